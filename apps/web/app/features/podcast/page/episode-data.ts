import { brand } from '../../../ui/text.ts';
import { podcastTitle } from '../player-text.ts';
import type { ShownDetails } from './shown-page.ts';
import { description } from './text.ts';

/** OURS-25: the episode as schema.org data, for search engines. */
export function episodeData(episode: ShownDetails, siteUrl: string) {
  const { id, title, generatedAt, durationMs, file } = episode;
  return {
    '@type': 'PodcastEpisode',
    '@id': `${siteUrl}/podcast/${id}#episode`,
    name: title,
    inLanguage: 'ar',
    datePublished: generatedAt,
    image: `${siteUrl}/icons/icon-512.png`,
    ...(durationMs !== null && { timeRequired: isoDuration(durationMs) }),
    ...(file && {
      associatedMedia: {
        '@type': 'AudioObject',
        contentUrl: absolute(file.url, siteUrl),
        encodingFormat: 'audio/mpeg',
        ...(durationMs !== null && { duration: isoDuration(durationMs) }),
      },
    }),
    partOfSeries: {
      '@type': 'PodcastSeries',
      name: podcastTitle,
      description,
      url: `${siteUrl}/podcast`,
      webFeed: `${siteUrl}/podcast.xml`,
      publisher: { '@type': 'NewsMediaOrganization', name: brand, url: siteUrl },
    },
  };
}

/** `PT4M12S` */
function isoDuration(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1_000);
  return `PT${Math.floor(seconds / 60)}M${seconds % 60}S`;
}

const absolute = (url: string, siteUrl: string) => (url.startsWith('/') ? `${siteUrl}${url}` : url);
