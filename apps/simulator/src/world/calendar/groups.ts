import { shuffled, whole } from '../../random.ts';
import type { Fixture, Team } from '../model.ts';
import { openDesk, publishedAt, type Desk, type Season } from './desk.ts';
import { withCupFate } from './fates.ts';
import { drawAfter, neighbours, playTies } from './knockout.ts';
import { placeNationsRound } from './nations.ts';
import { roundRobin, type Pair } from './pairings.ts';
import type { GroupsFormat, Plan } from './plan.ts';
import { tableOf } from './table.ts';
import { instantAt } from './weeks.ts';
import { MATCHDAY_DAYS, matchdaysOf } from './windows.ts';

export type GroupsPlan = Plan & { format: GroupsFormat };

type Group = {
  name: string;
  round: string;
  teams: readonly Team[];
  isFirstLeague: boolean;
  fixtures: Fixture[];
};

/** HOUSE: groups of nations on the matchdays of the FIFA windows, and the knockout rounds of the best league. */
export function makeGroups(season: Season, plan: GroupsPlan): Fixture[] {
  const desk = openDesk(season, plan);
  const groups = groupsIn(season, plan).map((group, i): Group => ({
    ...group,
    fixtures: playGroup(season, desk, { plan, group, offset: i % MATCHDAY_DAYS }),
  }));
  const played = groups.flatMap(({ fixtures }) => fixtures);
  return plan.format.knockout.length === 0
    ? played
    : [
        ...played,
        ...playKnockout(season, desk, { plan, groups: groups.filter(({ isFirstLeague }) => isFirstLeague) }),
      ];
}

type NewGroup = Omit<Group, 'fixtures'>;

/** `League B, Group 2` where there are leagues, else `Group B`. */
function groupsIn(season: Season, { competition, format: { leagues } }: GroupsPlan): NewGroup[] {
  const all = season.groupsOf(competition.id) ?? [];
  if (!leagues) {
    return all.map((teams, i) => ({
      name: `Group ${letter(i)}`,
      round: 'Group Stage',
      teams,
      isFirstLeague: true,
    }));
  }
  return leagues.flatMap((count, league) => {
    const before = leagues.slice(0, league).reduce((sum, groups) => sum + groups, 0);
    const round = `League ${letter(league)}`;
    return all.slice(before, before + count).map((teams, i) => ({
      name: `${round}, Group ${i + 1}`,
      round,
      teams,
      isFirstLeague: league === 0,
    }));
  });
}

const letter = (index: number) => String.fromCharCode(65 + index);

function playGroup(
  season: Season,
  desk: Desk,
  { plan: { format }, group, offset }: { plan: GroupsPlan; group: NewGroup; offset: number },
): Fixture[] {
  const random = desk.random('circle', group.name);
  const days = matchdaysOf(season.year);
  const rounds = roundRobin(shuffled(random, group.teams), format.legs).slice(0, format.matchdays.length);
  return rounds.flatMap((pairs, i) => {
    const first = days[format.matchdays[i]!]!;
    const kickoffs = placeNationsRound(season.diary, random, { pairs, first, offset });
    return pairs.map((pair, k) =>
      withCupFate(
        season,
        desk.write({
          round: `${group.round} - ${i + 1}`,
          group: group.name,
          pair,
          kickoff: kickoffs[k]!,
          knownFrom: publishedAt(season.year),
        }),
      ),
    );
  });
}

/** Rounds with two matchdays have two legs; those with one are played in one place, in the evening. */
function playKnockout(
  season: Season,
  desk: Desk,
  { plan, groups }: { plan: GroupsPlan; groups: readonly Group[] },
): Fixture[] {
  const { format, competition, zone } = plan;
  const days = matchdaysOf(season.year);
  const results = groups.flatMap(({ fixtures }) =>
    fixtures.map((fixture) => ({ fixture, ...season.resultOf(fixture) })),
  );
  const ranked = groups.map(({ teams }) => tableOf(teams, results, plan.tieRule).map(({ team }) => team));
  const grouped = new Set(groups.flatMap(({ teams }) => teams));
  const byes = season
    .clubsOf(competition.id)
    .filter((team) => !grouped.has(team))
    .slice(0, format.byes);
  let left = firstTies(desk, ranked, byes).flat();
  let endsAt = Math.max(...results.map((result) => result.endsAt));
  return format.knockout.flatMap(({ round, matchdays, decision }) => {
    const random = desk.random('knockout', round);
    const isTwoLegged = matchdays.length === 2;
    const played = playTies(season, desk, {
      cupRound: { round, legs: isTwoLegged ? 2 : 1, decision, weeks: [], slots: [] },
      pairs: neighbours(left),
      knownFrom: drawAfter(endsAt),
      neutralVenue: isTwoLegged ? undefined : desk.neutralVenue(),
      place: (pairs, leg) => {
        const first = days[matchdays[leg]!]!;
        if (isTwoLegged) return placeNationsRound(season.diary, random, { pairs, first, offset: 0 });
        return pairs.map((pair, i) => {
          const at = instantAt(zone, first + i, FINALS_TIME);
          season.diary.note(pair, at);
          return at;
        });
      },
    });
    left = [...played.winners];
    endsAt = played.endsAt;
    return played.fixtures;
  });
}

const FINALS_TIME = '20:45';

/** The worse team is at home first: the second against the winner of another group, or one of the first two against a bye. */
function firstTies(desk: Desk, ranked: readonly (readonly Team[])[], byes: readonly Team[]): Pair[] {
  const random = desk.random('draw');
  if (byes.length > 0) {
    const through = shuffled(
      random,
      ranked.flatMap((teams) => teams.slice(0, 2)),
    );
    return through.map((team, i): Pair => [team, byes[i]!]);
  }
  const turn = whole(random, 1, ranked.length - 1);
  return ranked.map((teams, i): Pair => [teams[1]!, ranked[(i + turn) % ranked.length]![0]!]);
}
