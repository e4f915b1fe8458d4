import { expect, test } from 'vitest';
import { findTeam } from '../teams.ts';
import { makeWorld } from '../world.ts';

const NOW = Date.UTC(2027, 5, 1);
const world = makeWorld({ seed: 1, mode: 'calendar', isQuiet: true });
const moment = { now: NOW, interventions: () => [] };

/** The places of a player in all matches of the season, `line:column` of so many in that line. */
function placesOf(team: number, name: string) {
  return world.fixtures({ team, season: 2026, competition: 39 }, NOW).flatMap((fixture) => {
    const { played } = world.match(fixture, moment);
    if (!played) return [];
    const { starters, formation } = played.lineups[fixture.home.id === team ? 'home' : 'away'];
    const place = starters.find(({ player }) => player.name === name);
    if (!place) return [];
    const [line, column] = place.grid.split(':').map(Number) as [number, number];
    const lines = formation.split('-').map(Number);
    return [{ line, column, length: lines[line - 2]!, last: lines.length + 1 }];
  });
}

test('DLG-07: Salah plays in attack, on the right where the line has a right', () => {
  expect(findTeam(40)?.name).toBe('Liverpool');
  const places = placesOf(40, 'M. Salah');
  expect(places.length).toBeGreaterThan(15);
  const wrong = places.filter(
    ({ line, column, length, last }) => line < last - 1 || (length >= 3 && column !== length),
  );
  expect(wrong).toEqual([]);
});

test('DLG-07: a known left-back is not on the right of the defence', () => {
  const places = placesOf(40, 'M. Kerkez').filter(({ line }) => line === 2);
  expect(places.length).toBeGreaterThan(5);
  expect(places.filter(({ column, length }) => column === length)).toEqual([]);
});
