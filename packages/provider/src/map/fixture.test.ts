import { expect, test } from 'vitest';
import { anEvent, anItem } from '../../testing/fixture.ts';
import { aLineup, aPlace } from '../../testing/lineup.ts';
import { aSide } from '../../testing/players.ts';
import { mappedOf, providerOf } from '../../testing/provider.ts';
import { envelope, serve } from '../../testing/server.ts';
import { toObservedMatch } from './match.ts';

const statistics = (id: unknown) => ({ team: { id }, statistics: [{ type: 'Fouls', value: 3 }] });

/** Every embedded list of a match, and its counterpart in our form. */
const whole = {
  events: [anEvent({ elapsed: 3 }), anEvent({ elapsed: 9 })],
  lineups: [aLineup(), aLineup({ team: { id: 2939 } })],
  statistics: [statistics(2932), statistics(2939)],
  players: [aSide(), aSide()],
};
type Part = keyof typeof whole;

function reportOf(item: object) {
  const mapped = toObservedMatch({ ...anItem(), ...item });
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
  ['value that is no list', 'lineups', { 0: aLineup() }, 'lineups'],
])('HOME-14: an unreadable %s leaves out its whole list and nothing else', (_, part, list, where) => {
  const sound = reportOf(whole);
  const { match, lists, refused } = reportOf({ ...whole, [part]: list });
  expect(match).toEqual(sound.match);
  expect(lists).toEqual({ ...sound.lists, [part]: undefined });
  expect(refused).toEqual([{ id: 1378040, reason: expect.stringMatching(`^${where}: `), item: list }]);
});

test('HOME-14: a valid match has no refused parts', () => {
  expect(reportOf(whole).refused).toEqual([]);
  expect(Object.values(reportOf(whole).lists).every((list) => list?.length === 2)).toBe(true);
});

test('HOME-14: refused parts of a match are returned and logged along with the match', async () => {
  const bad = { ...anItem({ id: 2 }), lineups: [null] };
  await using server = await serve(envelope({ items: [anItem({ id: 1 }), bad] }));
  const lines: object[] = [];
  const provider = providerOf(server, { log: { warn: (details) => lines.push(details) } });
  const { observations, matches, refused } = await provider.fixturesById([1, 2]);
  expect(observations.map(({ match }) => match.id)).toEqual([1, 2]);
  expect(matches[1]).not.toHaveProperty('lineups');
  expect(refused).toEqual([{ id: 2, reason: expect.stringMatching(/^lineups\.0: /), item: [null] }]);
  expect(lines).toEqual([{ id: 2, reason: refused[0]!.reason }]);
});
