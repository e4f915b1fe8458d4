import { AppError } from '@safira/contract/errors';
import type { PublicFile } from '@safira/contract/files';
import * as files from '@safira/contract/files';
import { IdParams } from '@safira/contract/parts';
import type { EpisodeDetails } from '@safira/contract/podcasts/podcasts';
import { chaptersJson } from '@safira/speech/chapters-json';
import { transcriptOf } from '@safira/speech/transcript';
import type { Db } from '@safira/store/db';
import { findEpisode } from '@safira/store/podcasts/episodes';
import type { FastifyRequest } from 'fastify';
import { admitRead } from '../../limiter.ts';
import { serveFile } from '../../serve-file.ts';
import type { Api } from '../../serve.ts';

/** POD-06, OURS-25: what belongs to an episode, for players and apps. */
export function podcastFileRoutes({ app, snapshots, limiter }: Api, { db }: { db: Db }): void {
  // The edge serves the file itself, with ranges; here is only an address that stays when the file is made anew.
  app.get(`/api${files.podcastFile.path}`, { schema: { hide: true } }, async (request, reply) => {
    await admitRead(limiter, request);
    const { fileInfo } = await find(idOf(request));
    if (!fileInfo) throw new AppError('not_found', 'an episode without a sound');
    return reply.header('cache-control', 'public, max-age=0, s-maxage=5').redirect(fileInfo.url, 302);
  });

  serveText(files.podcastTranscript, ({ sentences }) => transcriptOf(sentences));
  serveText(files.podcastChapters, ({ chapters }) => chaptersJson(chapters));

  function serveText({ path, contentType }: PublicFile, textOf: (episode: EpisodeDetails) => string): void {
    serveFile(app, {
      path: `/api${path}`,
      contentType,
      find: async (request) => {
        const id = idOf(request);
        const build = async () => {
          const episode = await find(id);
          if (episode.sentences.length === 0) throw new AppError('not_found', 'an episode without a text');
          return { body: textOf(episode), seq: undefined, cache: 'today' as const, dependsOn: {} };
        };
        const { snapshot, staleMs } = await snapshots.read(`${path} ${id}`, build, {
          admit: () => admitRead(limiter, request),
        });
        return { ...snapshot, staleMs, bytes: () => snapshot.bytes('identity') };
      },
    });
  }

  async function find(id: number): Promise<EpisodeDetails> {
    const episode = await findEpisode(db, id);
    if (!episode) throw new AppError('not_found', `episode ${id}`);
    return episode;
  }
}

function idOf(request: FastifyRequest): number {
  const params = IdParams.safeParse(request.params);
  if (!params.success) throw new AppError('invalid', 'id of an episode');
  return params.data.id;
}
