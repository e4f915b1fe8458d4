import { isolateLtr } from '@safira/arabic/formats/bidi';
import { genderOf } from '@safira/arabic/terms/gender';
import type { MetaDescriptor } from 'react-router';
import { addressOf } from '../../features/competition/address.ts';
import {
  competitions,
  description,
  imageOf,
  season as seasonWord,
  titles,
} from '../../features/competition/text.ts';
import { pageMeta } from '../../shell/page-meta.ts';
import { brand } from '../../ui/text.ts';
import type { LoadedCompetition } from './competition-loader.ts';

/** COMP-01: title and metadata; each tab and season has its own. */
export function describeCompetition(loaded: LoadedCompetition | undefined): MetaDescriptor[] {
  if (!loaded) return [{ title: brand }];
  const { competition, query, seasonName, siteUrl } = loaded;
  const { id, name, logo, countryName } = competition;
  const title = titles[query.tab](name, genderOf(competition));
  return pageMeta({
    siteUrl,
    path: addressOf(id, { season: query.season, tab: query.tab }),
    title: query.season === undefined ? title : `${title}، ${seasonWord} ${isolateLtr(seasonName)}`,
    description: description(name),
    image: {
      path: `/api/competitions/${id}/share.png${query.season === undefined ? '' : `?season=${query.season}`}`,
      alt: imageOf(name, isolateLtr(seasonName)),
    },
    crumbs: [{ name: competitions, path: '/competitions' }],
    subject: {
      '@type': 'SportsOrganization',
      name,
      sport: 'Soccer',
      ...(logo && { logo: `${siteUrl}${logo}` }),
      ...(countryName && { location: { '@type': 'Place', name: countryName } }),
    },
  });
}
