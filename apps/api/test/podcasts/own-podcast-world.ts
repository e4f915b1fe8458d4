import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach } from 'vitest';
import { createPodcastFeed } from '@safira/contract/accounts/podcast-feed';
import { SLOT_MS } from '@safira/contract/podcasts/podcasts';
import { makeFolderStore } from '@safira/media/folder-store';
import { saveTeamProfiles } from '@safira/store/teams/profiles';
import { testDatabase } from '@safira/testkit/database';
import { aTeamProfile } from '@safira/testkit/records';
import { callAs } from '../accounts/accounts.ts';
import { NOW, startApi } from '../api.ts';
import { anAccount, aSession } from '../accounts/stored-accounts.ts';

export const SLOT = Math.floor(NOW / SLOT_MS);
export const SITE = 'http://127.0.0.1:8080';
export const liverpool = { id: 40, title: 'ليفربول' };
export const hilal = { id: 2932, title: 'الهلال' };
export const madrid = { id: 541, title: 'ريال مدريد' };

/** An API with its sounds, and members with favourite teams. */
export async function ownPodcastWorld() {
  const { db, owner } = await testDatabase();
  const mediaFolder = mkdtempSync(join(tmpdir(), 'safira-own-podcast-'));
  const media = makeFolderStore(mediaFolder);
  const { app } = await startApi({ db, mediaFolder });
  const profile = aTeamProfile();
  await saveTeamProfiles(
    db,
    [liverpool, hilal, madrid].map(({ id }) => ({ ...profile, id })),
  );
  beforeEach(async () => {
    for (const table of ['podcast_team_slots', 'podcast_team_chapters'] as const)
      await owner.deleteFrom(table).execute();
    await owner.deleteFrom('users').execute();
  });

  let members = 0;
  async function aListener(...teams: { id: number }[]) {
    const userId = await anAccount(owner, `listener ${++members}`, 'member');
    const { token } = await aSession(owner, userId);
    for (const [index, { id }] of teams.entries()) {
      const at = new Date(NOW + index);
      await owner
        .insertInto('favourites')
        .values({ user_id: userId, kind: 1, item_id: id, added_at: at })
        .execute();
    }
    return { userId, token };
  }

  /** The path of a new feed of the member. */
  async function aFeed(token: string): Promise<string> {
    const { data } = await callAs(app, createPodcastFeed, { token });
    return data.address.replace(SITE, '');
  }

  const read = (url: string, init: { method?: 'GET' | 'HEAD'; headers?: Record<string, string> } = {}) =>
    app.inject({ method: 'GET', url, ...init });
  return { db, owner, media, app, aListener, aFeed, read };
}
