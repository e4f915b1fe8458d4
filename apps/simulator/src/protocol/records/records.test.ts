import { WireFixture } from '@safira/provider/wire/fixtures';
import { WireInjury } from '@safira/provider/wire/injuries';
import { WireLineup } from '@safira/provider/wire/lineups';
import { WirePlayer, WireSquad } from '@safira/provider/wire/players';
import { WirePrediction } from '@safira/provider/wire/predictions';
import { WireStandings } from '@safira/provider/wire/standings';
import { WireTeamSeason } from '@safira/provider/wire/team-statistics';
import { beforeAll, describe, expect, test } from 'vitest';
import { SATURDAY, aProtocol, aWorld } from '../a-protocol.ts';

const HOUR = 3_600_000;
const world = aWorld();
const protocol = aProtocol(world);
const { fetchAll, envelope } = protocol;

const over = new Set(['FT', 'AET', 'PEN', 'AWD', 'WO']);
const sum = (numbers: readonly (number | null | undefined)[]) =>
  numbers.reduce<number>((total, one) => total + (one ?? 0), 0);

const season: WireFixture[] = [];
const players: WirePlayer[] = [];

beforeAll(async () => {
  const list = await fetchAll(WireFixture, 'fixtures?league=39&season=2025');
  const ids = list.map(({ fixture }) => fixture.id);
  for (let i = 0; i < ids.length; i += 20) {
    season.push(...(await fetchAll(WireFixture, `fixtures?ids=${ids.slice(i, i + 20).join('-')}`)));
  }
  const { total } = (await envelope('players?league=39&season=2025')).paging!;
  for (let page = 1; page <= total; page++) {
    players.push(...(await fetchAll(WirePlayer, `players?league=39&season=2025&page=${page}`)));
  }
}, 60_000);

const eventsOf = (isCounted: (event: NonNullable<WireFixture['events']>[number]) => boolean) =>
  season
    .filter(({ fixture }) => fixture.status.short === 'FT')
    .flatMap(({ events }) => events ?? [])
    .filter(isCounted);

describe('sums over a season', () => {
  test('DLG-06: the goals of every match equal its events', () => {
    for (const { fixture, goals, teams, events } of season) {
      if (fixture.status.short !== 'FT') continue;
      const scored = events!.filter(({ type, detail }) => type === 'Goal' && detail !== 'Missed Penalty');
      expect(scored.filter(({ team }) => team.id === teams.home.id)).toHaveLength(goals.home!);
      expect(scored.filter(({ team }) => team.id === teams.away.id)).toHaveLength(goals.away!);
    }
  });

  test('DLG-09: the goals, assists and cards of players equal the events', () => {
    const seasons = players.flatMap(({ statistics }) => statistics);
    const goals = eventsOf(
      ({ type, detail }) => type === 'Goal' && !['Own Goal', 'Missed Penalty'].includes(detail!),
    );
    expect(goals.length).toBeGreaterThan(700);
    expect(sum(seasons.map((one) => one.goals.total))).toBe(goals.length);
    expect(sum(seasons.map((one) => one.goals.assists))).toBe(
      goals.filter(({ assist }) => assist?.id).length,
    );
    const cards = (detail: string) => eventsOf((one) => one.type === 'Card' && one.detail === detail).length;
    expect(sum(seasons.map(({ cards: { red, yellowred } }) => red! + yellowred!))).toBe(cards('Red Card'));
    expect(sum(seasons.map(({ cards: { yellow, yellowred } }) => yellow! + yellowred!))).toBe(
      cards('Yellow Card'),
    );
  });

  test('DLG-09: appearances, changes and minutes equal the match rows', () => {
    const rows = season.flatMap(({ players: sides }) => sides!.flatMap((side) => side.players));
    const one = players[7]!;
    const own = rows
      .filter(({ player }) => player.id === one.player.id)
      .map(({ statistics }) => statistics[0]!);
    const { games, substitutes } = one.statistics[0]!;
    const used = own.filter(({ games: { minutes } }) => minutes != null);
    expect(games.appearences).toBe(used.length);
    expect(games.minutes).toBe(sum(used.map((row) => row.games.minutes)));
    expect(games.lineups).toBe(used.filter((row) => !row.games.substitute).length);
    expect(substitutes.bench).toBe(own.filter((row) => row.games.substitute).length);
    expect(players.some(({ statistics }) => statistics[0]!.substitutes.out! > 5)).toBe(true);
  });

  test('COMP-02: the table equals the results', async () => {
    const [standings] = await fetchAll(WireStandings, 'standings?league=39&season=2025');
    const [table] = standings!.league.standings;
    expect(table).toHaveLength(20);
    for (const { team, points, all } of table!) {
      const own = season.filter(
        ({ teams, fixture }) =>
          over.has(fixture.status.short) && [teams.home.id, teams.away.id].includes(team.id),
      );
      const scored = own.map(({ teams, goals }) => (teams.home.id === team.id ? goals.home : goals.away)!);
      const conceded = own.map(({ teams, goals }) => (teams.home.id === team.id ? goals.away : goals.home)!);
      expect(all).toMatchObject({ played: own.length, goals: { for: sum(scored), against: sum(conceded) } });
      const wins = scored.filter((goals, i) => goals > conceded[i]!).length;
      const draws = scored.filter((goals, i) => goals === conceded[i]!).length;
      expect(points).toBe(3 * wins + draws);
    }
  });

  test('COMP-02: team statistics equal the table, with the form in reverse order', async () => {
    const [standings] = await fetchAll(WireStandings, 'standings?league=39&season=2025&team=42');
    const row = standings!.league.standings[0]![0]!;
    const { response } = await envelope('teams/statistics?league=39&season=2025&team=42');
    const { fixtures, goals, form, clean_sheet: clean } = WireTeamSeason.parse(response);
    expect(fixtures.played.total).toBe(row.all.played);
    expect(fixtures.wins.home).toBe(row.home.win);
    expect(fixtures.loses.away).toBe(row.away.lose);
    expect(goals.for.total.total).toBe(row.all.goals.for);
    expect(sum(Object.values(goals.against.minute!).map(({ total }) => total))).toBe(
      goals.against.total.total,
    );
    expect([...form!].slice(-5).toReversed().join('')).toBe(row.form);
    expect(clean.total).toBe(goals.against.under_over!['0.5']!.under);
  });
});

describe('leaders', () => {
  test('COMP-02: scorers are ordered by goals, then fewer penalties, then assists', async () => {
    const leaders = await fetchAll(WirePlayer, 'players/topscorers?league=39&season=2025');
    const rank = ({ statistics: [one] }: WirePlayer) =>
      one!.goals.total! * 1e6 + (99 - one!.penalty.scored!) * 1e3 + one!.goals.assists!;
    const ranks = leaders.map(rank);
    expect(ranks).toHaveLength(20);
    expect(ranks).toEqual(ranks.toSorted((a, b) => b - a));
    expect(ranks[0]).toBe(Math.max(...players.map(rank)));
  });

  test.each([
    ['topassists', ({ goals }: WirePlayer['statistics'][number]) => goals.assists!],
    ['topyellowcards', ({ cards }: WirePlayer['statistics'][number]) => cards.yellow!],
    ['topredcards', ({ cards }: WirePlayer['statistics'][number]) => cards.red! + cards.yellowred!],
  ])('COMP-02: players/%s is in descending order', async (list, worth) => {
    const values = (await fetchAll(WirePlayer, `players/${list}?league=39&season=2025`)).map((one) =>
      worth(one.statistics[0]!),
    );
    expect(values).toEqual(values.toSorted((a, b) => b - a));
    expect(values[0]).toBe(Math.max(...players.map(({ statistics }) => worth(statistics[0]!))));
    expect(values.at(-1)).toBeGreaterThan(0);
  });

  test('COMP-02: leaders are updated in the morning, not at the final whistle', async () => {
    const goals = async (time: number) => {
      const late = aProtocol(world);
      late.clock.time = time;
      const leaders = await late.fetchAll(WirePlayer, 'players/topscorers?league=39&season=2026');
      return leaders.map(({ statistics }) => statistics[0]!.games.minutes);
    };
    expect(await goals(SATURDAY + 7 * HOUR)).toEqual(await goals(SATURDAY - 8 * HOUR));
    expect(await goals(Date.parse('2026-11-29T05:00:00Z'))).not.toEqual(await goals(SATURDAY));
  });
});

describe('absences', () => {
  test('OURS-08: only composed people are injured', async () => {
    const injuries = await fetchAll(WireInjury, 'injuries?league=39&season=2025');
    const composed = new Set(
      world.teams.flatMap((team) =>
        world.squad(team, 2025).players.flatMap(({ id, isComposed }) => (isComposed ? [id] : [])),
      ),
    );
    expect(injuries.length).toBeGreaterThan(50);
    expect(injuries.filter(({ player }) => !composed.has(player.id!))).toEqual([]);
  });

  test('DLG-07: no absent player is in the line-ups', async () => {
    const injuries = await fetchAll(WireInjury, 'injuries?league=140&season=2025');
    const byFixture = [...Map.groupBy(injuries, ({ fixture }) => fixture.id)].slice(0, 30);
    for (const [id, rows] of byFixture) {
      const out = new Set(rows.map(({ player }) => player.id));
      const sides = await fetchAll(WireLineup, `fixtures/lineups?fixture=${id}`);
      const named = sides.flatMap(({ startXI, substitutes }) => [...startXI!, ...substitutes!]);
      expect(named.length).toBeGreaterThan(30);
      expect(named.filter(({ player }) => out.has(player.id))).toEqual([]);
    }
  });

  test('API-01: absences appear two days before the match, one to three per side', async () => {
    const injuries = await fetchAll(WireInjury, 'injuries?league=140&season=2026');
    const latest = Math.max(...injuries.map(({ fixture }) => fixture.timestamp!));
    expect(latest).toBeLessThanOrEqual((SATURDAY + 48 * HOUR) / 1000);
    expect(latest).toBeGreaterThan(SATURDAY / 1000);
    const bySide = Map.groupBy(injuries, ({ fixture, team }) => `${fixture.id} ${team.id}`);
    const sizes = [...bySide.values()].map((rows) => rows.length);
    expect(Math.max(...sizes)).toBe(3);
  });
});

describe('missing coverage', () => {
  test.each([
    'fixtures/players?fixture=ID',
    'players?league=406&season=2026',
    'players/topscorers?league=406&season=2026',
  ])('API-01: in Oman %s is empty', async (url) => {
    const [last] = await fetchAll(WireFixture, 'fixtures?league=406&last=1');
    const { errors, response } = await envelope(url.replace('ID', String(last!.fixture.id)));
    expect({ errors, response }).toEqual({ errors: [], response: [] });
  });

  test('COMP-02: a knockout cup has no table', async () => {
    expect((await envelope('standings?league=81&season=2026')).response).toEqual([]);
  });
});

test('API-01: a prediction is based on what was known before the match', async () => {
  const [next] = await fetchAll(WireFixture, 'fixtures?league=39&last=1');
  const [prediction] = await fetchAll(WirePrediction, `predictions?fixture=${next!.fixture.id}`);
  const { home, draw, away } = prediction!.predictions.percent;
  expect(sum([home, draw, away].map((text) => Number.parseInt(String(text))))).toBe(100);
  const later = aProtocol(world);
  later.clock.time += 200 * 24 * HOUR;
  expect(await later.fetchAll(WirePrediction, `predictions?fixture=${next!.fixture.id}`)).toEqual([
    prediction,
  ]);
});

test('DLG-07: the players of a line-up are in the squad', async () => {
  const [{ teams, fixture }] = (await fetchAll(WireFixture, 'fixtures?league=140&last=1')) as [WireFixture];
  const [squad] = await fetchAll(WireSquad, `players/squads?team=${teams.home.id}`);
  const [side] = await fetchAll(WireLineup, `fixtures/lineups?fixture=${fixture.id}`);
  const ids = new Set(squad!.players.map(({ id }) => id));
  expect(side!.startXI!.filter(({ player }) => !ids.has(player.id!))).toEqual([]);
  expect(side!.startXI).toHaveLength(11);
});
