import { standingZone } from '@safira/arabic/terms/standing-zones';
import type { ObservedEvent } from '@safira/football/observed/observation';
import { beforeEach, expect, test } from 'vitest';
import { listCompetitions, saveCompetitions } from '../src/competitions/competitions.ts';
import { findHead, listChanges } from '../src/matches/changes.ts';
import { findMatch } from '../src/matches/matches.ts';
import { saveOverride } from '../src/names/overrides.ts';
import { saveObservations } from '../src/matches/save-observations.ts';
import { saveSeasons } from '../src/competitions/seasons.ts';
import { saveStandings } from '../src/competitions/standings.ts';
import { saveTeams } from '../src/teams/teams.ts';
import { testDatabase } from '@safira/testkit/database';
import { aLease } from '@safira/testkit/lease';
import { aGoalEvent, anObservation } from '@safira/testkit/observations';
import { aSeason, aStandingRow } from '@safira/testkit/records';

const { db, owner } = await testDatabase();
const lease = await aLease(db);

/** Each test has its own match. */
let id = 0;
beforeEach(() => void id++);

const salah = { id: 306, name: 'M. Salah' };
const gakpo = { id: 18, name: 'C. Gakpo' };
const noPerson = { id: null, name: null };

function goal(elapsed: number, rest: Partial<ObservedEvent> = {}): ObservedEvent {
  return { ...aGoalEvent(elapsed, id * 10 + 1), player: salah, ...rest };
}

type Poll = { goals: [number, number]; events?: ObservedEvent[] };

/** Saves an observation at a minute; returns the kinds of change it made, none if nothing was written. */
async function poll(minute: number, { goals, events }: Poll) {
  const head = await findHead(db);
  await saveObservations(db, {
    observations: [anObservation({ id, status: '2H', elapsed: 60, goals, ...(events && { events }) })],
    observedAt: new Date(Date.parse('2026-11-21T18:00:00Z') + minute * 60_000),
    lease,
  });
  const { changes } = await listChanges(db, { after: head, limit: 10 });
  return changes.flatMap(({ change }) => change.kinds);
}

/** The fields of the stored events that a correction may change. */
async function listed() {
  const match = await findMatch(db, id);
  return match!.events.map(({ detail, time, player, assist }) => ({
    detail,
    minute: time.elapsed,
    player: player.id,
    assist: assist.id,
  }));
}

test.each<[string, Partial<ObservedEvent>]>([
  ['another scorer, 25 minutes later', { player: gakpo }],
  ['an own goal in place of a normal one', { detail: 'Own Goal', player: { id: 99, name: 'D. Fender' } }],
  ['another minute', { time: { elapsed: 4, extra: null } }],
  ['an assist', { assist: gakpo }],
  ['no player any more', { player: noPerson }],
])(
  'DLG-06: quirk 2: an event received again with %s is that event and not a second one',
  async (_, edited) => {
    const rest = [goal(30), goal(50)];
    await poll(1, { goals: [3, 0], events: [goal(3), ...rest] });
    const after = [goal(3, edited), ...rest];
    expect(await poll(26, { goals: [3, 0], events: after })).toEqual(['events']);
    expect(await listed()).toEqual(
      after.map(({ detail, time, player, assist }) => ({
        detail,
        minute: time.elapsed,
        player: player.id,
        assist: assist.id,
      })),
    );
  },
);

test('DLG-06: quirk 2: a goal that VAR removed silently is cancelled, and its event deleted', async () => {
  await poll(1, { goals: [2, 0], events: [goal(3), goal(50)] });
  expect(await poll(2, { goals: [1, 0], events: [goal(50)] })).toEqual(['goal-cancelled', 'events']);
  expect(await listed()).toMatchObject([{ minute: 50 }]);
  expect((await findMatch(db, id))?.goals).toEqual({ home: 1, away: 0 });
});

test('DLG-06: quirk 2: an event missing in one response is restored by the next, without a goal change', async () => {
  await poll(1, { goals: [1, 0], events: [goal(3)] });
  expect(await poll(2, { goals: [1, 0], events: [] })).toEqual(['events']);
  expect(await listed()).toEqual([]);
  expect(await poll(3, { goals: [1, 0], events: [goal(3)] })).toEqual(['events']);
  expect(await listed()).toHaveLength(1);
});

test('DLG-06: quirk 3: events have no ids, so two identical ones are two, and an unchanged list is no change', async () => {
  const twice = [goal(3), goal(3)];
  await poll(1, { goals: [2, 0], events: twice });
  expect(await listed()).toHaveLength(2);
  expect(await poll(2, { goals: [2, 0], events: twice })).toEqual([]);
  expect(await poll(3, { goals: [1, 0], events: [goal(3)] })).toContain('goal-cancelled');
  expect(await listed()).toHaveLength(1);
});

test('DLG-06: quirk 3: an event inserted between two others takes its place, and the others stay unchanged', async () => {
  await poll(1, { goals: [2, 0], events: [goal(3), goal(50, { player: gakpo })] });
  await poll(2, { goals: [3, 0], events: [goal(3), goal(20), goal(50, { player: gakpo })] });
  expect(await listed()).toMatchObject([
    { minute: 3, player: 306 },
    { minute: 20, player: 306 },
    { minute: 50, player: 18 },
  ]);
});

test('OURS-09: quirk 4: a match contains its last change time, and an older response changes neither', async () => {
  await poll(10, { goals: [2, 0], events: [goal(3), goal(50)] });
  const before = await findMatch(db, id);
  expect(Date.now() - Date.parse(before!.lastUpdated)).toBeLessThan(60_000);
  expect(await poll(9, { goals: [1, 0], events: [goal(3)] })).toEqual([]);
  expect(await findMatch(db, id)).toEqual(before);
  await poll(11, { goals: [3, 0] });
  expect(Date.parse((await findMatch(db, id))!.lastUpdated)).toBeGreaterThan(Date.parse(before!.lastUpdated));
});

const findTeam = (apiId: number) =>
  db
    .selectFrom('teams')
    .select(['slug', 'name', 'arabic_name'])
    .where('api_id', '=', apiId)
    .executeTakeFirstOrThrow();
const saveTeam = (teamId: number, name: string, country = 'Germany') =>
  saveTeams(db, [{ id: teamId, name, logo: null, country }]);

test('NAME-05: quirk 13: a broken name does not replace a team’s intact one; an intact one replaces a broken one', async () => {
  await saveTeam(9157, 'Bayern München');
  await saveTeam(9157, 'Bayern M\uFFFDnchen');
  expect(await findTeam(9157)).toMatchObject({ name: 'Bayern München', arabic_name: 'بايرن ميونخ' });
  await saveTeam(9158, 'Bayern Mï¿½nchen');
  await saveTeam(9158, 'Bayern München');
  expect(await findTeam(9158)).toMatchObject({ name: 'Bayern München', arabic_name: 'بايرن ميونخ' });
});

test('NAME-05: quirk 13: a broken name does not replace a competition’s intact one', async () => {
  const cup = { id: 9081, name: 'DFB Pokal', country: 'Germany', logo: null, season: 2026 };
  await saveCompetitions(db, [cup]);
  await saveCompetitions(db, [{ ...cup, name: 'DFB Pok\uFFFDl', season: 2027 }]);
  const stored = (await listCompetitions(db)).find(({ apiId }) => apiId === 9081);
  expect(stored).toMatchObject({ originalName: 'DFB Pokal', season: 2027 });
});

test.each([
  [9201, ['Bayern Munich', 'Bayern München'], 'Germany', 'بايرن ميونخ'],
  [9202, ['1.FC Köln', '1. FC Köln'], 'Germany', 'كولن'],
  [9203, ['Al Hilal', 'Al-Hilal Saudi FC'], 'Saudi-Arabia', 'الهلال'],
])(
  'NAME-05: quirk 16: team %i with the names %j is one team with one slug and one Arabic name',
  async (...team) => {
    const [teamId, names, country, arabic] = team;
    await saveTeam(teamId, names[0]!, country);
    const { slug } = await findTeam(teamId);
    for (const name of names) {
      await saveTeam(teamId, name, country);
      expect(await findTeam(teamId)).toEqual({ slug, name, arabic_name: arabic });
    }
  },
);

test('NAME-05: quirk 16: an editor’s override for a team stays when the provider renames the team', async () => {
  await saveTeam(1036, 'AL Assiouty', 'Egypt');
  await saveOverride(owner, { kind: 'club', id: 1036, arabic: 'الأهرام' });
  await saveTeam(1036, 'Pyramids FC', 'Egypt');
  expect(await findTeam(1036)).toMatchObject({ name: 'Pyramids FC', arabic_name: 'الأهرام' });
  expect((await findTeam(1036)).slug).toBe('al-assiouty-1036');
});

test('COMP-03: quirk 17: the description of a place is stored unchanged, and an unknown text is the zone «other»', async () => {
  const texts = ['Promotion - Champions League (League phase)', 'Something new of 2031', null];
  await saveSeasons(db, [aSeason()]);
  const rows = texts.map((description, index) => aStandingRow(index + 1, { description }));
  await saveStandings(db, { competitionId: 307, season: 2026, groups: [{ name: 'Pro League', rows }] });
  const stored = await db.selectFrom('standings').select('description').orderBy('position').execute();
  expect(stored.map(({ description }) => description)).toEqual(texts);
  expect(stored.map(({ description }) => standingZone(description)?.zone)).toEqual([
    'champions-league',
    'other',
    undefined,
  ]);
});
