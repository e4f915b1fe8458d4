import { expect, test } from 'vitest';
import type { z } from 'zod';
import { Envelope, errorsOf } from './envelope.ts';
import { WireFixture } from './fixtures.ts';
import { WireInjury } from './injuries.ts';
import { WirePlayer } from './players.ts';
import { WireStandings } from './standings.ts';
import {
  cagliariRow,
  envelope,
  injury,
  juventusLecce,
  mina,
  samples,
  serieA,
  team,
  unipol,
} from './tables/samples.ts';
import { WireVenue } from './venues.ts';

test.each(samples)('API-01: the sample of %s parses', (_name, schema, sample) => {
  expect(schema.safeParse(sample).error).toBeUndefined();
});

test.each<[string, z.ZodType, unknown]>([
  ['a fixture without teams', WireFixture, { ...juventusLecce, teams: null }],
  ['a table of no tables', WireStandings, { league: { ...serieA, standings: [cagliariRow] } }],
  ['a player without an id', WirePlayer, { player: { ...mina, id: null }, statistics: [] }],
  ['goals in words', WireFixture, { ...juventusLecce, goals: { home: 'two', away: 0 } }],
])('HOME-14: %s is refused', (_name, schema, sample) => {
  expect(schema.safeParse(sample).success).toBe(false);
});

test('HOME-14: names and addresses are decoded in every schema', () => {
  const nzola = { ...mina, name: 'M&apos;Bala Nzola' };
  expect(WirePlayer.parse({ player: nzola, statistics: [] }).player.name).toBe("M'Bala Nzola");
  const address = 'Piazza Azzuri d&apos;Italia, 1';
  expect(WireVenue.parse({ ...unipol, address }).address).toBe("Piazza Azzuri d'Italia, 1");
  expect(WireInjury.parse({ ...injury, team: team(1, 'A &amp; B') }).team.name).toBe('A & B');
});

test.each([
  [{ token: 'Error/Missing application key.' }, ['token']],
  [[], []],
  [['Too many requests.'], ['0']],
])('HOME-14: errors are a list or an object: %j', (errors, codes) => {
  expect(Object.keys(errorsOf(Envelope.parse({ ...envelope, errors, response: [] })))).toEqual(codes);
});
