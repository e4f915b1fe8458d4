import { expect, test } from 'vitest';
import { savePeople } from '../../src/players/people.ts';
import { saveObservations } from '../../src/matches/save-observations.ts';
import { listUntranslated } from '../../src/names/untranslated.ts';
import { testDatabase } from '@safira/testkit/database';
import { aLease } from '@safira/testkit/lease';
import { anObservation } from '@safira/testkit/observations';

const { db } = await testDatabase();
const lease = await aLease(db);

test('NAME-05: the names that need an editor are listed, the most frequent first', async () => {
  const observations = [1, 2].map((id) => {
    const observation = anObservation({ id, homeName: 'Xqvert Zzolp' });
    observation.home.id = 77;
    observation.match.homeId = 77;
    observation.match.referee = { name: 'Qolp Vrret', country: 'Norway' };
    observation.away.name = 'Al-Nassr';
    return observation;
  });
  await saveObservations(db, { observations, observedAt: new Date('2026-11-21T18:00:00Z'), lease });
  await savePeople(db, [{ id: 9, name: 'Zzarv Qolpek' }]);

  const listed = await listUntranslated(db, 10);
  expect(listed.map(({ kind, name, how, seen }) => [kind, name, how, seen])).toEqual(
    expect.arrayContaining([
      ['club', 'Xqvert Zzolp', 'needs_editor', 2],
      ['referee', 'Qolp Vrret', 'transliterated', 2],
      ['player', 'Zzarv Qolpek', 'transliterated', 0],
    ]),
  );
  expect(listed.map(({ name }) => name)).not.toContain('Al-Nassr');
  expect(listed.map(({ seen }) => seen)).toEqual(listed.map(({ seen }) => seen).toSorted((a, b) => b - a));
  expect(await listUntranslated(db, 1)).toHaveLength(1);
});
