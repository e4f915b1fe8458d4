import { beforeEach } from 'vitest';
import { channels } from '@safira/broadcasts/tables/channels';
import { importBroadcasts, previewImport } from '@safira/contract/newsroom/broadcast-import';
import { createBroadcast, getMatchBroadcasts } from '@safira/contract/newsroom/broadcasts';
import { saveChannels } from '@safira/store/broadcasts/channels';
import { saveTeamProfiles } from '@safira/store/teams/profiles';
import { testDatabase } from '@safira/testkit/database';
import { aTeamProfile } from '@safira/testkit/records';
import { callAs } from '../accounts/accounts.ts';
import { startApi, store } from '../api.ts';
import { between } from '../matches/matches-between.ts';
import { aTokenOf } from '../accounts/stored-accounts.ts';

const [HILAL, NASSR, UNITED, CITY] = [2932, 2939, 33, 50];

export const HEAD = 'الدوري | الوقت | الفريق الأول | الفريق الثاني | المعلق | القناة';
export const derby = 'روشن | 8:00 م | الهلال | النصر | معلّق تجريبي 1 | ثمانية 1';
export const manchester =
  'الانجليزي | 11:00 م | مان يونايتد | مان سيتي | معلّق تجريبي 2 / معلّق تجريبي 3 | beIN 1 / beIN 2';
export const listOf = (...rows: string[]) => ({ text: [HEAD, ...rows].join('\n'), date: '2026-11-21' });

export type Body = Record<string, unknown>;

/** An API with an editor who imports lists about three matches; each test begins without any entry. */
export async function startDesk() {
  const { db, owner } = await testDatabase();
  const { app } = await startApi({ db });
  await saveTeamProfiles(db, [aTeamProfile()]);
  await store(
    db,
    between({ league: 307, home: HILAL, away: NASSR, id: 1, kickoff: '2026-11-21T17:00:00Z' }),
    between({ league: 39, home: UNITED, away: CITY, id: 2, kickoff: '2026-11-21T20:00:00Z' }),
    between({ league: 307, home: NASSR, away: HILAL, id: 3, kickoff: '2026-11-23T17:00:00Z' }),
  );
  await saveChannels(db, channels);
  const token = await aTokenOf(owner, 'منى', 'editor');
  beforeEach(async () => {
    for (const table of ['broadcasts', 'broadcast_changes', 'commentators'] as const)
      await owner.deleteFrom(table).execute();
  });

  const preview = async (body: Body) => (await callAs(app, previewImport, { token, body })).data;
  const storeRows = async (body: Body) => (await callAs(app, importBroadcasts, { token, body })).data.rows;
  const pathOf = (id: number) => `/newsroom/broadcasts/matches/${id}`;
  const show = async (id: number) =>
    (await callAs(app, getMatchBroadcasts, { token, path: pathOf(id) })).data;
  return {
    db,
    owner,
    app,
    token,
    preview,
    storeRows,
    /** Stores the rows of these lines, as previewed. */
    importRows: async (list: Body, lines: readonly number[], choice: Body = {}) => {
      const { rows } = await preview(list);
      const versionOf = (line: number) => rows.find((row) => row.line === line)?.version ?? 0;
      return storeRows({
        ...list,
        rows: lines.map((line) => ({ line, version: versionOf(line), ...choice })),
      });
    },
    /** Adds an entry as an editor does. */
    addEntry: (id: number, body: Body) =>
      callAs(app, createBroadcast, { token, path: pathOf(id), body: { version: 0, ...body } }),
    show,
    /** «channel: commentators» */
    shown: async (id: number) =>
      (await show(id)).broadcasts.map(
        ({ channel, commentators }) => `${channel}: ${commentators.map(({ name }) => name).join(' ')}`,
      ),
  };
}
