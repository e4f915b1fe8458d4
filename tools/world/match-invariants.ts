import type { Incident, Lineup, MatchNow, Side, Tally } from '../../apps/simulator/src/world/model.ts';
import type { PlayerRow } from '../../apps/simulator/src/world/play/player-rows.ts';
import type { TeamNumbers } from '../../apps/simulator/src/world/play/statistics.ts';

/** A finished match with all its data. */
export type ReportedMatch = {
  match: MatchNow;
  statistics: Record<Side, TeamNumbers>;
  rows: Record<Side, PlayerRow[]>;
};

type Invariant = (report: ReportedMatch) => boolean;

const SIDES = ['home', 'away'] as const;
const other = { home: 'away', away: 'home' } as const;

const add = (a: Tally, b: Tally): Tally => ({ home: a.home + b.home, away: a.away + b.away });
const isSame = (a: Tally, b: Tally) => a.home === b.home && a.away === b.away;
const sum = <T>(items: readonly T[], value: (item: T) => number) =>
  items.reduce((total, item) => total + value(item), 0);
const both = (holds: (side: Side) => boolean) => SIDES.every(holds);

const isGoal = ({ type, detail, isShootout, until }: Incident) =>
  type === 'Goal' && detail !== 'Missed Penalty' && !isShootout && until === null;

function goalsBy({ match }: ReportedMatch, counts: (incident: Incident) => boolean): Tally {
  const goals = match.incidents.filter((one) => isGoal(one) && counts(one));
  const home = goals.filter(({ side }) => side === 'home').length;
  return { home, away: goals.length - home };
}

/** HOUSE: what must agree within one finished match, by name. */
export const matchInvariants: Record<string, Invariant> = {
  'the score is the goals of the list': (report) =>
    isSame(
      report.match.goals!,
      goalsBy(report, () => true),
    ),
  'half-time is the goals of the first half': (report) =>
    isSame(
      report.match.halftime!,
      goalsBy(report, ({ minute }) => minute.elapsed <= 45),
    ),
  'ninety minutes and extra time make the score': ({ match }) =>
    isSame(match.goals!, match.extratime ? add(match.fulltime!, match.extratime) : match.fulltime!),
  'the winner has more goals, or more kicks': ({ match: { goals, penalty, winner } }) => {
    const decided = penalty ?? goals!;
    return winner === (decided.home === decided.away ? null : decided.home > decided.away ? 'home' : 'away');
  },
  'a tie that must be decided is decided': ({ match: { fixture, goals, penalty } }) => {
    if (fixture.decision === 'draw') return true;
    const total = add(goals!, fixture.firstLeg ?? { home: 0, away: 0 });
    return total.home !== total.away || (penalty !== null && penalty.home !== penalty.away);
  },
  'on, off and blocked are all shots': ({ statistics }) =>
    both((side) => {
      const { onGoal, offGoal, blocked, shots } = statistics[side];
      return onGoal + offGoal + blocked === shots;
    }),
  'shots from inside and outside are all shots': ({ statistics }) =>
    both((side) => statistics[side].inside + statistics[side].outside === statistics[side].shots),
  'saves are the shots on goal that were not goals': (report) =>
    both((side) => {
      const scored = goalsBy(report, ({ detail }) => detail !== 'Own Goal')[other[side]];
      return report.statistics[side].saves === report.statistics[other[side]].onGoal - scored;
    }),
  'possession makes a hundred': ({ statistics: { home, away } }) => home.possession + away.possession === 100,
  'no more passes arrive than are made': ({ statistics }) =>
    both((side) => statistics[side].accurate <= statistics[side].passes),
  'cards counted are cards shown': ({ match, statistics }) =>
    both((side) => {
      const shown = (detail: string) =>
        match.incidents.filter((one) => one.type === 'Card' && one.side === side && one.detail === detail)
          .length;
      return statistics[side].yellows === shown('Yellow Card') && statistics[side].reds === shown('Red Card');
    }),
  'goals of the players are goals of the list': ({ match, rows }) =>
    both((side) => {
      const own = match.incidents.filter(
        (one) => isGoal(one) && one.side === side && one.detail !== 'Own Goal',
      );
      return rows[side].every(
        ({ player, goals }) => goals.total === own.filter((one) => one.player === player).length,
      );
    }),
  'assists of the players are assists of the list': ({ match, rows }) =>
    both((side) =>
      rows[side].every(
        ({ player, goals }) =>
          goals.assists === match.incidents.filter((one) => isGoal(one) && one.assist === player).length,
      ),
    ),
  'shots, fouls, saves and passes of the players are the team’s': ({ statistics, rows }) =>
    both((side) => {
      const { shots, fouls, saves, passes } = statistics[side];
      const own = rows[side];
      return (
        sum(own, (row) => row.shots.total) === shots &&
        sum(own, (row) => row.fouls.committed) === fouls &&
        sum(own, (row) => row.goals.saves) === saves &&
        sum(own, (row) => row.passes.total) === passes
      );
    }),
  'minutes played are those on the pitch': ({ match, rows }) =>
    both((side) => rows[side].every((row) => isMinutesRight(match, row))),
  'eleven start, one keeper at 1:1, in the rows of the formation': ({ match }) =>
    both((side) => isLineupRight(match.played!.lineups[side])),
  'no player takes part after leaving the pitch': ({ match }) => hasNoReturns(match.incidents),
  'at most five changes, a sixth in extra time': ({ match }) =>
    both((side) => {
      const changes = match.incidents.filter((one) => one.type === 'subst' && one.side === side).length;
      return changes <= (match.extratime ? 6 : 5);
    }),
  'a goal taken off has its video row': ({ match }) => {
    const taken = match.played!.incidents.filter(({ until }) => until !== null);
    return taken.every((goal) =>
      match.incidents.some((one) => one.type === 'Var' && one.side === goal.side && one.at >= goal.until!),
    );
  },
  'every player named is in the line-up of a side': ({ match }) => {
    const named = new Set(
      SIDES.flatMap((side) => {
        const { starters, substitutes } = match.played!.lineups[side];
        return [...starters.map(({ player }) => player), ...substitutes];
      }),
    );
    return match.incidents.every(
      ({ player, assist }) => (!player || named.has(player)) && (!assist || named.has(assist)),
    );
  },
};

function isMinutesRight({ incidents }: MatchNow, { player, minutes, isSubstitute }: PlayerRow): boolean {
  const cameOn = incidents.some((one) => one.type === 'subst' && one.assist === player);
  return minutes === null
    ? isSubstitute && !cameOn
    : (!isSubstitute || cameOn) && minutes >= 0 && minutes <= 140;
}

function isLineupRight({ formation, starters }: Lineup): boolean {
  const rows = formation.split('-').map(Number);
  const inRow = (row: number) => starters.filter(({ grid }) => grid.startsWith(`${row}:`)).length;
  const keepers = starters.filter(({ player }) => player.role === 'G');
  return (
    starters.length === 11 &&
    keepers.length === 1 &&
    keepers[0]!.grid === '1:1' &&
    rows.every((count, i) => inRow(i + 2) === count) &&
    new Set(starters.map(({ grid }) => grid)).size === 11
  );
}

function hasNoReturns(incidents: readonly Incident[]): boolean {
  const gone = new Set<unknown>();
  for (const one of incidents) {
    if (one.isShootout || one.type === 'Var') continue;
    const isSecondYellow = one.type === 'Card' && one.detail === 'Red Card';
    if (one.player && gone.has(one.player) && !isSecondYellow && one.type !== 'Card') return false;
    if (one.assist && gone.has(one.assist)) return false;
    if (one.type === 'subst' || (one.type === 'Card' && one.detail === 'Red Card')) gone.add(one.player);
  }
  return true;
}
