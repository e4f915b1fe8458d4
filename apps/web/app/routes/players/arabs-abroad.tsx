import { longDate } from '@safira/arabic/formats/dates';
import type { Answer } from '@safira/contract/endpoint';
import type { listPlayersAbroad } from '@safira/contract/players/abroad';
import { Suspense } from 'react';
import { abroadAddress } from '../../features/player/abroad-address.ts';
import * as text from '../../features/player/abroad-meta-text.ts';
import { crumbs } from '../../features/player/player-hero.tsx';
import { withQuery } from '../../lib/with-query.ts';
import { bodyOf, pageOf } from '../../lib/load.ts';
import { pageMeta } from '../../shell/page-meta.ts';
import { Shell } from '../../shell/shell.tsx';
import { Hero } from '../../ui/hero.tsx';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { brand } from '../../ui/text.ts';
import type { Route } from './+types/arabs-abroad';

/** Its script would be a part of every page of players. */
const AbroadPage = lazyComponent(() => import('../../features/player/abroad-page.tsx'), 'AbroadPage');

type Abroad = Answer<typeof listPlayersAbroad>;

/** OURS-15: the Arab players abroad of one day, of all countries or of one. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const page = pageOf(context);
  const date = url.searchParams.get('date') ?? undefined;
  const country = url.searchParams.get('country') ?? '';
  const path = withQuery('/players/abroad', { date, timezone: page.zone.name });
  const { data, day } = bodyOf<Abroad>(await page.read(path));
  return { ...data, day, country, siteUrl: page.siteUrl };
}

export function meta({ loaderData: loaded }: Route.MetaArgs) {
  if (!loaded) return [{ title: brand }];
  const date = longDate(loaded.day.date);
  return pageMeta({
    siteUrl: loaded.siteUrl,
    path: abroadAddress(loaded.day, loaded.country),
    title: text.pageTitle(date),
    description: text.pageDescription(date),
    crumbs,
  });
}

export default function ArabsAbroadRoute({ loaderData }: Route.ComponentProps) {
  const { players, matches, day, country } = loaderData;
  return (
    <Shell
      zone={day.timezone}
      hero={
        <Hero
          title={text.title}
          crumbs={crumbs}
          notes={
            <>
              <span>{text.notes}</span>
              <span>{longDate(day.date)}</span>
            </>
          }
        />
      }
    >
      <Suspense>
        <AbroadPage players={players} matches={matches} day={day} country={country} />
      </Suspense>
    </Shell>
  );
}
