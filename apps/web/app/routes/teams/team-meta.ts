import { genderOf } from '@safira/arabic/terms/gender';
import type { MetaDescriptor } from 'react-router';
import { tabAddress } from '../../features/team/addresses.ts';
import * as text from '../../features/team/text.ts';
import { pageMeta } from '../../shell/page-meta.ts';
import { brand } from '../../ui/text.ts';
import type { LoadedTeam } from './team-loader.ts';

/** TEAM-02: title and metadata of a team's page. */
export function describeTeam(loaded: LoadedTeam | undefined): MetaDescriptor[] {
  if (!loaded) return [{ title: brand }];
  const { team, view, siteUrl, content } = loaded;
  const { _id: slug, name, originalName, logo, founded, venue } = team;
  return pageMeta({
    siteUrl,
    path: tabAddress(team, content.tab, content.tab === 'matches' ? view : {}),
    title: text.tabTitle[content.tab](name),
    description: text.description(name, genderOf(team)),
    image: { path: `/api/teams/${slug}/share.png`, alt: text.imageOf(name) },
    crumbs: [{ name: text.teams, path: '/teams' }],
    subject: {
      '@type': 'SportsTeam',
      name,
      alternateName: originalName,
      sport: 'Soccer',
      ...(logo && { logo: `${siteUrl}${logo}` }),
      ...(founded && { foundingDate: String(founded) }),
      ...(venue && {
        location: {
          '@type': 'StadiumOrArena',
          name: venue.name,
          ...(venue.city && { address: venue.city }),
          ...(venue.capacity && { maximumAttendeeCapacity: venue.capacity }),
        },
      }),
    },
  });
}
