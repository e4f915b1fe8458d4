import { expect, test } from 'vitest';
import { arabCountries } from '@safira/arabic/names/arab-countries';
import { channels as knownChannels } from '@safira/broadcasts/tables/channels';
import { ListedCountry } from '@safira/contract/matches/channels';
import { saveChannels } from '@safira/store/broadcasts/channels';
import { saveGuideBroadcasts } from '@safira/store/broadcasts/guides';
import { saveSeasons } from '@safira/store/competitions/seasons';
import { saveTeamProfiles } from '@safira/store/teams/profiles';
import { testDatabase } from '@safira/testkit/database';
import { aSeason, aTeamProfile } from '@safira/testkit/records';
import { NOW, refusal, startApi, store } from '../api.ts';
import { between } from '../matches/matches-between.ts';

// The clock of the API stands at 2026-11-21T17:00Z.
const { db, owner } = await testDatabase();
const hilal = 2932;
const nassr = 2939;
const TEAM = '/api/teams/al-hilal-saudi-fc-2932/calendar.ics';
await saveSeasons(db, [
  aSeason(),
  aSeason({ competitionId: 39, name: 'Premier League', country: 'England' }),
]);
await saveTeamProfiles(db, [aTeamProfile(), aTeamProfile({ id: nassr, name: 'Al-Nassr', ground: null })]);
const league = { league: 307, home: hilal, away: nassr };
const first = { ...league, id: 1, kickoff: '2026-11-28T16:00:00Z' };
await store(
  db,
  between(first),
  between({ ...league, id: 2, kickoff: '2026-12-05T16:00:00Z', status: 'PST' }),
  between({ ...league, id: 3, kickoff: '2026-12-06T16:00:00Z', status: 'CANC' }),
  between({ ...league, id: 4, kickoff: '2026-12-31T22:00:00Z', status: 'TBD' }),
  between({ ...league, id: 5, kickoff: '2026-11-01T16:00:00Z', status: 'FT', goals: [2, 0] }),
  between({ ...league, id: 6, kickoff: '2026-08-01T16:00:00Z', status: 'FT', goals: [4, 0] }),
  between({ league: 39, home: 33, away: 50, id: 7, kickoff: '2026-11-29T16:00:00Z' }),
);

type Event = Record<string, string>;

/** A reader of a new process: nothing is cached. */
async function read(path = TEAM, headers = {}) {
  const { app } = await startApi({ db });
  const response = await app.inject({ url: path, headers });
  const lines = response.body.replaceAll('\r\n ', '').split('\r\n');
  const events: Event[] = [];
  for (const line of lines) {
    const [, name, value] = /^([A-Z-]+)(?:;[^:]*)?:(.*)$/.exec(line) ?? [];
    if (line === 'BEGIN:VEVENT') events.push({});
    else if (name && events.length > 0) events.at(-1)![name] = value!;
  }
  return {
    response,
    events,
    byId: new Map(events.map((event) => [Number(/\d+/.exec(event['UID']!)![0]), event])),
  };
}

test('OURS-16: the feed of a team has its matches of the last two months and to come, and nothing of others', async () => {
  const { response, events } = await read();
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(events.map((event) => event['UID'])).toEqual([5, 1, 41, 2, 3, 4].map((id) => `match-${id}@safira`));
});

test('OURS-16: the feed of a competition has the matches of its season', async () => {
  const { events } = await read('/api/competitions/39/calendar.ics');
  expect(events.map((event) => event['UID'])).toEqual(['match-7@safira']);
});

test('OURS-16: an event has the teams, the competition, the venue, the link and no result', async () => {
  const { byId } = await read();
  expect(byId.get(5)).toMatchObject({
    DTSTART: '20261101T160000Z',
    DTEND: '20261101T180000Z',
    STATUS: 'CONFIRMED',
    URL: 'http://127.0.0.1:8080/match/5',
  });
  expect(byId.get(5)!['SUMMARY']).toMatch(/^الهلال ضد النصر - \S/);
  expect(byId.get(5)!['LOCATION']).toContain('الرياض');
  expect(JSON.stringify(byId.get(5))).not.toMatch(/2\s?[-–:]\s?0/);
});

test('OURS-16: a cancelled match is cancelled in calendars; a postponed one and one without a time have only a day', async () => {
  const { byId } = await read();
  expect(byId.get(3)).toMatchObject({ STATUS: 'CANCELLED', DTSTART: '20261206T160000Z' });
  expect(byId.get(3)!['SUMMARY']).toMatch(/^ملغاة: /);
  expect(byId.get(2)).toMatchObject({ STATUS: 'TENTATIVE', DTSTART: '20261205', DTEND: '20261206' });
  expect(byId.get(2)!['SUMMARY']).toMatch(/^مؤجلة: /);
  // One o'clock at night in Mecca.
  expect(byId.get(4)).toMatchObject({ STATUS: 'TENTATIVE', DTSTART: '20270101' });
  expect(byId.get(4)!['DESCRIPTION']).toContain('لم يُحدَّد الوقت بعد');
});

test('OURS-16: a match with the made-up time of its round has only a day, until its time is confirmed', async () => {
  const set = (isMadeUp: boolean) =>
    owner.updateTable('matches').set({ has_placeholder_time: isMadeUp }).where('api_id', '=', 1).execute();
  await set(true);
  const unconfirmed = (await read()).byId.get(1)!;
  await set(false);
  expect(unconfirmed).toMatchObject({ STATUS: 'TENTATIVE', DTSTART: '20261128', DTEND: '20261129' });
  expect(unconfirmed['DESCRIPTION']).toContain('لم يُحدَّد الوقت بعد');
  expect((await read()).byId.get(1)).toMatchObject({ STATUS: 'CONFIRMED', DTSTART: '20261128T160000Z' });
});

test('OURS-16: channels that hold the rights are in the text', async () => {
  await store(db, between({ ...league, league: 39, id: 40, kickoff: '2026-11-30T16:00:00Z' }));
  const { byId } = await read();
  expect(byId.get(40)!['DESCRIPTION']).toContain('القنوات الناقلة: ');
});

const KICKOFF = '2026-12-01T16:00:00Z';

async function storeBroadcasts() {
  const startsAt = Date.parse(KICKOFF);
  await store(db, between({ ...league, id: 41, kickoff: KICKOFF }));
  await saveChannels(db, knownChannels);
  await saveGuideBroadcasts(db, {
    guide: 'guide.test/all.xml',
    channels: ['bein-sports-1', 'on-time-sports-1'],
    found: ['bein-sports-1', 'on-time-sports-1'].map((channel) => ({
      channel,
      commentators: [],
      matchId: 41,
      startsAt,
      title: 'الهلال × النصر',
      language: null,
    })),
    probable: [],
    doubtful: [],
    from: startsAt - 1,
    to: startsAt + 1,
    now: NOW,
  });
}
await storeBroadcasts();

test.each([
  ['', 'القنوات الناقلة: بي إن سبورتس 1'],
  ['?country=SA', 'القنوات الناقلة: بي إن سبورتس 1'],
  ['?country=EG', 'القنوات الناقلة: بي إن سبورتس 1، أون تايم سبورتس 1'],
])('OURS-16, OURS-20: a feed with «%s» names the channels of that country', async (query, line) => {
  const { byId } = await read(`${TEAM}${query}`);
  expect(byId.get(41)!['DESCRIPTION']!.split(String.raw`\n`)).toContain(line);
});

test('OURS-20: one process answers each country with its own feed', async () => {
  const { app } = await startApi({ db });
  const bodyIn = async (country: string) => (await app.inject(`${TEAM}?country=${country}`)).body;
  expect(await bodyIn('SA')).not.toBe(await bodyIn('EG'));
  expect(await bodyIn('SA')).toBe(await bodyIn('KW'));
});

test.each(['FR', 'eg', ''])('OURS-20: a feed for the country «%s» is refused', async (country) => {
  const { app } = await startApi({ db });
  expect(await refusal(app, `${TEAM}?country=${country}`)).toMatchObject({ status: 400, code: 'invalid' });
});

test('OURS-20: a feed can be had for every country whose channels are listed', () => {
  expect(ListedCountry.options).toEqual([...arabCountries]);
});

test('OURS-16: a new time and a new status raise the sequence, an unchanged match keeps it', async () => {
  const before = await read();
  await store(
    db,
    between(first),
    between({ ...first, id: 2, kickoff: '2026-12-05T16:00:00Z', status: 'PST' }),
  );
  expect((await read()).byId.get(1)!['SEQUENCE']).toBe(before.byId.get(1)!['SEQUENCE']);
  await store(db, between({ ...first, kickoff: '2026-11-28T18:30:00Z' }));
  const moved = (await read()).byId.get(1)!;
  expect(moved['DTSTART']).toBe('20261128T183000Z');
  expect(Number(moved['SEQUENCE'])).toBeGreaterThan(Number(before.byId.get(1)!['SEQUENCE']));
  await store(db, between({ ...first, kickoff: '2026-11-28T18:30:00Z', status: 'CANC' }));
  const cancelled = (await read()).byId.get(1)!;
  expect(cancelled['STATUS']).toBe('CANCELLED');
  expect(Number(cancelled['SEQUENCE'])).toBeGreaterThan(Number(moved['SEQUENCE']));
});

test('OURS-16: unchanged matches are the same bytes for every process, and a reader that has them gets a 304', async () => {
  const [one, other] = [await read(), await read()];
  expect(other.response.body).toBe(one.response.body);
  const etag = one.response.headers.etag as string;
  expect(etag).toBeTruthy();
  const { response } = await read(TEAM, { 'if-none-match': etag });
  expect([response.statusCode, response.body]).toEqual([304, '']);
});

test('OURS-16: an unknown team and an unknown competition have no feed, and an invalid id is refused', async () => {
  const { app } = await startApi({ db });
  expect(await refusal(app, '/api/teams/unknown-1/calendar.ics')).toMatchObject({ status: 404 });
  expect(await refusal(app, '/api/competitions/9999/calendar.ics')).toMatchObject({ status: 404 });
  expect(await refusal(app, '/api/competitions/07/calendar.ics')).toMatchObject({ status: 400 });
});
