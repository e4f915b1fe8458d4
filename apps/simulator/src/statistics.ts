import type { WireTeamStatistics } from '@safira/provider/wire/fixtures';
import { around, randomOf, type Random } from './random.ts';
import { strengthOf, type Side } from './timeline.ts';
import { isGoal, type MatchNow } from './world.ts';

const other = { home: 'away', away: 'home' } as const;

/** The sixteen rows of both teams, home first; none before the kick-off. */
export function statisticsOf(seed: number, match: MatchNow): WireTeamStatistics[] {
  if (match.minute === null) return [];
  const { home, away } = match.fixture;
  const random = randomOf(seed, 'statistics', match.fixture.id);
  const gap = strengthOf(seed, home.id) - strengthOf(seed, away.id);
  const share = Math.round(Math.min(78, Math.max(24, around(random, 50 + 13 * gap, 7))));
  const possession = { home: share, away: 100 - share };
  const passes = around(random, 900, 60);
  const drawn = {
    home: drawTeam(random, { shots: 13.5, corners: 5.4, passes: (passes * possession.home) / 100 }),
    away: drawTeam(random, { shots: 11.5, corners: 4.5, passes: (passes * possession.away) / 100 }),
  };
  const shots = { home: shotsOf('home'), away: shotsOf('away') };

  function shotsOf(side: Side) {
    const { on, off, blocked, inside } = drawn[side];
    const onGoal = Math.max(grown(on), scored(match, side));
    const total = onGoal + grown(off) + grown(blocked);
    return { onGoal, off: grown(off), blocked: grown(blocked), total, inside: Math.floor(total * inside) };
  }

  function grown(atTheEnd: number): number {
    return Math.floor(atTheEnd * match.progress);
  }

  function rowsOf(side: Side): WireTeamStatistics['statistics'] {
    const { onGoal, off, blocked, total, inside } = shots[side];
    const { fouls, corners, offsides, passes: allPasses, accuracy } = drawn[side];
    const made = grown(allPasses);
    const accurate = Math.floor(made * accuracy);
    const saves = shots[other[side]].onGoal - scored(match, other[side]);
    return [
      { type: 'Shots on Goal', value: onGoal },
      { type: 'Shots off Goal', value: off },
      { type: 'Total Shots', value: total },
      { type: 'Blocked Shots', value: blocked },
      { type: 'Shots insidebox', value: inside },
      { type: 'Shots outsidebox', value: total - inside },
      { type: 'Fouls', value: grown(fouls) },
      { type: 'Corner Kicks', value: grown(corners) },
      { type: 'Offsides', value: grown(offsides) || null }, // the provider writes some zeros as null
      { type: 'Ball Possession', value: `${possession[side]}%` },
      { type: 'Yellow Cards', value: cards(match, side, 'Yellow Card') },
      { type: 'Red Cards', value: cards(match, side, 'Red Card') || null },
      { type: 'Goalkeeper Saves', value: saves },
      { type: 'Total passes', value: made },
      { type: 'Passes accurate', value: accurate },
      { type: 'Passes %', value: made ? `${Math.round((accurate / made) * 100)}%` : null },
    ];
  }

  return (['home', 'away'] as const).map((side) => ({
    team: teamOf(match, side),
    statistics: rowsOf(side),
  }));
}

type Means = { shots: number; corners: number; passes: number };

function drawTeam(random: Random, { shots, corners, passes }: Means) {
  const total = Math.max(3, around(random, shots, 3.5));
  return {
    on: total * 0.34,
    off: total * 0.38,
    blocked: total * 0.28,
    inside: around(random, 0.64, 0.05),
    fouls: around(random, 11, 2.5),
    corners: Math.max(0, around(random, corners, 2)),
    offsides: Math.max(0, around(random, 1.7, 1.2)),
    passes,
    accuracy: Math.min(0.91, Math.max(0.72, around(random, 0.82, 0.05))),
  };
}

/** Goals by its own shots: what the others put into their own net was no shot of theirs. */
function scored({ incidents }: MatchNow, side: Side): number {
  return incidents.filter((one) => isGoal(one) && one.side === side && one.detail !== 'Own Goal').length;
}

function cards({ incidents }: MatchNow, side: Side, detail: string): number {
  return incidents.filter((one) => one.type === 'Card' && one.side === side && one.detail === detail).length;
}

export function teamOf({ fixture }: MatchNow, side: Side) {
  const { id, name } = fixture[side];
  return { id, name, logo: `https://media.api-sports.io/football/teams/${id}.png` };
}
