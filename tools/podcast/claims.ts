import { clockClaim, comingClaims } from './coming-claims.ts';
import { goalClaims } from './goal-claims.ts';
import type { Claim } from './reader.ts';
import { countOf, drawOf, ordinalOf, scoreOf } from './read-words.ts';

const same = (a: readonly number[] | undefined, b: readonly number[]) => a?.join() === b.join();

/** Patterns of results: `W` won against `L`. */
const results = [
  /^(?:فاز|تغلب|تفوق|هزم|تخطى|تجاوز|اكتسح) (?<W>T)(?: فوزا عريضا)? (?:على |ضيفه |مضيفه |منافسه )?(?:ضيفه |مضيفه )?(?<L>T) (?<s>ب.+(?:دون رد|مقابل.+))\.$/,
  /^حقق (?<W>T) (?:الفوز|فوزا كبيرا) على (?<L>T) (?<s>ب.+(?:دون رد|مقابل.+))\.$/,
  /^(?:حسم|كسب) (?<W>T) (?:لقاءه|مواجهته) مع (?<L>T) (?<s>ب.+(?:دون رد|مقابل.+))\.$/,
  /^خرج (?<W>T) فائزا من مواجهة (?<L>T) (?<s>ب.+(?:دون رد|مقابل.+))\.$/,
  /^عاد (?<W>T) فائزا من أرض (?<L>T) (?<s>ب.+(?:دون رد|مقابل.+))\.$/,
  /^أمطر (?<W>T) شباك (?<L>T) (?<s>ب.+(?:دون رد|مقابل.+))\.$/,
  /^(?:سقط|تلقى|خسر) (?<L>T)(?: هزيمة ثقيلة)?(?: على أرضه)? أمام (?:مضيفه )?(?<W>T) (?<s>ب.+(?:دون رد|مقابل.+))\.$/,
  /^و(?:على|خارج) أرضه، (?:تغلب|تفوق) (?<W>T) على (?<L>T) (?<s>ب.+(?:دون رد|مقابل.+))\.$/,
  /^وحسم (?<W>T) المباراة (?<s>ب.+(?:دون رد|مقابل.+))\.$/,
  /^(?:فاز|خرج|أنهى) (?<W>T)(?: اللقاء)?(?: فائزا)? (?<s>ب.+(?:دون رد|مقابل.+))\.$/,
];

const wins: Claim[] = results.map((pattern) => ({
  pattern,
  isTrue: ({ W, L, s }, { match, sideOf, text }) => {
    const side = sideOf(W!);
    const other = side === 'home' ? 'away' : 'home';
    const isAway = /مضيفه|خارج أرضه|من أرض|على أرضه أمام/.test(text);
    const isHome = !isAway && /ضيفه|على أرضه/.test(text);
    return (
      same(scoreOf(s!), [match!.goals[side], match!.goals[other]]) &&
      (L === undefined || sideOf(L) === other) &&
      (!isAway || side === 'away') &&
      (!isHome || side === 'home')
    );
  },
}));

/** Leads without a score: what was special. */
const leads: Claim[] = [
  {
    pattern:
      /^(?:قلب|عاد|تأخر|حول) (?<W>T) (?:تأخره |من تأخر )?أمام (?<L>T)(?: إلى (?:فوز|انتصار)|، وخرج فائزا|، ثم فاز)\.$/,
    isTrue: ({ W }, { sideOf, wasBehind, winner }) => winner === sideOf(W!) && wasBehind(sideOf(W!)),
  },
  {
    pattern:
      /^(?:لم يحافظ (?<L>T) على تقدمه، وفاز (?<W>T) في النهاية|تقدم (?<L2>T) على (?<W2>T)، لكنه خسر في النهاية)\.$/,
    isTrue: ({ W, W2 }, { sideOf, wasBehind, winner }) =>
      winner === sideOf((W ?? W2)!) && wasBehind(sideOf((W ?? W2)!)),
  },
  {
    pattern:
      /^(?:خطف (?<W>T) الفوز من T بهدف متأخر|انتظر (?<W2>T) حتى الدقائق الأخيرة ليفوز على T|حسم (?<W3>T) لقاءه مع T في الدقائق الأخيرة|جاء فوز (?<W4>T) على T في الدقائق الأخيرة|منح هدف متأخر (?<W5>T) الفوز على T)\.$/,
    isTrue: ({ W, W2, W3, W4, W5 }, { sideOf, winner, goals }) => {
      const side = sideOf((W ?? W2 ?? W3 ?? W4 ?? W5)!);
      return (
        winner === side && goals.some((goal) => goal.side === side && goal.isWinning && goal.elapsed >= 85)
      );
    },
  },
  {
    pattern:
      /^(?:خطف|أدرك|أفلت|حرم) (?<S>T) (?:التعادل من T|التعادل أمام T|من الخسارة أمام T|منافسه T) .*(?:الأخيرة|متأخر)\.$|^ضاع الفوز من T أمام (?<S2>T) في الدقائق الأخيرة\.$/,
    isTrue: ({ S, S2 }, { sideOf, winner, goals }) => {
      const side = sideOf((S ?? S2)!);
      const last = goals.findLast((goal) => goal.before[0] + 1 === goal.before[1]);
      return winner === undefined && last?.side === side && last.elapsed >= 85;
    },
  },
];

const halves: Claim[] = [
  {
    pattern:
      /^(?:انتهى الشوط الأول بتقدم|كان|أنهى|دخل|ذهب) (?<W>T)(?: الشوط الأول)?(?: إلى)?(?: الاستراحة)? ?(?:متقدما )?(?:عند الاستراحة )?(?<s>ب.+)\.$/,
    isTrue: ({ W, s }, { match, sideOf, text }) => {
      const half = match!.halftime!;
      const side = sideOf(W!);
      return (
        /الشوط الأول|الاستراحة/.test(text) &&
        same(scoreOf(s!), [half[side], half[side === 'home' ? 'away' : 'home']])
      );
    },
  },
  {
    pattern:
      /^(?:انتهى الشوط الأول|كان الشوط الأول قد انتهى|أنهى الفريقان الشوط الأول|خرج الفريقان من الشوط الأول|ذهب الفريقان إلى الاستراحة) (?<d>بالتعادل.+)\.$/,
    isTrue: ({ d }, { match }) =>
      match!.halftime!.home === match!.halftime!.away && drawOf(d!) === match!.halftime!.home,
  },
];

const draws: Claim[] = [
  {
    pattern:
      /^(?:انتهت مباراة|انتهى لقاء|اكتفى|خرج|أنهى|عاد|قنع) (?<H>T) (?:و|لقاءه مع |من أرض |وضيفه )(?<A>T) (?<d>بالتعادل.+)\.$/,
    isTrue: ({ H, A, d }, { match, sideOf, text }) =>
      sideOf(H!) !== sideOf(A!) &&
      (!text.startsWith('عاد') || sideOf(H!) === 'away') &&
      (!text.includes('وضيفه') || sideOf(H!) === 'home') &&
      match!.goals.home === match!.goals.away &&
      drawOf(d!) === match!.goals.home,
  },
  {
    pattern:
      /^(?:وانتهت المباراة|وانتهى اللقاء|اكتفى الفريقان|خرج الفريقان|أنهى الفريقان اللقاء) (?<d>بالتعادل.+)\.$/,
    isTrue: ({ d }, { match }) => match!.goals.home === match!.goals.away && drawOf(d!) === match!.goals.home,
  },
  {
    pattern: /^(?:وانتهت المباراة|وانتهى اللقاء) (?<s>ب.+)\.$/,
    isTrue: ({ s }, { match }) =>
      same(
        scoreOf(s!),
        [match!.goals.home, match!.goals.away].toSorted((a, b) => b - a),
      ),
  },
];

const around: Claim[] = [
  {
    pattern:
      /^(?:رفع|أصبح في رصيد|بلغ رصيد|صار رصيد|وصل رصيد|توقف رصيد|بقي رصيد|تجمد رصيد|لا يزال في رصيد|لم يتجاوز رصيد|جمع|يملك|حصد|رصيد) (?<W>T)(?: رصيده)?(?: إلى| عند| بعد الخسارة| حتى الآن| قبل اللقاء)? (?<n>\S+ نق\S+|نقط\S+(?: واحدة)?)(?: منذ بداية الموسم)?\.$/,
    isTrue: ({ W, n }, { rowOf }) => rowOf(W!)?.points === countOf(n!),
  },
  {
    pattern: /^في رصيده (?<n>.+)\.$/,
    isTrue: ({ n }, { rowOf, previousTeam }) => rowOf(previousTeam!)?.points === countOf(n!),
  },
  {
    pattern:
      /^(?:فاز|كسب|حقق|بلغت سلسلة انتصارات|في سجل) (?<W>T) ?(?:الآن |في آخر |آخر |في الدوري )?(?<n>\d+) (?:مبارا\S+|مباريات|انتصار\S+).*\.$/,
    isTrue: ({ W, n }, { runOf }) => runOf(W!, (one) => one === 'W') === Number(n),
  },
  {
    pattern:
      /^(?:خسر|تلقى|لم يحصد|بلغت سلسلة هزائم|انتهت آخر) ?(?<W>T)? ?(?:أي نقطة )?(?:في آخر |آخر |في الدوري )?(?<n>\d+) \S+(?: خاضها (?<W2>T))?.*\.$/,
    isTrue: ({ W, W2, n }, { runOf }) => runOf((W ?? W2)!, (one) => one === 'L') === Number(n),
  },
  {
    pattern:
      /^(?:لم يخسر|لم يعرف|تجنب|خاض|امتدت سلسلة) (?<W>T) ?(?:الخسارة )?(?:دون خسارة )?(?:في آخر |آخر |في الدوري إلى )?(?<n>\d+) .*$/,
    isTrue: ({ W, n }, { runOf }) => runOf(W!, (one) => one !== 'L') === Number(n),
  },
  {
    pattern: /^(?:سدد|كان|أطلق|وصل عدد محاولات|كانت ل) ?(?<W>T) .*?(?<n>\d+) تسديد\S+/,
    isTrue: ({ W, n }, { match, sideOf }) => match!.statistics![sideOf(W!)].shots === Number(n),
  },
  {
    pattern:
      /^(?:استحوذ|كانت الكرة في حوزة|سيطر|مالت كفة الاستحواذ إلى|كان الاستحواذ ل) ?(?<W>T) .*?بنسبة (?<n>\d+) في المئة\.$/,
    isTrue: ({ W, n }, { match, sideOf }) => match!.statistics![sideOf(W!)].possession === Number(n),
  },
];

const tables: Claim[] = [
  {
    pattern:
      /^(?:يتصدر|في صدارة|الصدارة في|يقف|متصدر|يحتل|انتزع|صعد|اعتلى|قفز|تحولت صدارة) .*(?<C>الدوري \S+(?: الممتاز)?).* (?<n>\S+ نقاط|\S+ نقطة|نقطتين|نقطتان|نقطة واحدة)\.$/,
    isTrue: ({ C, n }, { tableOf, text }) => {
      const [first] = tableOf(C!);
      const isNew = /^(?:انتزع|صعد|اعتلى|قفز|تحولت)/.test(text);
      const isNamed = text.includes(first!.team.name) || text.includes(`ل${first!.team.name}`);
      return isNamed && first!.points === countOf(n!) && (!isNew || first!.before !== 1);
    },
  },
  {
    pattern:
      /^(?:ويتقدم على (?<W>T) بفارق (?<n>.+)|(?:يأتي|يلاحقه|أقرب ملاحقيه|خلفه مباشرة) (?<W2>T)(?: خلفه)? بفارق (?<n2>.+))\.$/,
    isTrue: ({ W, W2, n, n2 }, { gapOf }) => gapOf((W ?? W2)!) === countOf((n ?? n2)!),
  },
  {
    pattern:
      /^(?:يساويه|يملك|خلفه|يتساوى معه|ويأتي) (?<W>T) (?:في عدد النقاط|الرصيد نفسه خلفه|بالرصيد نفسه|في النقاط|بعده بالرصيد ذاته)\.$/,
    isTrue: ({ W }, { gapOf }) => gapOf(W!) === 0,
  },
  {
    pattern:
      /(?<W>T) (?:.*)?(?:في ذيل|المركز الأخير|التر?تيب) برصيد (?<n>.+)\.$|^(?:في ذيل الترتيب|آخر الفرق) (?<W2>T) برصيد (?<n2>.+)\.$|^(?:يتذيل|يحتل|يقف) (?<W3>T) .*برصيد (?<n3>.+)\.$/,
    isTrue: ({ W, W2, W3, n, n2, n3 }, { rowOf, lastPlace }) => {
      const row = rowOf((W ?? W2 ?? W3)!);
      return row !== undefined && row.points === countOf((n ?? n2 ?? n3)!) && lastPlace(row.team.id);
    },
  },
  {
    pattern: /^(?:في|صاحب) المركز (?<p>\S+) (?:نجد|هو|يقف) (?<W>T)(?: قبل المباراة)?\.$/,
    isTrue: ({ W, p }, { rowOf }) => rowOf(W!)?.place === ordinalOf(p!),
  },
  {
    pattern: /^(?<verb>\S+) (?<W>T) .*?المركز (?<p>\S+?)\.$/,
    isTrue: ({ verb, W, p }, { rowOf }) => {
      const row = rowOf(W!);
      if (!row || row.place !== ordinalOf(p!)) return false;
      if (/^(?:صعد|تقدم|ارتقى|ارتفع|كسب)$/.test(verb!)) return row.place < row.before!;
      if (/^(?:تراجع|نزل|فقد|تأخر|تقهقر)$/.test(verb!)) return row.place > row.before!;
      return true;
    },
  },
];

/** What each kind of sentence says, read from its printed words alone; one that none of these reads is a fault. */
export const claims: readonly Claim[] = [
  ...goalClaims,
  ...leads,
  ...halves,
  ...draws,
  ...wins,
  ...comingClaims,
  ...around,
  ...tables,
  clockClaim,
];
