import type { Clock } from '@safira/football/time/clock';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { makePictures } from '../media/pictures.ts';
import type { Intervention } from '../world/model.ts';
import type { World } from '../world/world.ts';
import { coverSvg } from './video-cover.ts';
import { type Video, findVideo, listVideos } from './videos.ts';

/** DLG-11: the one channel of the simulated video site. */
export const DEMO_CHANNEL = 'UCdemo000000000000safira';
const CHANNEL_NAME = 'قناة تجريبية';
const MOST_ITEMS = 50;

export type VideoTools = {
  world: World;
  clock: Clock;
  interventions: (id: number) => readonly Intervention[];
  /** The base URL of pictures in answers: our own address. */
  mediaHost: string;
};

const VideoQuery = z.object({
  key: z.string().default(''),
  playlistId: z.string().default(''),
  id: z.string().default(''),
});

/** DLG-11: the part of the YouTube Data API v3 that we use; the videos cannot be played. */
export function videoRoutes(app: FastifyInstance, { world, clock, interventions, mediaHost }: VideoTools) {
  const pictures = makePictures();
  const moment = () => ({ now: clock.now(), interventions });

  app.get('/youtube/v3/playlistItems', async ({ query }, reply) => {
    const { key, playlistId } = VideoQuery.parse(query);
    if (!key) return reply.code(400).send(refusal(400, 'keyInvalid'));
    if (playlistId !== DEMO_CHANNEL.replace(/^UC/, 'UU'))
      return reply.code(404).send(refusal(404, 'playlistNotFound'));
    const videos = listVideos(world, moment());
    return listOf('youtube#playlistItemListResponse', videos.slice(0, MOST_ITEMS).map(toUpload));
  });

  app.get('/youtube/v3/videos', async ({ query }, reply) => {
    const { key, id } = VideoQuery.parse(query);
    if (!key) return reply.code(400).send(refusal(400, 'keyInvalid'));
    const videos = id
      .split(',')
      .slice(0, MOST_ITEMS)
      .flatMap((one) => findVideo(world, one, moment()) ?? []);
    return listOf(
      'youtube#videoListResponse',
      videos.map((video) => toVideo(video, mediaHost)),
    );
  });

  app.get<{ Params: { id: string } }>('/youtube/vi/:id/maxresdefault.png', async ({ params }, reply) => {
    const video = findVideo(world, params.id, moment());
    if (!video) return reply.callNotFound();
    const bytes = await pictures.find(params.id, () => coverSvg(video.fixture));
    return reply.headers({ 'cache-control': 'public, max-age=3600' }).type('image/png').send(bytes);
  });
}

const listOf = (kind: string, items: readonly object[]) => ({
  kind,
  pageInfo: { totalResults: items.length, resultsPerPage: MOST_ITEMS },
  items,
});

const refusal = (code: number, reason: string) => ({
  error: { code, message: reason, errors: [{ reason, domain: 'youtube' }] },
});

const snippetOf = ({ title, publishedAt }: Video) => ({
  publishedAt: new Date(publishedAt).toISOString(),
  channelId: DEMO_CHANNEL,
  channelTitle: CHANNEL_NAME,
  // The site HTML-escapes its titles.
  title: title.replaceAll('&', '&amp;').replaceAll("'", '&#39;'),
});

const toUpload = (video: Video) => ({
  kind: 'youtube#playlistItem',
  snippet: snippetOf(video),
  contentDetails: { videoId: video.id, videoPublishedAt: new Date(video.publishedAt).toISOString() },
});

const toVideo = (video: Video, mediaHost: string) => ({
  kind: 'youtube#video',
  id: video.id,
  snippet: {
    ...snippetOf(video),
    liveBroadcastContent: 'none',
    thumbnails: {
      maxres: { url: `${mediaHost}/youtube/vi/${video.id}/maxresdefault.png`, width: 640, height: 360 },
    },
  },
  contentDetails: { duration: 'PT3M20S' },
  status: { uploadStatus: 'processed', privacyStatus: 'public', embeddable: video.isEmbeddable },
});
