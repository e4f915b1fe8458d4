import type { Match } from '@safira/contract/matches/matches';
import { screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, vi } from 'vitest';
import type { View } from '../app/features/tv/address.ts';
import { clearFilters } from '../app/features/tv/filters.ts';
import { TvPage } from '../app/features/tv/tv-page.tsx';
import { saveFavouriteLeagues } from '../app/state/favourite-leagues.ts';
import { setSpoilerFree } from '../app/state/spoiler.ts';
import { aDay } from './days.ts';
import { renderPage } from './page.tsx';
import { tvChannels, tvMatches } from './tv.ts';

type Shown = { matches?: Match[]; loaded?: Match[]; view?: View; favouriteTeams?: ReadonlySet<number> };

/** For tests of the page of channels: 12 minutes past 9 p.m. in Riyadh; each begins without any choice. */
export function tvPage() {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse('2026-11-21T18:12:00Z'), toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
    clearFilters();
    saveFavouriteLeagues([]);
    setSpoilerFree(false);
    localStorage.clear();
  });
}

function pageOf({ matches = tvMatches, loaded = matches, view, favouriteTeams = new Set() }: Shown) {
  return (
    <TvPage
      {...{ matches, loaded, view, favouriteTeams }}
      channels={tvChannels}
      day={aDay}
      hijri="11 جمادى الآخرة 1448 هـ"
    />
  );
}

/** The page as the server renders it. */
export function sentPage(shown: Shown = {}): Document {
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: () => pageOf(shown) }]);
  return new DOMParser().parseFromString(renderToString(<Stub initialEntries={['/']} />), 'text/html');
}

export async function show(shown: Shown = {}) {
  renderPage(pageOf(shown));
  await screen.findByRole('heading', { level: 1, name: 'دليل القنوات' });
}
export const showMatches = (shown: Omit<Shown, 'view'> = {}) => show({ ...shown, view: 'matches' });

export const timeLine = () =>
  screen.getByRole('region', { name: 'جدول القنوات، الوقت من اليمين إلى اليسار' });
export const laneOf = (channel: string) =>
  within(timeLine()).getByRole('heading', { name: channel }).parentElement!.parentElement!;
export const blockOf = (name: string, channel: string) =>
  within(laneOf(channel)).getByRole('link', { name }).closest('li')!;
export const cardOf = (name: string) => screen.getByRole('link', { name }).closest('li')!;
/** The addresses of the matches on the page, in their order. */
export const matchLinks = () =>
  screen.queryAllByRole('link', { name: /^الفريق \S+ ضد/ }).map((link) => link.getAttribute('href'));
