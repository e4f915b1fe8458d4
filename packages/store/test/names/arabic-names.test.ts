import type { MatchObservation } from '@safira/football/observed/observation';
import { expect, test } from 'vitest';
import { listCompetitions } from '../../src/competitions/competitions.ts';
import { findMatch } from '../../src/matches/matches.ts';
import { saveObservations } from '../../src/matches/save-observations.ts';
import { testDatabase } from '@safira/testkit/database';
import { aLease } from '@safira/testkit/lease';
import { anObservation } from '@safira/testkit/observations';

const { db } = await testDatabase();
const lease = await aLease(db);

let polls = 0;
function save(observation: MatchObservation) {
  const observedAt = new Date(Date.parse('2026-11-21T18:00:00Z') + 60_000 * polls++);
  return saveObservations(db, { observations: [observation], observedAt, lease });
}

test('NAME-05: names are stored in Arabic next to the original, with how they were found', async () => {
  const observation = anObservation({ id: 1, homeName: 'Al-Hilal Saudi FC' });
  observation.competition.name = 'Pro League';
  observation.match.referee = { name: 'Xqvert Zzolp', country: 'Norway' };
  await save(observation);

  const match = await findMatch(db, 1);
  expect(match?.teams.home).toMatchObject({ name: 'الهلال', originalName: 'Al-Hilal Saudi FC' });
  expect(match?.league).toMatchObject({ name: 'دوري روشن السعودي', originalName: 'Pro League' });
  expect(match?.venue).toEqual({ name: 'المملكة أرينا', originalName: 'Kingdom Arena', city: 'الرياض' });
  expect(match?.referee?.originalName).toBe('Xqvert Zzolp');
  expect(match?.referee?.name).toMatch(/^[\u0600-\u06FF ]+$/);
  expect((await listCompetitions(db))[0]).toMatchObject({ name: 'دوري روشن السعودي' });

  const hows = await db.selectFrom('teams').select(['name', 'name_how']).orderBy('api_id').execute();
  expect(hows[0]).toEqual({ name: 'Al-Hilal Saudi FC', name_how: 'exact' });
  const row = await db.selectFrom('matches').select('referee_how').executeTakeFirst();
  expect(row?.referee_how).toBe('transliterated');
});

test('NAME-05: a club first seen in a continental cup gets its own name once its country is known', async () => {
  const cup = anObservation({ id: 2, league: 17, homeName: 'Al Ittihad' });
  cup.home.country = null;
  await save(cup);
  const league = anObservation({ id: 3, league: 233, homeName: 'Al Ittihad' });
  league.home = { ...cup.home, country: 'Egypt' };
  league.match.homeId = cup.home.id;
  await save(league);
  expect((await findMatch(db, 2))?.teams.home.name).toBe('الاتحاد السكندري');

  // A later observation of the cup, which has no country, does not revert the name.
  await save({ ...cup, match: { ...cup.match, goals: { home: 1, away: 0 } } });
  expect((await findMatch(db, 2))?.teams.home.name).toBe('الاتحاد السكندري');
});

test('NAME-04: a match has its round in Arabic next to the provider’s text', async () => {
  await save(anObservation({ id: 4 }));
  expect((await findMatch(db, 4))?.league).toMatchObject({
    round: 'Regular Season - 10',
    roundName: 'الجولة 10',
  });
});
