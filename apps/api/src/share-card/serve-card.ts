import type { z } from 'zod';
import type { Cache } from '@safira/contract/endpoint';
import { AppError } from '@safira/contract/errors';
import type { PublicFile } from '@safira/contract/files';
import type { DependsOn } from '../depends-on.ts';
import { admitRead } from '../limiter.ts';
import { type ServedFile, serveFile } from '../serve-file.ts';
import type { Api } from '../serve.ts';
import { makeCards } from './cards.ts';
import { registerFonts } from './fonts.ts';
import type { Draw } from './frame.ts';
import { withFoundPictures } from './pictures.ts';
import { drawPng } from './png.ts';

/** Raise it when the same facts are drawn differently: clients must not keep a card drawn by an older version. */
const DRAWING = 2;

type Settings = { isSimulated: boolean; mediaFolder: string; png?: typeof drawPng };

type Input<Entry extends PublicFile> = z.output<Entry['params']> & z.output<Entry['query']>;

type CardRoute<Entry extends PublicFile, Facts> = {
  /** Throws for what is unknown: there is no card without a name. */
  read: (input: Input<Entry>) => Promise<{ facts: Facts; cache: Cache; dependsOn: DependsOn }>;
  draw: Draw<Facts>;
};

export type ServeCard = ReturnType<typeof makeServeCard>;

/**
 * How every share card is served: its facts are cached as every other answer, their hash is its version, and all kinds
 * share one cache and one queue of drawings.
 */
export function makeServeCard(
  { app, snapshots, searches, limiter }: Pick<Api, 'app' | 'snapshots' | 'searches' | 'limiter'>,
  { isSimulated, mediaFolder, png = drawPng }: Settings,
) {
  registerFonts(); // at start-up, where a missing file is noticed
  const cards = makeCards();

  return <Entry extends PublicFile, Facts extends object>(
    { path, params, query, contentType, isSearch = false }: Entry,
    { read, draw }: CardRoute<Entry, Facts>,
  ): void => {
    async function build(input: Input<Entry>) {
      const { facts, cache, dependsOn } = await read(input);
      const shown = await withFoundPictures(facts, mediaFolder);
      const body = JSON.stringify({ drawing: DRAWING, path, isSimulated, facts: shown });
      return { body, seq: undefined, cache, dependsOn };
    }

    async function find(input: Input<Entry>, admit: () => Promise<void>): Promise<ServedFile> {
      const key = `${path} ${JSON.stringify(input)}`;
      const cached = isSearch ? searches : snapshots;
      const { snapshot, staleMs } = await cached.read(key, () => build(input), { admit });
      const { etag, cache } = snapshot;
      const bytes = async () => {
        const body = await snapshot.bytes('identity');
        const { facts } = JSON.parse(body.toString()) as { facts: Facts }; // as `build` wrote it
        return cards.read(etag, () => png({ draw, facts, isSimulated }, mediaFolder));
      };
      return { etag, cache, staleMs, bytes };
    }

    serveFile(app, {
      path: `/api${path}`,
      contentType,
      find: async (request) => {
        const [of, given] = [params.safeParse(request.params), query.safeParse(request.query)];
        if (!of.success || !given.success) throw new AppError('invalid', `not an address of ${path}`);
        const input = { ...of.data, ...given.data } as Input<Entry>; // checked by the entry's own schemas
        return find(input, () => admitRead(limiter, request));
      },
    });
  };
}
