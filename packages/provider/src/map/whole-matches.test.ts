import { expect, test } from 'vitest';
import { anEvent, anItem } from '../../testing/fixture.ts';
import { aLineup, anEleven, aPlace } from '../../testing/lineup.ts';
import { mappedOf } from '../../testing/provider.ts';
import { toLineup } from './lineup.ts';
import { toObservation } from './match.ts';

// Small leagues lack most fields and large ones have them all: what is sent is stored, none of it as null.

test('API-01: a match with every field keeps every field', () => {
  const team = (id: number) => ({ id, name: `Team ${id}`, logo: `/${id}.png`, winner: null });
  const event = {
    ...anEvent({ elapsed: 45, extra: 2 }),
    player: { id: 1, name: 'Scorer' },
    assist: { id: 2, name: 'Passer' },
    comments: 'Foul',
  };
  const item = anItem({
    fixture: { status: { long: 'Extra Time', short: 'ET', elapsed: 105, extra: 3 } },
    teams: { home: team(1), away: team(2) },
    score: {
      halftime: { home: 1, away: 2 },
      fulltime: { home: 3, away: 4 },
      extratime: { home: 5, away: 6 },
      penalty: { home: 7, away: 8 },
    },
    events: [event],
  });
  const { match, competition, home, away } = mappedOf(toObservation(item));
  expect(match.status).toEqual({ short: 'ET', long: 'Extra Time', elapsed: 105, extra: 3 });
  expect(match.score).toEqual(item.score);
  const { time, player, assist, type, detail, comments } = event;
  expect(match.events).toEqual([{ time, player, assist, type, detail, comments, team: { id: 2932 } }]);
  expect(competition.logo).toContain('/leagues/307.png');
  expect([home, away]).toEqual([
    { id: 1, name: 'Team 1', logo: '/1.png', country: 'Saudi-Arabia' },
    { id: 2, name: 'Team 2', logo: '/2.png', country: 'Saudi-Arabia' },
  ]);
});

test('API-01: a match with the fewest fields, what was not sent is null or empty', () => {
  const { fixture, teams, goals } = anItem();
  const event = { time: { elapsed: 3 }, team: { id: 1 }, type: 'Goal' };
  const item = {
    fixture: { id: 7, timestamp: fixture.timestamp, status: { short: 'NS' } },
    league: { id: 307, name: 'Pro League', season: 2026 },
    teams: { home: { id: 1, name: teams.home.name }, away: { id: 2, name: teams.away.name } },
    goals: {},
    score: {},
    events: [event],
  };
  const none = { home: null, away: null };
  const { match, competition, home, away, venue } = mappedOf(toObservation(item));
  expect(goals).not.toEqual(none);
  expect(match).toMatchObject({
    round: null,
    status: { short: 'NS', long: 'NS', elapsed: null, extra: null },
    goals: none,
    score: { halftime: none, fulltime: none, extratime: none, penalty: none },
    referee: null,
    events: [
      {
        detail: '',
        comments: null,
        time: { elapsed: 3, extra: null },
        player: { id: null, name: null },
        assist: { id: null, name: null },
      },
    ],
  });
  expect(competition).toMatchObject({ country: '', logo: null });
  expect([home.country, away.country, home.logo, away.logo, venue]).toEqual([null, null, null, null, null]);
});

test('NAME-05: the teams of a competition of the whole world have no country', () => {
  const { home, away, venue, competition } = mappedOf(
    toObservation(anItem({ league: { country: 'World' } })),
  );
  expect([home.country, away.country, venue?.country]).toEqual([null, null, null]);
  expect(competition.country).toBe('World');
});

test('DLG-07: a coach keeps the photo, and a coach without an id the name', () => {
  const coachOf = (coach: { id: number | null; photo: string | null }) =>
    mappedOf(toLineup(aLineup({ coach: { name: 'S. Inzaghi', ...coach } }))).coach;
  expect(coachOf({ id: 7, photo: '/7.png' })).toEqual({ id: 7, name: 'S. Inzaghi', photo: '/7.png' });
  expect(coachOf({ id: 0, photo: null })).toEqual({ id: null, name: 'S. Inzaghi', photo: null });
});

test('DLG-07: a formation and a grid are read with spaces around them, and blank ones are none', () => {
  const startXI = anEleven().map(({ player }) => ({
    player: { ...player, grid: ` ${player.grid} ` },
  }));
  const { formation, starters } = mappedOf(toLineup(aLineup({ formation: ' 4-2-3-1 ', startXI })));
  expect([formation, starters[10]!.grid]).toEqual(['4-2-3-1', { row: 5, column: 1 }]);
  expect(mappedOf(toLineup(aLineup({ formation: ' ' }))).formation).toBeNull();
});

test('DLG-07: a player on the bench is kept with a name or an id alone', () => {
  const substitutes = [aPlace(12, { name: null }), aPlace(13, { id: 0, number: null })];
  expect(mappedOf(toLineup(aLineup({ substitutes }))).substitutes).toMatchObject([
    { id: 12, name: '', number: 12 },
    { id: null, name: 'P. Player13', number: null },
  ]);
});
