import { AppError } from '@safira/contract/errors';
import { shareCard } from '@safira/contract/files';
import { IdParams } from '@safira/contract/parts';
import type { Db } from '@safira/store/db';
import { findMatch } from '@safira/store/matches/matches';
import { admitRead } from '../../limiter.ts';
import { type ServedFile, serveFile } from '../../serve-file.ts';
import type { Api } from '../../serve.ts';
import { makeCards } from '../../share-card/cards.ts';
import { type ShareFacts, shareFacts } from '../../share-card/facts.ts';
import { registerFonts } from '../../share-card/fonts.ts';
import { withFoundPictures } from '../../share-card/pictures.ts';
import { drawPng } from '../../share-card/png.ts';

/** Raise it when the same facts are drawn differently: clients must not keep a card drawn by an older version. */
const DRAWING = 2;

type Tools = { db: Db; simulated: boolean; mediaFolder: string; draw?: typeof drawPng };

/** OURS-05: the preview image of a shared link to a match. Its facts are cached as every other answer. */
export function shareCardRoutes(
  { app, snapshots, limiter }: Pick<Api, 'app' | 'snapshots' | 'limiter'>,
  { db, simulated, mediaFolder, draw = drawPng }: Tools,
): void {
  registerFonts(); // at start-up, where a missing file is noticed
  const cards = makeCards();

  async function build(id: number) {
    const match = await findMatch(db, id);
    if (!match) throw new AppError('match_not_found');
    const facts = await withFoundPictures(shareFacts(match, { simulated }), mediaFolder);
    const cache = match.isLive ? ('today' as const) : ('steady' as const);
    const body = JSON.stringify({ drawing: DRAWING, facts });
    return { body, seq: undefined, cache, dependsOn: { matches: [id] } };
  }

  async function find(id: number, admit: () => Promise<void>): Promise<ServedFile> {
    const { snapshot, staleMs } = await snapshots.read(`${shareCard.path} ${id}`, () => build(id), { admit });
    const { etag, cache } = snapshot;
    const bytes = async () => {
      const body = await snapshot.bytes('identity');
      const { facts } = JSON.parse(body.toString()) as { facts: ShareFacts }; // as `build` wrote it
      return cards.read(etag, () => draw(facts, mediaFolder));
    };
    return { etag, cache, staleMs, bytes };
  }

  serveFile(app, {
    path: `/api${shareCard.path}`,
    contentType: shareCard.contentType,
    find: async (request) => {
      const checked = IdParams.safeParse(request.params);
      if (!checked.success) throw new AppError('invalid', 'not a match id');
      return find(checked.data.id, () => admitRead(limiter, request));
    },
  });
}
