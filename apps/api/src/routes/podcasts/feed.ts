import { podcastChapters, podcastFeed, podcastTranscript } from '@safira/contract/files';
import type { Episode } from '@safira/contract/podcasts/podcasts';
import type { Db } from '@safira/store/db';
import { listEpisodes, podcastTitle } from '@safira/store/podcasts/episodes';
import { admitRead } from '../../limiter.ts';
import { serveFile } from '../../serve-file.ts';
import type { Api } from '../../serve.ts';
import { feedXml, type Item } from './feed-xml.ts';

const ITEMS = 100;
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
    const channel = {
      siteUrl,
      address: siteUrl + ADDRESS,
      title: podcastTitle,
      description,
      isPrivate: false,
    };
    const body = feedXml(
      channel,
      episodes.flatMap((episode) => itemOf(siteUrl, episode)),
    );
    return { body, seq: undefined, cache: 'today' as const, dependsOn: {} };
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

function itemOf(siteUrl: string, episode: Episode): Item[] {
  const { id, slot, title, generatedAt, fileInfo, durationMs } = episode;
  if (!fileInfo || durationMs === null) return [];
  const ofEpisode = (path: string) => `${siteUrl}/api${path.replace(':id', String(id))}`;
  return [
    {
      title,
      link: `${siteUrl}/podcast/${id}`,
      // Of the slot: it stays when the episode is made anew, and when the site moves.
      guid: `safira-podcast-${slot}`,
      publishedAt: new Date(generatedAt),
      summary: summaryOf(episode),
      sound: { url: siteUrl + fileInfo.url, bytes: fileInfo.fileSize, durationMs },
      transcriptUrl: ofEpisode(podcastTranscript.path),
      chaptersUrl: ofEpisode(podcastChapters.path),
    },
  ];
}

function summaryOf({ kind, leagues, isTrialVoice }: Episode): string {
  const names = leagues.map(({ name }) => name).join(' و');
  const about = kind === 'preview' ? 'المباريات المقبلة' : 'النتائج والترتيب والمباريات المقبلة';
  const voice = isTrialVoice ? 'صوت آلي تجريبي.' : 'صوت آلي.';
  return `${names ? `${about}: ${names}` : about}. النص مُعدّ آليًا. ${voice}`;
}
