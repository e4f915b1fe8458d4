import { foldForSearch } from '@safira/arabic/search/search-key';
import {
  type KnownCommentator,
  makeCommentatorFinder,
  readCommentatorName,
} from '@safira/broadcasts/commentators';
import { AppError } from '@safira/contract/errors';
import * as contract from '@safira/contract/newsroom/broadcast-names';
import { listChannels } from '@safira/store/broadcasts/channels';
import { listCommentators, saveCommentators } from '@safira/store/broadcasts/commentators';
import type { Db } from '@safira/store/db';
import { type Api, serve } from '../../serve.ts';

/** OURS-17, OURS-19: the names that an editor chooses from. */
export function broadcastNameRoutes(api: Api, { db }: { db: Db }): void {
  serve(api, contract.listChannels, async ({ query: { q, limit } }) => {
    const channels = await listChannels(db);
    const found = channels.filter(({ slug, name, arabicName, aliases }) =>
      isNamed([slug, name, arabicName, ...aliases], q),
    );
    return {
      data: found.slice(0, limit).map(({ slug, name, arabicName, network, access, countries }) => ({
        slug,
        name: arabicName,
        originalName: name,
        network,
        access,
        countries: countries && [...countries],
      })),
    };
  });

  serve(api, contract.listCommentators, async ({ query: { q, limit } }) => {
    const found = (await listCommentators(db)).filter(({ name, aliases }) => isNamed([name, ...aliases], q));
    return { data: found.slice(0, limit).map(toContract) };
  });

  serve(api, contract.addCommentator, async ({ body }) => {
    const name = readCommentatorName(body.name);
    if (name === undefined) throw new AppError('name_invalid');
    await saveCommentators(db, [name]);
    // Another call may have added the same name a moment earlier, in another spelling.
    return { data: toContract(makeCommentatorFinder(await listCommentators(db))(name)!) };
  });
}

/** Whether each typed word begins a word of one of the names. */
function isNamed(names: readonly string[], typed = ''): boolean {
  const wanted = foldForSearch(typed).split(' ');
  return names.some((name) => {
    const words = foldForSearch(name).split(' ');
    return wanted.every((start) => words.some((word) => word.startsWith(start)));
  });
}

const toContract = ({ slug, name, aliases }: KnownCommentator): contract.NewsroomCommentator => ({
  slug,
  name,
  aliases: [...aliases],
});
