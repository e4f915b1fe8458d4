import type { Coming, PreviewClaim } from './coming.ts';
import { readCount } from './read-words.ts';

type Found = { P: string; T: string; n: string };

const isScorer = ({ P, T, n }: Found, { record, sideOf }: Coming): boolean => {
  const scorer = record.scorers[sideOf(T)];
  return scorer?.name === P && scorer.goals === readCount(n);
};

/** Words about players agree with their team. */
const agrees = (text: string, { record, player }: Coming): boolean => {
  const words = text.replaceAll(new RegExp(player, 'gu'), '');
  const men = /(?:^|[ و])(?:يتصدر|هدافي|لاعبي|سجل|هو|هداف) /;
  const women = /(?:^|[ و])(?:تتصدر|هدافات|لاعبات|سجلت|هي|هدافة) /;
  return !(record.teams.home.gender === 'feminine' ? men : women).test(words);
};

/** Both scorers, or one: the second half of a sentence is optional. */
const claim = (first: string, second: string): PreviewClaim => ({
  pattern: new RegExp(`^${first}(?:، و${second})?\\.$`),
  isTrue: ({ P1, T1, n1, P2, T2, n2, season }, of) =>
    isScorer({ P: P1!, T: T1!, n: n1! }, of) &&
    (P2 === undefined || (isScorer({ P: P2, T: T2!, n: n2! }, of) && of.sideOf(T1!) !== of.sideOf(T2!))) &&
    (season !== undefined) === of.record.isLeague &&
    agrees(of.text, of),
});

const DURING = 'في البطولة(?<season> هذا الموسم)?';

export const scorerClaims: PreviewClaim[] = [
  claim(
    `[يت]تصدر (?<P1>P) هداف(?:ي|ات) (?<T1>T) ${DURING} برصيد (?<n1>[^،.]+)`,
    '[يت]تصدر (?<P2>P) هداف(?:ي|ات) (?<T2>T) برصيد (?<n2>[^،.]+)',
  ),
  claim(
    `أكثر لاعب(?:ي|ات) (?<T1>T) تسجيلًا ${DURING} (?:ه[وي] )?(?<P1>P) (?:\\(|برصيد )(?<n1>[^،.)]+)\\)?`,
    String.raw`أكثر لاعب(?:ي|ات) (?<T2>T) تسجيلًا (?<P2>P) \((?<n2>[^)]+)\)`,
  ),
  claim(
    `سجلت? (?<P1>P) (?<n1>[^،]+?) ${DURING}، وه[وي] هدافة? (?<T1>T)`,
    'سجلت? (?<P2>P) (?<n2>[^،]+?)، وه[وي] هدافة? (?<T2>T)',
  ),
  claim(
    `على صعيد الهداف(?:ين|ات)، [يت]تصدر (?<P1>P) قائمة (?<T1>T) ${DURING} برصيد (?<n1>[^،.]+)`,
    '[يت]تصدر (?<P2>P) قائمة (?<T2>T) برصيد (?<n2>[^،.]+)',
  ),
  claim(
    `هدافة? (?<T1>T) ${DURING} ه[وي] (?<P1>P) برصيد (?<n1>[^،.]+)`,
    'هدافة? (?<T2>T) ه[وي] (?<P2>P) برصيد (?<n2>[^،.]+)',
  ),
];
