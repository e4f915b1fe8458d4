import { Readable } from 'node:stream';
import { AppError } from '@safira/contract/errors';
import { podcastFeed, podcastTranscript } from '@safira/contract/files';
import { SLOT_MS } from '@safira/contract/podcasts/podcasts';
import type { Clock } from '@safira/football/time/clock';
import type { MediaStore } from '@safira/media/media-store';
import { chaptersJson } from '@safira/speech/chapters-json';
import { bytesOf } from '@safira/speech/joined-mp3';
import { transcriptOf } from '@safira/speech/transcript';
import type { Db } from '@safira/store/db';
import { findFeedEpisode, listFeedEpisodes } from '@safira/store/podcasts/feed-episodes';
import { findFeedOwner, tokenOfEpisode } from '@safira/store/podcasts/feeds';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { byteRange } from '../../byte-range.ts';
import { admitRead } from '../../limiter.ts';
import type { Api } from '../../serve.ts';
import { feedXml, type Item } from './feed-xml.ts';
import { type OwnEpisode, ownEpisode } from './own-episode.ts';

/** Outside of `/api`: an address of its own at the edge, which no log has. */
export const OWN_PODCAST = '/my-podcast/';

export const feedAddress = (siteUrl: string, token: string): string => `${siteUrl}${OWN_PODCAST}${token}.xml`;

const title = 'بودكاست صافرة: فرقي';
const description =
  'نتائج فرقك المفضلة ومبارياتها المقبلة. هذه القناة لك وحدك، فلا تشارك رابطها. النص مُعدّ آليًا من سجل المباريات، والصوت آلي.';

type Tools = { db: Db; clock: Clock; media: MediaStore; siteUrl: string; now: () => number };
type File = { token: string; request: FastifyRequest; reply: FastifyReply };

/**
 * OURS-27: the files of a member's feed. Their addresses are their only protection: unknown, revoked and malformed ones
 * have the same answer after the same look-up, and no cache stores any of them.
 */
export function ownFeedRoutes({ app, limiter }: Api, { db, clock, media, siteUrl, now }: Tools): void {
  app.get(`${OWN_PODCAST}*`, { schema: { hide: true } }, async (request, reply) => {
    await admitRead(limiter, request);
    const { '*': name } = request.params as { '*': string }; // as the route has it
    const [, token, kind] = /^(.*)\.(xml|mp3|vtt|json)$/s.exec(name) ?? [undefined, name, 'mp3'];
    void reply.headers({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    const file = { token, request, reply };
    return kind === 'xml' ? sendFeed(file) : sendEpisode(file, kind);
  });

  async function sendFeed({ token, reply }: File) {
    const userId = await findFeedOwner(db, { token, now: new Date(now()) });
    if (userId === undefined) throw new AppError('not_found');
    const slot = Math.floor(clock.now() / SLOT_MS);
    const episodes = await listFeedEpisodes(db, { userId, token, slot });
    const channel = { siteUrl, address: feedAddress(siteUrl, token), title, description, isPrivate: true };
    const items = episodes.map((episode) => itemOf(ownEpisode(episode), tokenOfEpisode(token, episode.slot)));
    return reply.type(podcastFeed.contentType).send(feedXml(channel, items));
  }

  function itemOf({ slot, title: ofEpisode, generatedAt, summary, file }: OwnEpisode, token: string): Item {
    const address = `${siteUrl}${OWN_PODCAST}${token}`;
    return {
      title: ofEpisode,
      link: `${siteUrl}/podcast`,
      guid: `safira-my-podcast-${slot}`,
      publishedAt: generatedAt,
      summary,
      sound: { url: `${address}.mp3`, bytes: file.bytes, durationMs: file.durationMs },
      transcriptUrl: `${address}.vtt`,
      chaptersUrl: `${address}.json`,
    };
  }

  async function sendEpisode(file: File, kind: string) {
    const found = await findFeedEpisode(db, file.token);
    if (!found) throw new AppError('not_found');
    const episode = ownEpisode(found);
    if (kind === 'mp3') return sendSound(episode, file);
    return kind === 'vtt'
      ? file.reply.type(podcastTranscript.contentType).send(transcriptOf(episode.sentences))
      : file.reply.type('application/json+chapters; charset=utf-8').send(chaptersJson(episode.file.chapters));
  }

  /** Joined while it is sent: no file of a member is stored anywhere. */
  function sendSound({ file }: OwnEpisode, { request, reply }: File) {
    const { bytes, etag } = file;
    void reply.headers({ etag, 'accept-ranges': 'bytes' }).type('audio/mpeg');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const range = byteRange(request.headers, { bytes, etag });
    if (range === 'outside') return reply.code(416).header('content-range', `bytes */${bytes}`).send();
    const { from, to } = range === 'whole' ? { from: 0, to: bytes } : range;
    if (range !== 'whole') void reply.code(206).header('content-range', `bytes ${from}-${to - 1}/${bytes}`);
    void reply.header('content-length', to - from);
    // With no body at all Fastify would say that there are no bytes.
    if (request.method === 'HEAD') return reply.send(Readable.from([]));
    return reply.send(Readable.from(bytesOf(file, { from, to, read: readSound }), { objectMode: false }));
  }

  async function readSound(key: string): Promise<Buffer> {
    const sound = await media.read(key);
    if (!sound) throw new Error(`the sound ${key} is missing`);
    return sound;
  }
}
