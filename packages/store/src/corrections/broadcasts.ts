import type { Entry } from '../broadcasts/entries.ts';
import type { Db } from '../db.ts';
import { completeChannelCorrection, saveCorrections } from './save-corrections.ts';

type Replaced = {
  matchId: number;
  channel: string;
  before: Entry | null;
  after: Entry | null;
  now: Date;
  note: string | null;
};

/**
 * OURS-22: what readers saw of a match's broadcasts and was wrong: a channel that is gone, with the one that takes its
 * place, and other commentators. A channel or a commentator that is added where there was none corrects nothing.
 */
export async function logBroadcastCorrection(trx: Db, replaced: Replaced): Promise<void> {
  const { matchId, channel, before, after, now, note } = replaced;
  const name = await channelName(trx, channel);
  const common = { at: now, source: 'newsroom', matchId, note } as const;
  if (!before) {
    await completeChannelCorrection(trx, { matchId, channel: name, now });
    return;
  }
  if (!after) {
    await saveCorrections(trx, [{ ...common, kind: 'channel', before: name, after: null }]);
    return;
  }
  const [old, next] = [namesOf(before), namesOf(after)];
  if (old === '' || old === next) return;
  await saveCorrections(trx, [
    { ...common, kind: 'commentator', subject: name, before: old, after: next || null },
  ]);
}

const namesOf = ({ commentators }: Entry) => commentators.map(({ name }) => name).join('، ');

async function channelName(trx: Db, slug: string): Promise<string> {
  const { arabic_name: name } = await trx
    .selectFrom('channels')
    .select('arabic_name')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  return name;
}
