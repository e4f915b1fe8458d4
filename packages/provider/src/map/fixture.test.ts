import { expect, test } from 'vitest';
import { anEvent, anItem } from '../../testing/fixture.ts';
import { aLineup, aPlace } from '../../testing/lineup.ts';
import { aSide } from '../../testing/players.ts';
import { mappedOf, providerOf } from '../../testing/provider.ts';
import { envelope, serve } from '../../testing/server.ts';
import { toMatchReport } from './match.ts';

const statistics = (id: unknown) => ({ team: { id }, statistics: [{ type: 'Fouls', value: 3 }] });

/** Everything that hangs on a match, and what stands for it in a report. */
const whole = {
  events: [anEvent({ elapsed: 3 }), anEvent({ elapsed: 9 })],
  lineups: [aLineup(), aLineup({ team: { id: 2939 } })],
  statistics: [statistics(2932), statistics(2939)],
  players: [aSide(), aSide()],
};
type Part = keyof typeof whole;

function told(item: object) {
  const mapped = toMatchReport({ ...anItem(), ...item });
  const { observation, lineups, appearances } = mappedOf(mapped);
  const { events, statistics: numbers, ...match } = observation.match;
  return {
    match,
    lists: { events, lineups, statistics: numbers, players: appearances },
    refused: mapped.ok ? (mapped.refused ?? []) : [],
  };
}

test.each<[string, Part, unknown, string]>([
  ['event', 'events', [whole.events[0], { ...whole.events[1], time: null }], 'events.1.time'],
  [
    'line-up',
    'lineups',
    [whole.lineups[0], aLineup({ startXI: [aPlace(1, { id: 'x' as unknown as number })] })],
    'lineups.1.startXI.0.player.id',
  ],
  [
    'row of a player',
    'players',
    [aSide(), { ...aSide(), players: [{ player: { id: 39 }, statistics: [{}] }] }],
    'players.1.players.0.statistics.0.games',
  ],
  ['side of statistics', 'statistics', [statistics(2932), statistics('2939')], 'statistics.1.team.id'],
  ['list that is none', 'lineups', { 0: aLineup() }, 'lineups'],
])('HOME-14: an unreadable %s leaves out its whole list and nothing else', (_, part, list, where) => {
  const sound = told(whole);
  const { match, lists, refused } = told({ ...whole, [part]: list });
  expect(match).toEqual(sound.match);
  expect(lists).toEqual({ ...sound.lists, [part]: undefined });
  expect(refused).toEqual([{ id: 1378040, reason: expect.stringMatching(`^${where}: `), item: list }]);
});

test('HOME-14: a sound match leaves nothing to refuse', () => {
  expect(told(whole).refused).toEqual([]);
  expect(Object.values(told(whole).lists).every((list) => list?.length === 2)).toBe(true);
});

test('HOME-14: what is refused of a match is handed on and logged beside the match itself', async () => {
  const bad = { ...anItem({ id: 2 }), lineups: [null] };
  await using server = await serve(envelope({ items: [anItem({ id: 1 }), bad] }));
  const lines: object[] = [];
  const provider = providerOf(server, { log: { warn: (details) => lines.push(details) } });
  const { observations, reports, refused } = await provider.fixturesById([1, 2]);
  expect(observations.map(({ match }) => match.id)).toEqual([1, 2]);
  expect(reports[1]).not.toHaveProperty('lineups');
  expect(refused).toEqual([{ id: 2, reason: expect.stringMatching(/^lineups\.0: /), item: [null] }]);
  expect(lines).toEqual([{ id: 2, reason: refused[0]!.reason }]);
});
