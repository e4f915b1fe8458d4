import type { Claim, Played } from './played.ts';
import { readHeadline, same } from './read-words.ts';

const winnerOf = ({ record: { goals, shootOut } }: Played) => {
  const { home, away } = shootOut ?? goals;
  return home === away ? undefined : home > away ? 'home' : 'away';
};

/** The first is the winner, the other the loser, and the score, if it is there, is that of the match. */
const isWin = ({ T1, T2, score }: Record<string, string>, of: Played): boolean => {
  const [first, second] = [of.sideOf(T1!), of.sideOf(T2!)];
  const { goals } = of.record;
  return (
    first !== second &&
    winnerOf(of) === first &&
    (score === undefined || same(readHeadline(score), [goals[first], goals[second]]))
  );
};

const wasBehind = (name: string, { goals, sideOf }: Played): boolean =>
  goals.some(({ side, before: [own, others] }) => side === sideOf(name) && own < others);

const isLate = ({ goals }: Played): boolean =>
  goals.some(
    ({ minute, before: [own, others] }) => Number.parseInt(minute) >= 85 && Math.abs(own - others) <= 1,
  );

const scored = (name: string, least: number, { goals }: Played): boolean =>
  goals.filter(({ player, kind }) => player === name && kind !== 'own').length >= least;

/** What headlines say. */
export const titleClaims: Claim[] = [
  {
    pattern: /^(?<T1>T) (?:يتخطى|يفوز على|يتفوق على) (?<T2>T) (?:بركلات الترجيح|بعد ركلات الترجيح)$/,
    isTrue: (found, of) => of.record.shootOut !== null && isWin(found, of),
  },
  {
    pattern: /^ركلات الترجيح تحسم مواجهة T وT$/,
    isTrue: (_, of) => of.record.shootOut !== null,
  },
  {
    pattern:
      /^(?<T1>T) (?:يقلب تأخره أمام (?<T2>T) إلى فوز|يتأخر ثم يفوز على (?<T3>T) (?<score>ب.+)|يعود أمام (?<T4>T) ويفوز (?<score2>ب.+)|يحوّل تأخره إلى فوز على (?<T5>T))$/,
    isTrue: ({ T1, T2, T3, T4, T5, score, score2 }, of) =>
      isWin(
        { T1: T1!, T2: (T2 ?? T3 ?? T4 ?? T5)!, ...((score ?? score2) && { score: (score ?? score2)! }) },
        of,
      ) && wasBehind(T1!, of),
  },
  {
    pattern:
      /^(?:ثلاثية (?<P1>P) تقود (?<T1>T) إلى الفوز على (?<T2>T)|(?<P2>P) يسجل ثلاثة أهداف في فوز (?<T3>T) على (?<T4>T)|بثلاثية (?<P3>P): (?<T5>T) يتفوق على (?<T6>T))$/,
    isTrue: ({ P1, P2, P3, T1, T2, T3, T4, T5, T6 }, of) =>
      isWin({ T1: (T1 ?? T3 ?? T5)!, T2: (T2 ?? T4 ?? T6)! }, of) && scored((P1 ?? P2 ?? P3)!, 3, of),
  },
  {
    pattern:
      /^(?:هدف متأخر من (?<P1>P) يمنح (?<T1>T) الفوز على (?<T2>T)|(?<P2>P) يحسم فوز (?<T3>T) على (?<T4>T) في الدقائق الأخيرة|(?<T5>T) يخطف الفوز من (?<T6>T) بهدف متأخر)$/,
    isTrue: ({ P1, P2, T1, T2, T3, T4, T5, T6 }, of) =>
      isWin({ T1: (T1 ?? T3 ?? T5)!, T2: (T2 ?? T4 ?? T6)! }, of) &&
      isLate(of) &&
      ((P1 ?? P2) ? scored((P1 ?? P2)!, 1, of) : true),
  },
  {
    pattern:
      /^(?:هدف (?<P1>P) يكفي (?<T1>T) للفوز على (?<T2>T)|(?<T3>T) يتجاوز (?<T4>T) بهدف (?<P2>P)|(?<P3>P) يمنح (?<T5>T) الفوز على (?<T6>T))$/,
    isTrue: ({ P1, P2, P3, T1, T2, T3, T4, T5, T6 }, of) =>
      isWin({ T1: (T1 ?? T3 ?? T5)!, T2: (T2 ?? T4 ?? T6)! }, of) &&
      of.goals.length === 1 &&
      scored((P1 ?? P2 ?? P3)!, 1, of),
  },
  {
    pattern:
      /^(?:فوز عريض: |فوز )?(?<T1>T) (?:يكتسح |يتغلب على |يهز شباك |يفوز على |يتخطى |يتفوق على |على )(?<T2>T) (?<score>ب.+)$/,
    isTrue: isWin,
  },
  {
    pattern:
      /^(?:التعادل السلبي ينهي مواجهة T وT|T وT يكتفيان بالتعادل السلبي|لا أهداف في لقاء T وT|تعادل سلبي بين T وT)$/,
    isTrue: (_, { record, goals }) => goals.length === 0 && !record.shootOut,
  },
  {
    pattern:
      /^(?:(?<T1>T) يخطف التعادل من T في الدقائق الأخيرة|هدف متأخر يمنح (?<T2>T) التعادل مع T|(?<T3>T) يدرك التعادل أمام T بهدف متأخر)$/,
    isTrue: ({ T1, T2, T3 }, of) =>
      winnerOf(of) === undefined && isLate(of) && of.goals.at(-1)!.side === of.sideOf((T1 ?? T2 ?? T3)!),
  },
  {
    pattern:
      /^(?:T وT يتعادلان (?<score>ب.+)|T يتعادل مع T (?<score2>ب.+)|لقاء T وT ينتهي بالتعادل|لا غالب بين T وT)$/,
    isTrue: ({ score, score2 }, of) => {
      const headline = readHeadline(score ?? score2 ?? '');
      const { home, away } = of.record.goals;
      return (
        winnerOf(of) === undefined && home > 0 && (headline === undefined || same(headline, [home, away]))
      );
    },
  },
];
