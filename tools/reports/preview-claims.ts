import {
  type Coming,
  isWhen,
  isWhere,
  type PreviewClaim,
  readPoints,
  readTally,
  runOf,
  tallyOf,
} from './coming.ts';
import { drawnMeeting, isDrawnMeeting, isWonMeeting, wonMeeting } from './last-meeting-claims.ts';
import { scorerClaims } from './scorer-claims.ts';
import { readCount, readOrdinal, same } from './read-words.ts';

const hosts = (home: string, away: string, { record, sideOf }: Coming): boolean =>
  record.isHosted && sideOf(home) === 'home' && sideOf(away) === 'away';
const are = (home: string, away: string, { sideOf }: Coming): boolean =>
  sideOf(home) === 'home' && sideOf(away) === 'away';

const WHEN = String.raw` (?<when>يوم .+? المكرمة)، (?<where>.+)\.$`;

const lead = (start: string, isTrue: (T1: string, T2: string, of: Coming) => boolean): PreviewClaim => ({
  pattern: new RegExp(`^${start}${WHEN}`),
  isTrue: ({ T1, T2, when, where }, of) =>
    isTrue(T1!, T2!, of) && isWhen(when!, of.record) && isWhere(where!, of.record),
});

const leads: PreviewClaim[] = [
  lead('(?:يستضيف (?<T1>T)) (?<T2>T)', hosts),
  lead('(?:يلتقي|يستقبل) (?<T1>T) ضيفه (?<T2>T)', hosts),
  lead('(?:يلعب (?<T1>T) أمام ضيفه) (?<T2>T)', hosts),
  lead('يخوض (?<T1>T) لقاءه مع ضيفه (?<T2>T)', hosts),
  lead('يحل (?<T2>T) ضيفًا على (?<T1>T)', hosts),
  lead('تُقام مباراة (?<T1>T) وضيفه (?<T2>T)', hosts),
  lead('(?:تُقام|تنطلق) مباراة (?<T1>T) و(?<T2>T)', are),
  lead('(?:يلتقي|يتواجه) (?<T1>T) و(?<T2>T)', are),
  lead('يواجه (?<T1>T) (?<T2>T)', are),
  lead('يلعب (?<T1>T) أمام (?<T2>T)', are),
  lead('يخوض (?<T1>T) لقاءه مع (?<T2>T)', are),
];

const isPlace = (name: string, [place, points]: [string, string], { record, sideOf }: Coming): boolean => {
  const row = record.places?.[sideOf(name)];
  return row?.place === readOrdinal(place) && row.points === readPoints(points);
};

const POINTS = 'برصيد [^،.]+|بلا نقاط';

const table: PreviewClaim[] = [
  {
    pattern: new RegExp(
      String.raw`^(?:(?:يحتل|يشغل) (?<Ta>T)|يدخل (?<Tb>T) اللقاء وهو في|في جدول الترتيب، يأتي (?<Tc>T) في|يقف (?<Td>T) قبل هذه المباراة في|قبل هذا اللقاء، يأتي (?<Te>T) في) المركز (?<p1>\S+) (?<n1>${POINTS})، (?:بينما يأتي |ويدخله |ويقف |أما |و)(?<T2>T)(?: وهو)? (?:في|ففي) المركز (?<p2>\S+) (?<n2>${POINTS})\.$`,
    ),
    isTrue: ({ Ta, Tb, Tc, Td, Te, T2, p1, n1, p2, n2 }, of) => {
      const T1 = (Ta ?? Tb ?? Tc ?? Td ?? Te)!;
      return of.sideOf(T1) !== of.sideOf(T2!) && isPlace(T1, [p1!, n1!], of) && isPlace(T2!, [p2!, n2!], of);
    },
  },
  {
    pattern:
      /^و(?:تفصل بين الفريقين|الفارق بينهما|يبلغ الفارق بين الفريقين|يتقدم (?<Ta>T) بفارق|يملك (?<Tb>T)(?=.+ أكثر من منافسه\.)) (?<n>.+?)(?: أكثر من منافسه)?\.$/,
    isTrue: ({ Ta, Tb, n }, { record: { places }, sideOf }) => {
      const gap = places!.home.points - places!.away.points;
      const ahead = gap > 0 ? 'home' : 'away';
      const T = Ta ?? Tb;
      return gap !== 0 && readCount(n!) === Math.abs(gap) && (T === undefined || sideOf(T) === ahead);
    },
  },
  {
    pattern:
      /^(?:ويتساوى الفريقان في عدد النقاط|ويملك الفريقان العدد نفسه من النقاط|والفريقان متساويان في النقاط|ولكل من الفريقين العدد نفسه من النقاط|ورصيد الفريقين من النقاط واحد)\.$/,
    isTrue: (_, { record: { places } }) => places!.home.points === places!.away.points,
  },
  {
    pattern:
      /^و(?:سجل |ل|أحرز |بلغ عدد أهداف |في البطولة سجل )(?<T1>T)(?<a> (?:في البطولة )?\d[^،]*|(?: في البطولة)[^،]*)، (?:بينما سجل |ول|وأحرز |وعدد أهداف |وسجل )(?<T2>T)(?<b>.+)\.$/,
    isTrue: ({ T1, T2, a, b }, { record: { places }, sideOf }) => {
      const of = (name: string) => [places![sideOf(name)].scored, places![sideOf(name)].conceded];
      const figures = (text: string) => (text.match(/\d+/g) ?? []).map(Number);
      return sideOf(T1!) !== sideOf(T2!) && same(figures(a!), of(T1!)) && same(figures(b!), of(T2!));
    },
  },
];

/** Undefined where there are not so many. */
const lastTally = (outcomes: readonly string[], length: number) =>
  outcomes.length < length ? undefined : tallyOf(outcomes.slice(-length));

const form: PreviewClaim[] = [
  {
    pattern:
      /^(?:للفريقين الحصيلة نفسها في|خرج كل من الفريقين من|في سجل كل من الفريقين من|يصل كل من الفريقين إلى هذا اللقاء (?<a>.+) في|حصيلة كل من الفريقين في) آخر (?<n>\d+ مباريات|مباراتين) (?:لكل منهما|له) في البطولة:?(?<b> .+)?\.$/,
    isTrue: ({ a, b, n }, { record: { outcomes } }) =>
      [outcomes.home, outcomes.away].every((of) =>
        same([readTally((a ?? b)!)], [lastTally(of, readCount(n!)!)]),
      ),
  },
  {
    pattern:
      /^(?:حصيلة|خرج|في (?<each>آخر (?:\d+ مباريات|مباراتين)) لكل فريق في البطولة، خرج|في سجل|يصل|نتائج (?<both>آخر (?:\d+ مباريات|مباراتين)) في البطولة: ل)(?: )?(?<T1>T)(?<a>(?: |:)(?=.*(?:انتصار|تعادل|هزيم|هزائم)).+?)، (?:وحصيلة |وخرج |وفي سجل |ويصل إليه |ول|و)(?<T2>T)(?<b>.+)\.$/,
    isTrue: ({ T1, T2, a, b, each, both }, { record, sideOf }) => {
      const own = /آخر (\d+ مباريات|مباراتين)/.exec(each ?? both ?? a!)?.[1];
      const length = readCount(own ?? '');
      if (length === undefined) return false;
      const isRight = (name: string, text: string) => {
        const counted = readTally(text.replace(/آخر (\d+ مباريات|مباراتين)/, ''));
        return same([counted], [lastTally(record.outcomes[sideOf(name)], length)]);
      };
      return sideOf(T1!) !== sideOf(T2!) && isRight(T1!, a!) && isRight(T2!, b!);
    },
  },
  {
    pattern:
      /^و(?:خاض (?<Ta>T) حتى الآن|منذ بداية البطولة خرج (?<Tb>T)|نتائج (?<Tc>T) في البطولة كلها|في البطولة كلها ل(?<Td>T)|حصيلة (?<Te>T) في) (?<a>.+?)، و(?:خاض |خرج |نتائج |ل|حصيلة )(?<T2>T) (?<b>.+)\.$/,
    isTrue: ({ Ta, Tb, Tc, Td, Te, T2, a, b }, { record, sideOf }) => {
      const isRight = (name: string, text: string) => {
        const outcomes = record.outcomes[sideOf(name)];
        const played = /(\d+ مباريات|\d+ مباراة|مباراتين|مباراة واحدة)/.exec(text)?.[1];
        const rest = text.replace(played ?? '', '');
        return readCount(played ?? '') === outcomes.length && same([readTally(rest)], [tallyOf(outcomes)]);
      };
      return isRight((Ta ?? Tb ?? Tc ?? Td ?? Te)!, a!) && isRight(T2!, b!);
    },
  },
];

const N = String.raw`(?:آخر (?<n1>.+?)|مبارياته الـ(?<n2>\d+) الأخيرة|(?<n3>\d+) \S+)`;

const run = (start: string, isPart: (one: string) => boolean): PreviewClaim => ({
  pattern: new RegExp(`^${start}`),
  isTrue: ({ T, n1, n2, n3 }, { record, sideOf }) =>
    runOf(record.outcomes[sideOf(T!)], isPart) === readCount((n1 ?? n2 ?? n3)!),
});

const isWin = (one: string) => one === 'W';
const isLoss = (one: string) => one === 'L';
const runs: PreviewClaim[] = [
  run(String.raw`وفاز (?<T>T) في ${N} له في البطولة\.$`, isWin),
  run(String.raw`ول(?<T>T) ${N} (?:متتالية|متتاليًا) في البطولة\.$`, isWin),
  run(String.raw`ويدخل (?<T>T) اللقاء بعد (?<n3>\d+) انتصارً?ا?ت? (?:متتالية|متتاليًا) في البطولة\.$`, isWin),
  run(String.raw`وحقق (?<T>T) الفوز في ${N} في البطولة\.$`, isWin),
  run(String.raw`وكسب (?<T>T) ${N} خاضها في البطولة\.$`, isWin),
  run(String.raw`وخسر (?<T>T) ${N}(?: له)? في البطولة\.$`, isLoss),
  run(
    String.raw`و(?:تلقى|يدخل) (?<T>T)(?: اللقاء بعد)? (?<n3>\d+) (?:هزائم|هزيمة) متتالية في البطولة\.$`,
    isLoss,
  ),
  run(String.raw`وانتهت ${N} خاضها (?<T>T) في البطولة بالخسارة\.$`, isLoss),
  run(String.raw`ولم يخسر (?<T>T) في ${N} له في البطولة\.$`, (one) => one !== 'L'),
  run(String.raw`ولم يتلق (?<T>T) أي هزيمة في ${N} له في البطولة\.$`, (one) => one !== 'L'),
  run(String.raw`وتجنب (?<T>T) الخسارة في ${N} في البطولة\.$`, (one) => one !== 'L'),
  run(String.raw`ويدخل (?<T>T) اللقاء بعد (?<n1>.+?) دون خسارة في البطولة\.$`, (one) => one !== 'L'),
  run(String.raw`وخاض (?<T>T) ${N} له في البطولة دون خسارة\.$`, (one) => one !== 'L'),
  run(String.raw`ولم يفز (?<T>T) في ${N} له في البطولة\.$`, (one) => one !== 'W'),
  run(String.raw`ولم يحقق (?<T>T) الفوز في ${N} في البطولة\.$`, (one) => one !== 'W'),
  run(String.raw`ويدخل (?<T>T) اللقاء بعد (?<n1>.+?) دون فوز في البطولة\.$`, (one) => one !== 'W'),
  run(String.raw`وخاض (?<T>T) ${N} له في البطولة دون فوز\.$`, (one) => one !== 'W'),
  run(String.raw`وغاب الفوز عن (?<T>T) في ${N} له في البطولة\.$`, (one) => one !== 'W'),
];

const readTimes = (text: string | undefined) =>
  text === undefined ? 0 : text === 'مرة واحدة' ? 1 : text === 'مرتين' ? 2 : Number.parseInt(text);

type Meeting = Coming['record']['meetings'][number];

const isAll = (n: string, { meetings: all }: Coming['record'], is: (one: Meeting) => boolean): boolean =>
  (n === 'مواجهتين' ? 2 : Number.parseInt(n)) === all.length && all.every(is);

const meetings: PreviewClaim[] = [
  {
    pattern:
      /^(?:في|من|شهدت|حصيلة|في سجل) آخر (?<n>\d+ مواجهات|مواجهتين) بين الفريقين(?:،|:)? (?<rest>(?:فاز|فوز|تعادلا|التعادل).+)\.$/,
    isTrue: ({ n, rest }, { record, sideOf, team }) => {
      const wins = [...rest!.matchAll(new RegExp(`ف(?:از|وز) (${team}) (مرة واحدة|مرتين|\\d+ مرات)`, 'g'))];
      const draws = /(?:تعادلا|التعادل) (مرة واحدة|مرتين|\d+ مرات)/.exec(rest!)?.[1];
      const said = { home: 0, away: 0, draws: readTimes(draws) };
      for (const [, name, times] of wins) said[sideOf(name!)] += readTimes(times);
      const real = { home: 0, away: 0, draws: 0 };
      for (const { goals } of record.meetings)
        real[goals.home > goals.away ? 'home' : goals.home < goals.away ? 'away' : 'draws']++;
      const played = n === 'مواجهتين' ? 2 : Number.parseInt(n!);
      return played === record.meetings.length && same([said], [real]);
    },
  },
  {
    pattern:
      /^(?:فاز (?<Ta>T) في|انتهت(?=.+ بفوز (?<Tb>T)\.)|كسب (?<Tc>T)|في(?=.+ نصيب (?<Td>T)\.)|ذهب الفوز إلى (?<Te>T) في) آخر (?<n>\d+ مواجهات|مواجهتين) بين الفريقين(?: بفوز T| كان الفوز من نصيب T)?\.$/,
    isTrue: ({ Ta, Tb, Tc, Td, Te, n }, { record, sideOf }) => {
      const winner = sideOf((Ta ?? Tb ?? Tc ?? Td ?? Te)!);
      const loser = winner === 'home' ? 'away' : 'home';
      return isAll(n!, record, ({ goals }) => goals[winner] > goals[loser]);
    },
  },
  {
    pattern:
      /^(?:تعادل الفريقان في|انتهت|في|لم تعرف|كان التعادل نتيجة) آخر (?<n>\d+ مواجهات|مواجهتين) (?:بينهما|بين الفريقين)(?: بالتعادل| لم يفز أي منهما| فائزًا)?\.$/,
    isTrue: ({ n }, { record }) => isAll(n!, record, ({ goals }) => goals.home === goals.away),
  },
  {
    pattern: drawnMeeting,
    isTrue: (found, { record, sideOf }) => isDrawnMeeting(found, { lastMeeting: record.meetings[0], sideOf }),
  },
  {
    pattern: wonMeeting,
    isTrue: (found, { record, sideOf }) => isWonMeeting(found, { lastMeeting: record.meetings[0], sideOf }),
  },
];

/** What each kind of sentence of a preview says, read from its words alone. `T` and `P` stand for a team and a player. */
export const previewClaims: PreviewClaim[] = [
  ...leads,
  ...runs,
  ...table,
  ...form,
  ...scorerClaims,
  ...meetings,
];
