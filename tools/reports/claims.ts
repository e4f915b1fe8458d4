import type { MatchRecord, Side } from '@safira/reports/record';
import { goalClaims } from './goal-claims.ts';
import { drawnMeeting, isDrawnMeeting, isWonMeeting, wonMeeting } from './last-meeting-claims.ts';
import { readCount, readDraw, readOrdinal, readScore, same } from './read-words.ts';
import type { Claim, Played } from './played.ts';

const MINUTE = String.raw`الدقيقة (?<minute>\d+(?:\+\d+)?)`;
const other = (side: Side): Side => (side === 'home' ? 'away' : 'home');
const scoreOf = (goals: MatchRecord['goals'], side: Side) => [goals[side], goals[other(side)]];

/**
 * What each kind of sentence says, read from its words alone, and whether the record says so. `T` and `P` stand for a
 * team and a player. A sentence that none of these reads counts as a fault: it is not checked.
 */
export const claims: Claim[] = [
  {
    pattern:
      /^(?=.*ركلات الترجيح)(?:حسم|فاز|احتاج) (?<T1>T)(?: مواجهته مع| على| إلى ركلات الترجيح للفوز على) (?<T2>T)(?: بركلات الترجيح)? ب(?<most>\S+)(?: ركلات| ركلة)? مقابل (?<least>[^،]+)،/,
    isTrue: ({ T1, most, least }, { record, sideOf, text }) =>
      same([readCount(most!), readCount(least!)], scoreOf(record.shootOut!, sideOf(T1!))) &&
      isScoreBeforeKicks(record, text, sideOf),
  },
  {
    pattern:
      /^(?:فاز|تغلّب|حقق|تفوّق|خرج|حسم) (?<T1>T)(?: الفوز على| فائزًا من مواجهة| لقاءه مع| على) (?<T2>T) (?<score>ب.+?)(?<extra> بعد وقت إضافي)?،/,
    isTrue: ({ T1, T2, score, extra }, { record, sideOf }) =>
      sideOf(T1!) !== sideOf(T2!) &&
      same(readScore(score!), scoreOf(record.goals, sideOf(T1!))) &&
      record.goals[sideOf(T1!)] > record.goals[sideOf(T2!)] &&
      (extra !== undefined) === record.hadExtraTime,
  },
  {
    pattern: /^انتهت مواجهة (?<T1>T) و(?<T2>T) بفوز الأول (?<score>ب.+?)(?<extra> بعد وقت إضافي)?،/,
    isTrue: ({ T1, score, extra }, { record, sideOf }) =>
      same(readScore(score!), scoreOf(record.goals, sideOf(T1!))) &&
      (extra !== undefined) === record.hadExtraTime,
  },
  {
    pattern:
      /^(?:انتهت مباراة|انتهى لقاء|اكتفى|خرج) (?<T1>T) و(?<T2>T) (?<draw>بالتعادل.+?)(?<extra> بعد وقت إضافي)?(،| من اللقاء)/,
    isTrue: ({ draw, extra }, { record }) =>
      isDraw(record, draw!) && (extra !== undefined) === record.hadExtraTime,
  },
  {
    pattern: /^أنهى (?<T1>T) لقاءه مع (?<T2>T) (?<draw>بالتعادل.+?)(?<extra> بعد وقت إضافي)?،/,
    isTrue: ({ draw, extra }, { record }) =>
      isDraw(record, draw!) && (extra !== undefined) === record.hadExtraTime,
  },
  {
    pattern: /^و(?:انتهى الشوط الأول|كان الشوط الأول قد انتهى|أنهى الفريقان الشوط الأول) (?<draw>بالتعادل.+)\./,
    isTrue: ({ draw }, { record: { halftime } }) =>
      halftime!.home === halftime!.away && readDraw(draw!) === halftime!.home,
  },
  {
    pattern:
      /^و(?:انتهى الشوط الأول بتقدم|كان|أنهى) (?<T1>T)(?: متقدمًا| الشوط الأول متقدمًا)? (?<score>ب.+?)( عند الاستراحة)?\./,
    isTrue: ({ T1, score }, { record, sideOf }) =>
      same(readScore(`${score} `), scoreOf(record.halftime!, sideOf(T1!))),
  },
  ...goalClaims,
  {
    pattern:
      /^و(?:أكمل|أنهى|اضطر) (?<T1>T)(?: المباراة| اللقاء| إلى إكمال المباراة) ب(?<left>\S+) لاعبين بعد طرد (?<who>.+)\./,
    isTrue: ({ T1, left, who }, { redCards, sideOf }) => {
      const listed = [...who!.matchAll(/(?:^|و)(\S.*?) في الدقيقة (\d+(?:\+\d+)?)/g)].map(
        ([, name, minute]) => [name, minute],
      );
      const cards = redCards.filter(({ side }) => side === sideOf(T1!));
      return (
        readCount(left!) === 11 - cards.length &&
        same(
          listed.map(([, minute]) => minute),
          cards.map(({ minute }) => minute),
        ) &&
        cards.every(({ player }) => who!.includes(player))
      );
    },
  },
  {
    pattern: new RegExp(
      `^وأهدر (?<P>P) ركلة جزاء ل(?<T1>T) في ${MINUTE}|^وضاعت على (?<T2>T) ركلة جزاء سددها (?<P2>P) في الدقيقة (?<minute2>[\\d+]+)`,
    ),
    isTrue: ({ P, P2, T1, T2, minute, minute2 }, { missed, sideOf }) =>
      missed.some(
        (one) =>
          one.player === (P ?? P2) && one.minute === (minute ?? minute2) && one.side === sideOf((T1 ?? T2)!),
      ),
  },
  {
    pattern: new RegExp(`^و(?:أُلغي هدف|ألغت تقنية الفيديو هدفًا) ل(?<T1>T) في ${MINUTE}`),
    isTrue: ({ T1, minute }, { takenOff, sideOf }) =>
      takenOff.some((one) => one.minute === minute && one.side === sideOf(T1!)),
  },
  {
    pattern:
      /^و(?:سدد|بلغت تسديدات|في الأرقام، سدد) (?<T1>T) (?<shots>[^،(]+?)(?:، (?:منها|بينها) | \()(?<on>\d+) على المرمى\)?،? مقابل (?<less>\d+) ل(?<T2>T)/,
    isTrue: ({ T1, T2, shots, on, less }, { record: { statistics }, sideOf }) =>
      readCount(shots!) === statistics![sideOf(T1!)].shots &&
      Number(on) === statistics![sideOf(T1!)].onTarget &&
      Number(less) === statistics![sideOf(T2!)].shots,
  },
  {
    pattern:
      /^و(?:بلغت نسبة استحواذ|كان الاستحواذ|استحوذ) ل?(?<T1>T) (?:على الكرة )?(?:بنسبة )?(?<share>\d+)%\./,
    isTrue: ({ T1, share }, { record, sideOf }) =>
      record.statistics![sideOf(T1!)].possession === Number(share),
  },
  {
    pattern:
      /^و(?:رفع|بهذه النتيجة بلغ رصيد|أصبح رصيد|بات رصيد|بقي|توقف رصيد|تجمد رصيد) (?<T1>T)(?: رصيده إلى| على رصيده البالغ| عند)? (?<points>.+?) في المركز (?<after>\S+?)(?: بعد أن كان في المركز (?<before>\S+?))?\./,
    isTrue: ({ T1, points, after, before }, { record, sideOf }) => {
      const place = record.places![sideOf(T1!)];
      const read = points === 'بلا نقاط' ? 0 : readCount(points!);
      return (
        read === place.points &&
        readOrdinal(after!) === place.after &&
        (before === undefined ? place.before === place.after : readOrdinal(before) === place.before)
      );
    },
  },
  {
    pattern: /^وهذا هو الفوز (?<n>\S+) على التوالي ل(?<T1>T) في|^وحقق (?<T2>T) فوزه (?<n2>\S+) تواليًا/,
    isTrue: ({ n, n2, T1, T2 }, of) => of.run((T1 ?? T2)!, (one) => one === 'W') === readOrdinal((n ?? n2)!),
  },
  {
    pattern: /^وهذه هي الخسارة (?<n>\S+) على التوالي ل(?<T1>T) في|^وتلقى (?<T2>T) خسارته (?<n2>\S+) تواليًا/,
    isTrue: ({ n, n2, T1, T2 }, of) => of.run((T1 ?? T2)!, (one) => one === 'L') === readOrdinal((n ?? n2)!),
  },
  {
    pattern: /^و(?<what>لم يخسر|فاز|خسر) (?<T1>T) في آخر (?<n>.+?) له في البطولة\./,
    isTrue: ({ what, T1, n }, of) => {
      const isPart = {
        'لم يخسر': (one: string) => one !== 'L',
        فاز: (one: string) => one === 'W',
        خسر: (one: string) => one === 'L',
      }[what!]!;
      return of.run(T1!, isPart) === readCount(n!);
    },
  },
  {
    pattern:
      /^و(?<verb>يستضيف|يلتقي|يحل|يلعب) (?<T1>T) (?<rest>.+?) يوم (?<day>\S+) (?<date>\d+) (?<month>\S+)\./,
    isTrue: ({ verb, T1, rest, date, day }, { record, sideOf }) => {
      const coming = record.next[sideOf(T1!)]!;
      const instant = new Date(`${coming.date}T00:00:00Z`);
      const weekday = new Intl.DateTimeFormat('ar-EG', { weekday: 'long', timeZone: 'UTC' }).format(instant);
      const isAtHome = verb === 'يستضيف' || verb === 'يلتقي';
      return (
        rest!.includes(coming.opponent.name) &&
        isAtHome === coming.isAtHome &&
        Number(date) === instant.getUTCDate() &&
        day === weekday
      );
    },
  },
  {
    pattern: drawnMeeting,
    isTrue: (found, { record: { lastMeeting }, sideOf }) => isDrawnMeeting(found, { lastMeeting, sideOf }),
  },
  {
    pattern: wonMeeting,
    isTrue: (found, { record: { lastMeeting }, sideOf }) => isWonMeeting(found, { lastMeeting, sideOf }),
  },
  {
    pattern: /^و(?:أشهر الحكم|شهد اللقاء) (?<all>[^،]+)، (?<shares>.+)\./,
    isTrue: ({ all, shares }, { yellows, sideOf, team }) => {
      const listed = [...shares!.matchAll(new RegExp(`(\\S+)? ?ل(${team})`, 'g'))];
      const isRight = listed.every(([, n = 'كلها', name], index) => {
        const share = n.startsWith('كل') ? all! : index === 0 ? n : n.slice(1);
        return yellows[sideOf(name!)] === readCount(share);
      });
      return isRight && readCount(all!) === yellows.home + yellows.away;
    },
  },
  {
    pattern:
      /^و(?:حصل|نفذ) (?<T1>T|كل فريق) (?:على )?(?<n>\d+) \S+ ركنية(?: مقابل (?<less>.+?) ل(?<T2>T))?\./,
    isTrue: ({ T1, T2, n, less }, { record: { statistics }, sideOf }) =>
      T2 === undefined
        ? statistics!.home.corners === Number(n) && statistics!.away.corners === Number(n)
        : statistics![sideOf(T1!)].corners === Number(n) &&
          statistics![sideOf(T2)].corners === readCount(less!),
  },
  {
    pattern:
      /^و(?:بدأ|لعب) (?:(?<T1>T)(?: اللقاء)? بطريقة (?<first>[\d-]+)(?:، و| أمام )(?<T2>T)(?: الذي اعتمد طريقة| بطريقة) (?<second>[\d-]+)|الفريقان اللقاء بطريقة (?<both>[\d-]+))\./,
    isTrue: ({ T1, T2, first, second, both }, { record: { formations }, sideOf }) =>
      both === undefined
        ? formations![sideOf(T1!)] === first && formations![sideOf(T2!)] === second
        : formations!.home === both && formations!.away === both,
  },
  { pattern: /^وأدار اللقاء الحكم (?<name>.+)\./, isTrue: ({ name }, { record }) => name === record.referee },
];

function isScoreBeforeKicks(record: MatchRecord, text: string, sideOf: Played['sideOf']): boolean {
  const leg =
    /بعد انتهاء لقاء الإياب بفوز (?<team>.+?) (?<score>ب(?:هدف|هدفين|\S+ أهداف) (?:دون|مقابل).+?) وتعادل/.exec(
      text,
    );
  if (leg) return same(readScore(leg.groups!['score']!), scoreOf(record.goals, sideOf(leg.groups!['team']!)));
  const { goals, hadExtraTime } = record;
  return (
    goals.home === goals.away && readDraw(text) === goals.home && text.includes('الوقتين') === hadExtraTime
  );
}

function isDraw({ goals, shootOut }: MatchRecord, draw: string): boolean {
  return goals.home === goals.away && !shootOut && readDraw(draw) === goals.home;
}
