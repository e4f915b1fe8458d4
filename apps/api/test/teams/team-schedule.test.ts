import { expect, test } from 'vitest';
import { listTeamSchedule } from '@safira/contract/teams/schedule';
import { getSquad, getTeam } from '@safira/contract/teams/teams';
import { saveSeasons } from '@safira/store/competitions/seasons';
import { saveLineups } from '@safira/store/matches/lineups';
import { saveInjuries } from '@safira/store/players/injuries';
import { savePlayers } from '@safira/store/players/players';
import { saveTeamProfiles } from '@safira/store/teams/profiles';
import { saveSquads } from '@safira/store/teams/squads';
import { testDatabase } from '@safira/testkit/database';
import { aLease } from '@safira/testkit/lease';
import { aPerson, aSeason, aTeamProfile } from '@safira/testkit/records';
import { call, refusal, startApi, store } from '../api.ts';
import { between } from '../matches/matches-between.ts';

// The clock of the API stands at 2026-11-21T17:00Z.
const { db } = await testDatabase();
const { app } = await startApi({ db });

const hilal = 2932;
const nassr = 2939;
const SLUG = 'al-hilal-saudi-fc-2932';
await saveSeasons(db, [
  aSeason(),
  aSeason({ competitionId: 504, name: 'King Cup', type: 'cup' }),
  aSeason({ competitionId: 308, name: 'Division 1', season: 2024, isCurrent: false }),
]);
await saveTeamProfiles(db, [
  aTeamProfile(),
  aTeamProfile({ id: nassr, name: 'Al-Nassr', code: 'NAS', ground: null }),
]);
const league = { league: 307, home: hilal, away: nassr };
await store(
  db,
  between({ ...league, id: 1, kickoff: '2026-09-01T16:00:00Z', status: 'FT', goals: [2, 0] }),
  between({ ...league, id: 2, kickoff: '2026-11-15T16:00:00Z', status: 'FT', goals: [1, 1] }),
  between({ ...league, id: 3, kickoff: '2026-10-08T16:00:00Z', status: 'PST' }),
  between({ league: 504, home: nassr, away: hilal, id: 4, kickoff: '2026-11-01T16:00:00Z', status: 'FT' }),
  between({ ...league, id: 5, kickoff: '2026-11-20T23:00:00Z', status: '1H', goals: [0, 0] }),
  between({ ...league, id: 6, kickoff: '2026-11-21T14:00:00Z' }),
  between({ ...league, id: 7, kickoff: '2026-12-08T16:00:00Z' }),
  between({ ...league, id: 8, kickoff: '2026-12-01T16:00:00Z', status: 'PST' }),
  between({ league: 504, home: nassr, away: hilal, id: 9, kickoff: '2026-12-20T16:00:00Z' }),
  between({ ...league, id: 10, kickoff: '2026-11-21T12:00:00Z' }),
  between({ league: 308, home: hilal, away: nassr, season: 2024, id: 11, kickoff: '2024-09-01T16:00:00Z' }),
);

const schedule = async (query = '') =>
  (await call(app, listTeamSchedule, `/teams/${SLUG}/schedule${query}`)).body.data;
const idsOf = (matches: { apiId: number }[]) => matches.map(({ apiId }) => apiId);

test('TEAM-02: past matches are listed newest first, after those being played, with postponed ones by their date', async () => {
  expect(idsOf((await schedule()).matches)).toEqual([5, 10, 2, 4, 3, 1]);
});

test('TEAM-02: matches to come are listed by kick-off; one that starts late is still to come for four hours', async () => {
  expect(idsOf((await schedule('?when=coming')).matches)).toEqual([6, 8, 7, 9]);
});

test('TEAM-02: one competition at a time, in pages', async () => {
  const first = await schedule('?league=307&limit=3');
  expect(idsOf(first.matches)).toEqual([5, 10, 2]);
  expect(first.pagination).toEqual({ current: 1, total: 2, totalMatches: 5 });
  expect(idsOf((await schedule('?league=307&limit=3&page=2')).matches)).toEqual([3, 1]);
  expect((await schedule('?league=999')).pagination).toEqual({ current: 1, total: 0, totalMatches: 0 });
});

test('TEAM-02: the competitions are the same under every filter, the most played first, without those of years ago', async () => {
  const { competitions } = await schedule('?when=coming&league=504');
  expect(competitions).toMatchObject([
    { id: 307, type: 'league', season: 2026, matchCount: 8 },
    { id: 504, type: 'cup', season: 2026, matchCount: 2 },
  ]);
  expect(competitions).toEqual((await schedule()).competitions);
});

test('TEAM-02: while a match is on, caches keep the list for seconds', async () => {
  const { response } = await call(app, listTeamSchedule, `/teams/${SLUG}/schedule`);
  const later = await call(app, listTeamSchedule, `/teams/${SLUG}/schedule?when=coming`);
  expect(response.headers['cache-control']).not.toBe(later.response.headers['cache-control']);
});

test('API-06: the schedule of an unknown team is a 404, an unknown direction is refused', async () => {
  expect(await refusal(app, '/api/teams/unknown-1/schedule')).toMatchObject({ status: 404 });
  expect(await refusal(app, `/api/teams/${SLUG}/schedule?when=later`)).toMatchObject({ status: 400 });
});

test('TEAM-02: the squad has ages on the day of the clock and Arabic nationalities', async () => {
  const player = {
    id: 306,
    name: 'M. Salah',
    age: 0,
    number: 11,
    position: 'attacker' as const,
    photo: null,
  };
  await saveSquads(db, [
    { teamId: hilal, players: [player, { ...player, id: 307, name: 'Someone Unknown', number: 12 }] },
  ]);
  await savePlayers(db, [aPerson({ birth: { date: '1992-11-22', place: null, country: null } })]);
  const { squad } = (await call(app, getSquad, `/teams/${SLUG}/squad`)).body.data;
  expect(squad.map(({ player: { age, nationalityName } }) => ({ age, nationalityName }))).toEqual([
    { age: 33, nationalityName: 'مصر' },
    { age: null, nationalityName: null },
  ]);
});

test('TEAM-02: those who are out of the next match are listed, else those who missed the last one', async () => {
  const injury = { teamId: hilal, competitionId: 307, season: 2026, type: 'Missing Fixture' };
  const out = (id: number, matchId: number, reason: string) => ({
    ...injury,
    player: { id, name: `Player Number${id}`, photo: null },
    matchId,
    reason,
  });
  const absences = async () => {
    const { app: fresh } = await startApi({ db });
    return (await call(fresh, getSquad, `/teams/${SLUG}/squad`)).body.data.absences;
  };
  const season = { competitionId: 307, season: 2026 };
  await saveInjuries(db, season, [out(71, 1, 'Illness'), out(72, 2, 'Knee Injury')]);
  expect(await absences()).toMatchObject([
    { player: { id: 72 }, certainty: 'غائب', reason: 'إصابة في الركبة' },
  ]);
  const other = { ...out(74, 8, 'Illness'), teamId: nassr };
  await saveInjuries(db, season, [out(72, 2, 'Knee Injury'), out(73, 8, 'Red Card'), other]);
  expect(await absences()).toMatchObject([{ player: { id: 73 }, reason: 'بطاقة حمراء' }]);
});

test('TEAM-02: a team has the colours of its last line-up at home, without one none', async () => {
  const { data: before } = (await call(app, getTeam, '/teams/al-nassr-2939')).body;
  expect(before.colours).toBe(null);
  const lease = await aLease(db, 'lineups');
  const lineup = (teamId: number, shirt: string) => ({
    teamId,
    formation: null,
    colours: { shirt, number: '#FFFFFF' },
    coach: null,
    starters: [],
    substitutes: [],
  });
  const observedAt = new Date(Date.now() + 60_000);
  await saveLineups(db, { matchId: 2, observedAt, lease }, [
    lineup(hilal, '#1B4FBF'),
    lineup(nassr, '#F7D117'),
  ]);
  await saveLineups(db, { matchId: 1, observedAt, lease }, [lineup(hilal, '#000000')]);
  const { app: fresh } = await startApi({ db });
  const { data } = (await call(fresh, getTeam, `/teams/${SLUG}`)).body;
  expect(data.colours).toEqual({ shirt: '#1B4FBF', number: '#FFFFFF' });
});
