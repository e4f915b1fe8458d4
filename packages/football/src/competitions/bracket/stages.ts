/** A round of a bracket, in the order in which they are played. */
export const stages = [
  'preliminary',
  'round-1',
  'round-2',
  'round-3',
  'round-4',
  'round-5',
  'round-6',
  'last-128',
  'last-64',
  'last-32',
  'play-offs',
  'last-16',
  'quarter-finals',
  'semi-finals',
  'final',
] as const;
export type Stage = (typeof stages)[number];

/** The name that the provider gives a stage of which no match is stored yet. */
export const roundNames: Record<Stage, string> = {
  preliminary: 'Preliminary Round',
  'round-1': '1st Round',
  'round-2': '2nd Round',
  'round-3': '3rd Round',
  'round-4': '4th Round',
  'round-5': '5th Round',
  'round-6': '6th Round',
  'last-128': 'Round of 128',
  'last-64': 'Round of 64',
  'last-32': 'Round of 32',
  'play-offs': 'Knockout Round Play-offs',
  'last-16': 'Round of 16',
  'quarter-finals': 'Quarter-finals',
  'semi-finals': 'Semi-finals',
  final: 'Final',
};

/**
 * The names of knock-out rounds, for JavaScript and for PostgreSQL alike. In a league play-offs have other names
 * (`Promotion Play-offs - Final`): they are no bracket of the competition.
 */
const late =
  '(grand[ -])?finals?|(semi|quarter)[ -]?finals?|(1/)?(2|4|8|16|32|64)(th|nd)?[ -]finals?|round of (128|64|32|16)' +
  '|knockout (round|stage|phase) play[ -]?offs?|(3rd|third)[ -]place([ -]final)?';
/** Rounds that many competitions also have before their groups. */
const early = 'preliminary round|[1-6](st|nd|rd|th) round';
const ending = '( - (1st|2nd) leg| replays?)?';

/** Which rounds of a competition are knock-out rounds; compared without regard to case. */
export const roundPattern = ({ hasEarlyRounds }: { hasEarlyRounds: boolean }): string =>
  `^(${hasEarlyRounds ? `${late}|${early}` : late})${ending}$`;

const known = new RegExp(roundPattern({ hasEarlyRounds: true }), 'i');

/** The stage of a round by the provider's name; undefined for a round that is not of a bracket. */
export function stageOf(round: string): Stage | 'third-place' | undefined {
  if (!known.test(round)) return undefined;
  const name = round.toLowerCase().replace(/( - (1st|2nd) leg| replays?)$/, '');
  if (/^(3rd|third)[ -]place/.test(name)) return 'third-place';
  if (name.startsWith('knockout')) return 'play-offs';
  if (name.startsWith('preliminary')) return 'preliminary';
  const [, nth] = /^(\d).. round$/.exec(name) ?? [];
  if (nth) return stages.find((stage) => stage === `round-${nth}`);
  return lastOf(teamsIn(name));
}

/** How many teams are left when a round begins. */
function teamsIn(name: string): number {
  if (name.startsWith('semi')) return 4;
  if (name.startsWith('quarter')) return 8;
  const [, teams] = /^round of (\d+)$/.exec(name) ?? [];
  if (teams) return Number(teams);
  const [, ties] = /^(?:1\/)?(\d+)/.exec(name) ?? [];
  return ties ? Number(ties) * 2 : 2;
}

function lastOf(teams: number): Stage | undefined {
  if (teams === 2) return 'final';
  if (teams === 4) return 'semi-finals';
  if (teams === 8) return 'quarter-finals';
  return stages.find((stage) => stage === `last-${teams}`);
}
