import type { TeamSeason } from '@safira/provider/wire/team-statistics';
import type { Incident, MatchNow, Side, Team } from '../../world/model.ts';
import { byMinutes } from './minutes.ts';
import { isPlayedOut } from './season-matches.ts';

/** One match from a team's perspective. */
export type Outing = {
  match: MatchNow;
  side: Side;
  scored: number;
  conceded: number;
  letter: 'W' | 'D' | 'L';
  /** Empty for awarded matches. */
  incidents: readonly Incident[];
};

const other = { home: 'away', away: 'home' } as const;

export function outingsOf(matches: readonly MatchNow[], { id }: Team): Outing[] {
  return matches.flatMap((match): Outing[] => {
    const { fixture, goals, winner } = match;
    if (!goals || (fixture.home.id !== id && fixture.away.id !== id)) return [];
    const side = fixture.home.id === id ? 'home' : 'away';
    const letter = winner === null ? 'D' : winner === side ? 'W' : 'L';
    const incidents = isPlayedOut(match) ? match.incidents.filter(({ isShootout }) => !isShootout) : [];
    return [{ match, side, scored: goals[side], conceded: goals[other[side]], letter, incidents }];
  });
}

/** API-01: a team's season, computed only from its matches (oldest first). */
export function teamSeason(outings: readonly Outing[]): TeamSeason {
  const count = (isCounted: (outing: Outing) => boolean) =>
    placesOf(outings, (outing) => Number(isCounted(outing)));
  return {
    form: outings.map(({ letter }) => letter).join('') || null,
    fixtures: {
      played: count(() => true),
      wins: count(({ letter }) => letter === 'W'),
      draws: count(({ letter }) => letter === 'D'),
      loses: count(({ letter }) => letter === 'L'),
    },
    goals: {
      for: goalsOf(
        outings,
        ({ scored }) => scored,
        (outing) => outing.side,
      ),
      against: goalsOf(
        outings,
        ({ conceded }) => conceded,
        (outing) => other[outing.side],
      ),
    },
    biggest: biggestOf(outings),
    clean_sheet: count(({ conceded }) => conceded === 0),
    failed_to_score: count(({ scored }) => scored === 0),
    penalty: penaltiesOf(outings),
    lineups: formationsOf(outings),
    cards: {
      yellow: byMinutes(cardsOf(outings, 'Yellow Card')),
      red: byMinutes(cardsOf(outings, 'Red Card')),
    },
  };
}

function placesOf(outings: readonly Outing[], worth: (outing: Outing) => number) {
  const sum = (side: Side) =>
    outings.filter((outing) => outing.side === side).reduce((total, outing) => total + worth(outing), 0);
  const [home, away] = [sum('home'), sum('away')];
  return { home, away, total: home + away };
}

const average = (sum: number, count: number): string => (count ? sum / count : 0).toFixed(1);

function goalsOf(
  outings: readonly Outing[],
  goals: (outing: Outing) => number,
  scorers: (outing: Outing) => Side,
) {
  const total = placesOf(outings, goals);
  const played = placesOf(outings, () => 1);
  const scored = outings.flatMap((outing) =>
    outing.incidents.filter((one) => isGoal(one) && one.side === scorers(outing)),
  );
  return {
    total,
    average: {
      home: average(total.home, played.home),
      away: average(total.away, played.away),
      total: average(total.total, played.total),
    },
    minute: byMinutes(scored),
    under_over: Object.fromEntries(
      [0.5, 1.5, 2.5, 3.5, 4.5].map((line) => {
        const over = outings.filter((outing) => goals(outing) > line).length;
        return [String(line), { over, under: outings.length - over }];
      }),
    ),
  };
}

const isGoal = ({ type, detail }: Incident) => type === 'Goal' && detail !== 'Missed Penalty';

function biggestOf(outings: readonly Outing[]) {
  const best = (side: Side, worth: (outing: Outing) => number) => {
    const [first] = outings
      .filter((outing) => outing.side === side && worth(outing) > 0)
      .toSorted((a, b) => worth(b) - worth(a) || b.scored + b.conceded - a.scored - a.conceded);
    const goals = first?.match.goals;
    return goals ? `${goals.home}-${goals.away}` : null;
  };
  const most = (side: Side, worth: (outing: Outing) => number) =>
    Math.max(0, ...outings.filter((outing) => outing.side === side).map(worth));
  const margin = ({ scored, conceded }: Outing) => scored - conceded;
  const deficit = ({ scored, conceded }: Outing) => conceded - scored;
  return {
    streak: { wins: streak(outings, 'W'), draws: streak(outings, 'D'), loses: streak(outings, 'L') },
    wins: { home: best('home', margin), away: best('away', margin) },
    loses: { home: best('home', deficit), away: best('away', deficit) },
    goals: {
      for: { home: most('home', ({ scored }) => scored), away: most('away', ({ scored }) => scored) },
      against: {
        home: most('home', ({ conceded }) => conceded),
        away: most('away', ({ conceded }) => conceded),
      },
    },
  };
}

function streak(outings: readonly Outing[], result: Outing['letter']): number {
  let longest = 0;
  let running = 0;
  for (const { letter } of outings) {
    running = letter === result ? running + 1 : 0;
    longest = Math.max(longest, running);
  }
  return longest;
}

function penaltiesOf(outings: readonly Outing[]) {
  const kicks = (detail: string) =>
    outings.flatMap(({ incidents, side }) =>
      incidents.filter((one) => one.type === 'Goal' && one.detail === detail && one.side === side),
    ).length;
  const [scored, missed] = [kicks('Penalty'), kicks('Missed Penalty')];
  const share = (part: number) => (part ? `${((part / (scored + missed)) * 100).toFixed(2)}%` : '0%');
  return {
    scored: { total: scored, percentage: share(scored) },
    missed: { total: missed, percentage: share(missed) },
    total: scored + missed,
  };
}

function formationsOf(outings: readonly Outing[]) {
  const used = outings.flatMap(({ match, side }) =>
    match.played && isPlayedOut(match) ? [match.played.lineups[side].formation] : [],
  );
  const counts = Map.groupBy(used, (formation) => formation);
  return [...counts]
    .map(([formation, times]) => ({ formation, played: times.length }))
    .toSorted((a, b) => b.played - a.played || (a.formation < b.formation ? -1 : 1));
}

function cardsOf(outings: readonly Outing[], detail: string): Incident[] {
  return outings.flatMap(({ incidents, side }) =>
    incidents.filter((one) => one.type === 'Card' && one.detail === detail && one.side === side),
  );
}
