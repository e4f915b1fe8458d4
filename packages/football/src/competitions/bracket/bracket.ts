import type { BracketRound, Tie, TieSide } from '@safira/contract/competitions/bracket';
import type { Match } from '@safira/contract/matches/matches';
import type { TeamRef } from '@safira/contract/parts';
import { isLiveCode } from '../../matches/status.ts';
import { type KnockoutFormat, knockoutFormats, type KnockoutRound } from '../../tables/knockout-formats.ts';
import { drawPaths, type Path } from './paths.ts';
import { roundNames, roundPattern, type Stage, stageOf, stages } from './stages.ts';
import {
  aggregateOf,
  type Draft,
  goalsOf,
  hasExtraTime,
  type KnockoutMatch,
  type Pair,
  penaltiesOf,
  type SideIndex,
  stateOf,
  tiesOf,
  winnerByResult,
} from './ties.ts';

type StoredMatch = KnockoutMatch & { league: Pick<Match['league'], 'round'> };

export type DrawnBracket = {
  /** `round` is the provider's name of the round. */
  rounds: (Omit<BracketRound, 'name'> & { round: string })[];
  thirdPlace: Tie | null;
};

/** The format of a competition's season; undefined where none is known. */
export function formatOf(competitionId: number, season: number): KnockoutFormat | undefined {
  const format = knockoutFormats[competitionId];
  return format && season >= format.from ? format : undefined;
}

/** Which rounds of a competition belong to its bracket: a regular expression, compared without regard to case. */
export function bracketRounds(competitionId: number): string {
  const rounds = knockoutFormats[competitionId]?.rounds ?? [];
  return roundPattern({ hasEarlyRounds: rounds.some(({ stage }) => isEarly(stage)) });
}

/**
 * OURS-11: the knock-out rounds of a season from its stored matches. Rounds of the format that follow the first stored
 * round are complete, with ties that are not decided yet.
 */
export function drawBracket(
  matches: readonly StoredMatch[],
  format: KnockoutFormat | undefined,
): DrawnBracket {
  const formats = new Map(format?.rounds.map((round) => [round.stage, round]));
  const byStage = Map.groupBy(matches, ({ league }) => stageIn(formats, league.round));
  const legsOf = ({ stage }: Draft) => (stage === 'third-place' ? 1 : formats.get(stage)?.legs);
  const shown = shownStages(byStage, formats);
  const { rounds, paths, places } = drawPaths(
    shown.map((stage) =>
      filled(tiesOf(stage, byStage.get(stage) ?? []), { stage, format: formats.get(stage) }),
    ),
    (tie) => winnerByResult(tie, legsOf(tie)),
  );
  const winners = new Map(rounds.flat().map((tie) => [tie, winnerOf(tie, paths.get(tie), legsOf(tie))]));
  const describe = (tie: Draft, sides: Pair<TieSide>): Omit<Tie, 'leadsTo' | 'drawnAt'> => {
    const legs = legsOf(tie);
    const winner = winners.get(tie) ?? null;
    return {
      sides,
      legs: tie.legs.map((match) => ({
        matchId: match.apiId,
        date: match.date,
        isTimeConfirmed: match.isTimeConfirmed,
        status: match.status,
        goals: goalsOf(tie, match),
      })),
      aggregate: aggregateOf(tie, legs),
      penalties: penaltiesOf(tie),
      hasExtraTime: hasExtraTime(tie),
      winner,
      state: stateOf(tie, { winner, legs }),
    };
  };
  const indexIn = (round: readonly Draft[] | undefined, tie: Draft | undefined) => {
    const index = tie && round ? round.indexOf(tie) : -1;
    return index === -1 ? null : index;
  };
  return {
    rounds: rounds.map((ties, index) => ({
      key: shown[index]!,
      round: roundNames[shown[index]!],
      ties: ties.map((tie) => ({
        ...describe(tie, sidesOf(tie, { before: rounds[index - 1], paths, winners })),
        leadsTo: indexIn(rounds[index + 1], paths.get(tie)?.next),
        drawnAt: indexIn(rounds[index + 1], places.get(tie)),
      })),
    })),
    thirdPlace: thirdPlaceOf(),
  };

  function thirdPlaceOf(): Tie | null {
    const [stored] = tiesOf('third-place', byStage.get('third-place') ?? []);
    const semis = rounds[shown.indexOf('semi-finals')] ?? [];
    if (!stored && !(format?.hasThirdPlace && semis.length === 2)) return null;
    const tie: Draft = stored ?? { stage: 'third-place', teams: [null, null], legs: [] };
    winners.set(tie, winnerByResult(tie, 1));
    const sides = tie.teams.map((team, side): TieSide => {
      if (team) return { team, from: null, isBye: false };
      const winner = winners.get(semis[side]!) ?? null;
      const loser = winner === null ? null : semis[side]!.teams[winner === 0 ? 1 : 0];
      return { team: loser, from: { tie: side, as: 'loser' }, isBye: false };
    });
    return { ...describe(tie, [sides[0]!, sides[1]!]), leadsTo: null, drawnAt: null };
  }
}

/** The provider has also called the play-offs before the round of 16 a round of 32. */
function stageIn(formats: ReadonlyMap<Stage, KnockoutRound>, round: string | null) {
  const stage = stageOf(round ?? '');
  return stage === 'last-32' && formats.has('play-offs') ? 'play-offs' : stage;
}

/** Stored rounds, and those of the format after the first of them, in the order in which they are played. */
function shownStages(
  byStage: ReadonlyMap<Stage | 'third-place' | undefined, unknown>,
  formats: ReadonlyMap<Stage, KnockoutRound>,
): Stage[] {
  const isStored = (stage: Stage) => byStage.has(stage) && (formats.has(stage) || !isEarly(stage));
  const first = stages.findIndex(isStored);
  if (first === -1) return [];
  return stages.filter((stage, index) => isStored(stage) || (index > first && formats.has(stage)));
}

/** The same names are used for qualifying rounds, which belong to a bracket in few competitions. */
const isEarly = (stage: Stage) => stages.indexOf(stage) < stages.indexOf('last-128');

/** The ties of a round with those that are not drawn yet. */
function filled(
  ties: Draft[],
  { stage, format }: { stage: Stage; format: KnockoutRound | undefined },
): Draft[] {
  const missing = Math.max((format?.ties ?? 0) - ties.length, 0);
  return [
    ...ties,
    ...Array.from({ length: missing }, (): Draft => ({ stage, teams: [null, null], legs: [] })),
  ];
}

/** The team that plays in the next round has won, whatever rule decided; else the result says it. */
function winnerOf(tie: Draft, path: Path | undefined, legs: 1 | 2 | undefined): SideIndex | null {
  if (tie.legs.some(({ status }) => isLiveCode(status.short))) return null;
  if (path?.by === 'team') return tie.teams[0]?.id === path.next.teams[path.side]?.id ? 0 : 1;
  return winnerByResult(tie, legs);
}

type Before = {
  /** The round before, where there is one. */
  before: readonly Draft[] | undefined;
  paths: ReadonlyMap<Draft, Path>;
  winners: ReadonlyMap<Draft, SideIndex | null>;
};

function sidesOf(tie: Draft, { before = [], paths, winners }: Before): Pair<TieSide> {
  const isComplete = before.length > 0 && before.every(({ teams }) => teams.every((team) => team !== null));
  const hasPlayed = ({ id }: TeamRef) => before.some(({ teams }) => teams.some((team) => team?.id === id));
  const sideOf = (side: SideIndex): TieSide => {
    const from = before.findIndex((one) => paths.get(one)?.next === tie && paths.get(one)?.side === side);
    const winner = winners.get(before[from]!) ?? null;
    const team: TeamRef | null = tie.teams[side] ?? (winner === null ? null : before[from]!.teams[winner]);
    return {
      team,
      from: from === -1 ? null : { tie: from, as: 'winner' },
      isBye: isComplete && team !== null && !hasPlayed(team),
    };
  };
  return [sideOf(0), sideOf(1)];
}
