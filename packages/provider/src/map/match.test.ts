import type { MatchObservation } from '@safira/football/observed/observation';
import { expect, test } from 'vitest';
import { anEvent, anItem } from '../../testing/fixture.ts';
import { aLineup } from '../../testing/lineup.ts';
import { aSide } from '../../testing/players.ts';
import { mappedOf } from '../../testing/provider.ts';
import { toObservedMatch, toObservation } from './match.ts';

const observed = (item: unknown): MatchObservation => mappedOf(toObservation(item));

const fixture = anItem().fixture;

test('API-01: an item becomes a match of ours, with its time from the timestamp and not the local date', () => {
  const { match, competition, home, away, venue } = observed(
    anItem({ fixture: { timezone: 'Asia/Riyadh', date: '2026-11-21T20:00:00+03:00' } }),
  );
  expect(match).toEqual({
    id: 1378040,
    competitionId: 307,
    season: 2026,
    round: 'Regular Season - 10',
    kickoff: new Date('2026-11-21T17:00:00Z'),
    status: { short: '1H', long: 'First Half', elapsed: 20, extra: null },
    homeId: 2932,
    awayId: 2939,
    goals: { home: 1, away: 0 },
    score: {
      halftime: { home: 1, away: 0 },
      fulltime: { home: null, away: null },
      extratime: { home: null, away: null },
      penalty: { home: null, away: null },
    },
    winner: null,
    referee: null,
  });
  expect(competition).toMatchObject({ id: 307, name: 'Pro League', country: 'Saudi-Arabia', season: 2026 });
  expect([home.name, away.name]).toEqual(['Al-Hilal Saudi FC', 'Al-Nassr']);
  expect(venue).toEqual({ name: 'Kingdom Arena', city: 'Riyadh', country: 'Saudi-Arabia' });
});

test('HOME-18: a status code is converted to upper case', () => {
  const { match } = observed(anItem({ fixture: { status: { long: 'Match Cancelled', short: 'Canc' } } }));
  expect(match.status).toEqual({ short: 'CANC', long: 'Match Cancelled', elapsed: null, extra: null });
});

test.each([
  [true, false, 'home'],
  [false, true, 'away'],
  [null, null, null],
  [undefined, undefined, null],
])('API-01: flags %s and %s make the winner %s', (home, away, winner) => {
  const { teams } = anItem();
  const item = {
    ...anItem(),
    teams: { home: { ...teams.home, winner: home }, away: { ...teams.away, winner: away } },
  };
  expect(observed(item).match.winner).toBe(winner);
});

test('DLG-06: events are in order of time, and those of one minute keep their order', () => {
  const events = [
    anEvent({ elapsed: 90, extra: 4 }, { detail: 'late' }),
    anEvent({ elapsed: 120, extra: 2 }, { detail: 'kick 2' }),
    anEvent({ elapsed: 120, extra: 1 }, { detail: 'kick 1' }),
    anEvent({ elapsed: 75 }, { detail: 'first of two' }),
    anEvent({ elapsed: 75 }, { detail: 'second of two' }),
    anEvent({ elapsed: 90 }, { detail: 'ninety' }),
  ];
  expect(observed(anItem({ events })).match.events?.map(({ detail }) => detail)).toEqual([
    'first of two',
    'second of two',
    'ninety',
    'late',
    'kick 1',
    'kick 2',
  ]);
});

test('DLG-06: an event without a minute or a side is left out and the match is read', () => {
  const events = [
    anEvent({ elapsed: null }),
    anEvent({ elapsed: 3 }, { team: null }),
    anEvent({ elapsed: 9 }, { detail: 'kept' }),
  ];
  expect(observed(anItem({ events })).match.events).toHaveLength(1);
});

test('DLG-06: events and statistics that were not in the answer are absent, not empty', () => {
  expect(observed(anItem()).match).not.toHaveProperty('events');
  expect(observed(anItem()).match).not.toHaveProperty('statistics');
  expect(observed(anItem({ events: [], statistics: [] })).match).toMatchObject({
    events: [],
    statistics: [],
  });
});

test('DLG-08: quirk 11: a card counter written as null is zero where the team is covered; other nulls stay', () => {
  const rows = [
    { type: 'Total Shots', value: 11 },
    { type: 'Red Cards', value: null },
    { type: 'Ball Possession', value: '50%' },
    { type: 'Goalkeeper Saves', value: null },
  ];
  const statistics = [
    { team: { id: 2932 }, statistics: rows },
    { team: { id: 2939 }, statistics: [{ type: 'Red Cards', value: null }] },
  ];
  expect(observed(anItem({ statistics })).match.statistics).toEqual([
    {
      team: { id: 2932 },
      statistics: [
        { type: 'Total Shots', value: 11 },
        { type: 'Red Cards', value: 0 },
        { type: 'Ball Possession', value: '50%' },
        { type: 'Goalkeeper Saves', value: null },
      ],
    },
    { team: { id: 2939 }, statistics: [{ type: 'Red Cards', value: null }] },
  ]);
});

test('NAME-05: quirk 12: names arrive without HTML entities, and a broken letter does not refuse the match', () => {
  const item = anItem({
    fixture: { venue: { id: 0, name: 'St. James&apos; Park', city: 'Newcastle &amp; Gateshead' } },
    teams: { home: { id: 1, name: 'M&#39;Bala &#x26; &nope; Forl\uFFFDn' } },
  });
  expect(observed(item).home.name).toBe("M'Bala & &nope; Forl\uFFFDn");
  expect(observed(item).venue).toMatchObject({ name: "St. James' Park", city: 'Newcastle & Gateshead' });
});

test('DLG-20: a venue may be sent as a name only', () => {
  const item = anItem();
  const withName = { ...item, fixture: { ...item.fixture, venue: 'St. James&apos; Park' } };
  expect(observed(withName).venue).toMatchObject({ name: "St. James' Park", city: null });
});

test('NAME-05: the country of a referee is separated from the name', () => {
  expect(observed(anItem({ fixture: { referee: 'Giuseppe Collu, Italy' } })).match.referee).toEqual({
    name: 'Giuseppe Collu',
    country: 'Italy',
  });
  expect(observed(anItem({ fixture: { referee: 'S. Marciniak' } })).match.referee).toEqual({
    name: 'S. Marciniak',
    country: null,
  });
});

test('API-01: fields that older seasons lack are optional', () => {
  const { standings: _, flag: __, ...league } = anItem().league;
  const { extra: ___, ...status } = fixture.status;
  const item = {
    ...anItem(),
    league,
    fixture: { ...fixture, status, venue: { id: null, name: null, city: null } },
  };
  expect(observed(item)).toMatchObject({ venue: null, match: { status: { extra: null } } });
});

test.each([
  ['no object', null, null, 'item'],
  ['no teams', { ...anItem(), teams: undefined }, 1378040, 'teams'],
  ['goals in words', { ...anItem(), goals: { home: 'two', away: 0 } }, 1378040, 'goals.home'],
  ['an id in letters', anItem({ fixture: { id: 'x' as unknown as number } }), null, 'fixture.id'],
  ['an absurd date', anItem({ fixture: { timestamp: 9e14 } }), 1378040, 'fixture.timestamp'],
])('HOME-14: an item with %s is refused with its id and a reason', (_, item, id, part) => {
  expect(toObservation(item)).toEqual({ ok: false, id, reason: expect.stringContaining(part) });
});

test('DLG-06: quirk 23: shoot-out kicks come in reverse and are returned in the order taken', () => {
  const kicks = [5, 4, 3, 2, 1].map((extra) => anEvent({ elapsed: 120, extra }));
  expect(observed(anItem({ events: kicks })).match.events?.map(({ time }) => time.extra)).toEqual([
    1, 2, 3, 4, 5,
  ]);
});

test('NAME-05: quirk 14: one person has one name in all events of a match', () => {
  const goal = (name: string) => ({ ...anEvent({ elapsed: 3 }), player: { id: 7, name } });
  const events = [
    goal('F. Andrada'),
    goal('Federico Andrada'),
    { ...goal('X'), player: { id: null, name: 'X' } },
  ];
  expect(observed(anItem({ events })).match.events?.map(({ player }) => player.name)).toEqual([
    'Federico Andrada',
    'Federico Andrada',
    'X',
  ]);
});

test('DLG-07: line-ups and players are separate from the match; a second yellow is found in the events', () => {
  const change = {
    ...anEvent({ elapsed: 60 }, { detail: 'Substitution 1' }),
    type: 'subst',
    player: { id: 12, name: 'On' },
    assist: { id: 7, name: 'Off' },
  };
  const yellow = {
    ...anEvent({ elapsed: 70 }, { detail: 'Yellow Card' }),
    type: 'Card',
    player: { id: 39, name: 'S' },
  };
  const item = anItem({
    events: [change, yellow, yellow],
    lineups: [aLineup()],
    players: [aSide({ cards: { yellow: 1, red: 1 } })],
  });
  const { observation, lineups, appearances } = mappedOf(toObservedMatch(item));
  expect(observation.match.events?.[0]).toMatchObject({ player: { id: 12 }, assist: { id: 7 } });
  expect(lineups?.map(({ teamId }) => teamId)).toEqual([2932]);
  expect(appearances?.map(({ numbers }) => numbers.cards)).toEqual([{ yellow: 1, yellowred: 1, red: 0 }]);
  expect(observation).toEqual(observed(item));
});

test('DLG-07: line-ups and players that were not in the answer are absent, not empty', () => {
  expect(Object.keys(mappedOf(toObservedMatch(anItem())))).toEqual(['observation']);
  expect(mappedOf(toObservedMatch(anItem({ lineups: [], players: [] })))).toMatchObject({
    lineups: [],
    appearances: [],
  });
});
