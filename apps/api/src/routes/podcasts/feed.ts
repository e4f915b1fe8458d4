import { createHash } from 'node:crypto';
import { podcastChapters, podcastFeed, podcastTranscript } from '@safira/contract/files';
import type { Episode } from '@safira/contract/podcasts/podcasts';
import type { Db } from '@safira/store/db';
import { listEpisodes, podcastTitle } from '@safira/store/podcasts/episodes';
import { admitRead } from '../../limiter.ts';
import { serveFile } from '../../serve-file.ts';
import type { Api } from '../../serve.ts';
import { brand } from '../../share-card/text.ts';
import { escaped } from '../../xml-text.ts';

const ITEMS = 100;
/** At least 1,400 px wide, as the directories require. */
const COVER = '/icons/podcast-cover.png';
const ADDRESS = '/podcast.xml';

const description =
  'نتائج الدوري الإنجليزي الممتاز والدوري الإسباني وترتيبهما ومبارياتهما المقبلة، في حلقة كل خمس ساعات. النص مُعدّ آليًا من سجل المباريات، والصوت آلي.';

/** OURS-26: RSS 2.0 with the tags of iTunes and of Podcasting 2.0. */
export function podcastFeedRoutes(
  { app, snapshots, limiter }: Api,
  { db, siteUrl }: { db: Db; siteUrl: string },
): void {
  async function build() {
    const episodes = await listEpisodes(db, { status: 'published', page: 1, limit: ITEMS });
    return { body: feedXml(siteUrl, episodes), seq: undefined, cache: 'today' as const, dependsOn: {} };
  }

  serveFile(app, {
    path: `/api${podcastFeed.path}`,
    contentType: podcastFeed.contentType,
    find: async (request) => {
      const { snapshot, staleMs } = await snapshots.read(podcastFeed.path, build, {
        admit: () => admitRead(limiter, request),
      });
      return { ...snapshot, staleMs, bytes: () => snapshot.bytes('identity') };
    },
  });
}

const namespaces = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"',
  'xmlns:podcast="https://podcastindex.org/namespace/1.0"',
].join(' ');

function feedXml(siteUrl: string, episodes: readonly Episode[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<rss version="2.0" ${namespaces}><channel>`,
    `<title>${podcastTitle}</title>`,
    `<link>${siteUrl}/podcast</link>`,
    `<description>${escaped(description)}</description>`,
    '<language>ar</language>',
    `<atom:link href="${siteUrl}${ADDRESS}" rel="self" type="application/rss+xml"/>`,
    `<image><url>${siteUrl}${COVER}</url><title>${podcastTitle}</title><link>${siteUrl}/podcast</link></image>`,
    `<itunes:image href="${siteUrl}${COVER}"/>`,
    `<itunes:author>${brand}</itunes:author>`,
    `<itunes:owner><itunes:name>${brand}</itunes:name></itunes:owner>`,
    '<itunes:category text="Sports"><itunes:category text="Soccer"/></itunes:category>',
    '<itunes:explicit>false</itunes:explicit>',
    '<itunes:type>episodic</itunes:type>',
    `<podcast:guid>${feedGuid(`${siteUrl}${ADDRESS}`)}</podcast:guid>`,
    '<podcast:locked>no</podcast:locked>',
    '<podcast:medium>podcast</podcast:medium>',
    ...episodes.map((episode) => itemXml(siteUrl, episode)),
    '</channel></rss>\n',
  ].join('\n');
}

function itemXml(siteUrl: string, episode: Episode): string {
  const { id, slot, title, generatedAt, fileInfo, durationMs } = episode;
  if (!fileInfo || durationMs === null) return '';
  const ofEpisode = (path: string) => `${siteUrl}/api${path.replace(':id', String(id))}`;
  const text = escaped(summaryOf(episode));
  return [
    '<item>',
    `<title>${escaped(title)}</title>`,
    `<link>${siteUrl}/podcast/${id}</link>`,
    // Of the slot: it stays when the episode is made anew, and when the site moves.
    `<guid isPermaLink="false">safira-podcast-${slot}</guid>`,
    `<pubDate>${new Date(generatedAt).toUTCString()}</pubDate>`,
    `<description>${text}</description>`,
    `<enclosure url="${siteUrl}${fileInfo.url}" length="${fileInfo.fileSize}" type="audio/mpeg"/>`,
    `<itunes:duration>${Math.round(durationMs / 1_000)}</itunes:duration>`,
    '<itunes:episodeType>full</itunes:episodeType>',
    '<itunes:explicit>false</itunes:explicit>',
    `<podcast:transcript url="${ofEpisode(podcastTranscript.path)}" type="text/vtt" language="ar"/>`,
    `<podcast:chapters url="${ofEpisode(podcastChapters.path)}" type="application/json+chapters"/>`,
    '</item>',
  ].join('');
}

function summaryOf({ kind, leagues, isTrialVoice }: Episode): string {
  const names = leagues.map(({ name }) => name).join(' و');
  const about = kind === 'preview' ? 'المباريات المقبلة' : 'النتائج والترتيب والمباريات المقبلة';
  const voice = isTrialVoice ? 'صوت آلي تجريبي.' : 'صوت آلي.';
  return `${names ? `${about}: ${names}` : about}. النص مُعدّ آليًا. ${voice}`;
}

/** The namespace that Podcasting 2.0 defines for the names of feeds. */
const FEEDS = Buffer.from('ead4c236bf5858c6a2c6a6b28d128cb6', 'hex');

/** A UUID of version 5 of the feed's address without its protocol. */
function feedGuid(address: string): string {
  const name = address.replace(/^https?:\/\//, '').replace(/\/+$/, '');
  const bytes = createHash('sha1').update(FEEDS).update(name).digest().subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x50;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
