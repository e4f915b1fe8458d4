import type { DayChannel } from '@safira/contract/broadcasts/day';
import type { Day, Match } from '@safira/contract/matches/matches';
import { startTransition, Suspense, useCallback, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type LiveDay, matchesOf } from '../../features/live/live-day.ts';
import { useDay } from '../../features/live/use-day.ts';
import { viewIn } from '../../features/tv/address.ts';
import { TvPage } from '../../features/tv/tv-page.tsx';
import type { Packed } from '../../lib/pack.ts';
import { useUnpacked } from '../../lib/use-unpacked.ts';
import { Shell } from '../../shell/shell.tsx';
import { useUser } from '../../state/session.ts';
import { lazyComponent, optionalComponent } from '../../ui/lazy-component.ts';

const DataAgeBanner = lazyComponent(() => import('../../features/live/data-age-banner.tsx'), 'DataAgeBanner');
const MemberTeams = optionalComponent(() => import('./member-teams.tsx'), 'MemberTeams');

export type LoadedTv = {
  matches: Match[];
  channels: DayChannel[];
  seq: number;
  day: Day;
  hijri: string;
};

const noTeams: ReadonlySet<number> = new Set();

/** The page of channels, updated live as the day's list of matches is. */
export function LiveTv({ packed }: { packed: Packed<LoadedTv> }) {
  const loaded = useUnpacked(packed);
  const here = useLocation();
  const navigate = useNavigate();
  const search = new URLSearchParams(here.search);
  const user = useUser();
  const [teams, setTeams] = useState(noTeams);
  const onTeams = useCallback((next: ReadonlySet<number> | undefined) => {
    startTransition(() => setTeams(next ?? noTeams));
  }, []);
  const { day, age, ...state } = useDay({
    loaded: useMemo(() => liveDayOf(loaded), [loaded]),
    isToday: !search.has('date'),
    onNewDay: () => void navigate(here, { replace: true, preventScrollReset: true }),
  });
  return (
    <Shell zone={day.timezone}>
      <TvPage
        matches={broadcastMatches({ day, ...state })}
        loaded={loaded.matches}
        channels={loaded.channels}
        day={day}
        hijri={day.date === loaded.day.date ? loaded.hijri : undefined}
        view={viewIn(search.get('view'))}
        favouriteTeams={teams}
      />
      <Suspense>{user && <MemberTeams onTeams={onTeams} />}</Suspense>
      <Suspense>{age && <DataAgeBanner age={age} day={day} />}</Suspense>
    </Shell>
  );
}

/** The sections are those of the day's list: what the page reads later is that list, which the home page reads, too. */
function liveDayOf({ matches, seq, day }: LoadedTv): LiveDay {
  const byLeague = Map.groupBy(matches, ({ league }) => league.id);
  const sections = Array.from(byLeague.values(), (of) => ({ competition: of[0]!.league, matches: of }));
  return { sections, seq, day };
}

/** Those with a channel or a network, by kick-off. */
const broadcastMatches = (day: LiveDay): Match[] =>
  matchesOf(day)
    .filter(({ tvChannels }) => tvChannels !== null)
    .toSorted((a, b) => Date.parse(a.date) - Date.parse(b.date) || a.apiId - b.apiId);
