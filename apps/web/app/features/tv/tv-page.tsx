import type { DayChannel } from '@safira/contract/broadcasts/day';
import type { Day, Match } from '@safira/contract/matches/matches';
import { useMemo } from 'react';
import { useFavouriteLeagues } from '../../state/favourite-leagues.ts';
import { HydratedIf } from '../../ui/hydrated-if.tsx';
import { isNarrow, useIsNarrow } from '../../ui/use-is-narrow.ts';
import type { View } from './address.ts';
import { axisOf, isTimed } from './axis.ts';
import { type Broadcast, broadcastsOf, networksOf, onlyBroadcasts } from './broadcasts.ts';
import { CommentatorCards } from './commentator-cards.tsx';
import { FilterBar } from './filter-bar.tsx';
import { type Favourites, filterBroadcasts, useFilters } from './filters.ts';
import { MatchCards, partsOf } from './match-cards.tsx';
import { NothingAnnounced, NothingHere, NothingNumbered } from './nothing.tsx';
import { otherChannels } from './text.ts';
import { TimeLine } from './time-line.tsx';
import * as styles from './tv-page.module.css';
import { DayLinks, TvTitle, ViewLinks } from './tv-title.tsx';

type Props = {
  /** By kick-off, as they are now. */
  matches: readonly Match[];
  /** As they were when the page was loaded. */
  loaded: readonly Match[];
  channels: readonly DayChannel[];
  day: Day;
  hijri: string | undefined;
  /** Of the address. */
  view: View | undefined;
  /** Of a member. */
  favouriteTeams: ReadonlySet<number>;
};

/** OURS-18: where the matches of a day are shown, by channel and by match. */
export function TvPage({ matches, loaded, channels, day, hijri, view, favouriteTeams }: Props) {
  const filters = useFilters();
  const favourites = { leagues: useFavouriteLeagues(), teams: favouriteTeams };
  const parts = useMemo(() => partsOf(loaded), [loaded]);
  const shownView = useShownView(view);
  const all = broadcastsOf(matches);
  const shown = filterBroadcasts(all, filters, favourites);
  const isFiltered = shown.length < all.length;
  const hasFavourites = favourites.leagues.length + favourites.teams.size > 0;
  const isWithoutFavourites = filters.isMineOnly && !hasFavourites;
  const both = shownView === undefined || undefined;
  return (
    <div className={styles.page}>
      <TvTitle day={day} hijri={hijri} />
      <DayLinks day={day} view={view} />
      {all.length === 0 ? (
        <NothingAnnounced day={day} />
      ) : (
        <>
          <FilterBar broadcasts={all} filters={filters} />
          <ViewLinks day={day} view={view} shown={shownView} />
          {shownView !== 'matches' && (
            <div className={styles.wide} data-both={both}>
              <HydratedIf isShown={() => !both || !isNarrow()}>
                <ByChannel {...{ all, shown, channels, day, favourites, isFiltered, isWithoutFavourites }} />
              </HydratedIf>
            </div>
          )}
          {shownView !== 'channels' && (
            <div className={styles.narrow} data-both={both}>
              <HydratedIf isShown={() => !both || isNarrow()}>
                {shown.length > 0 && <MatchCards broadcasts={shown} {...{ parts, day, favourites }} />}
                <NothingHere broadcasts={shown} {...{ isFiltered, isWithoutFavourites }} />
              </HydratedIf>
            </div>
          )}
          <CommentatorCards broadcasts={all} day={day} />
        </>
      )}
    </div>
  );
}

/** Without a view in the address the server renders both, and the width of the screen decides. */
function useShownView(view: View | undefined): View | undefined {
  const isOnPhone = useIsNarrow();
  if (view || isOnPhone === undefined) return view;
  return isOnPhone ? 'matches' : 'channels';
}

type ByChannelProps = Pick<Props, 'channels' | 'day'> & {
  all: readonly Broadcast[];
  shown: readonly Broadcast[];
  favourites: Favourites;
  isFiltered: boolean;
  isWithoutFavourites: boolean;
};

function ByChannel({ all, shown, channels, day, favourites, ...nothing }: ByChannelProps) {
  const timed = all.filter(({ match }) => isTimed(match));
  const known = networksOf(timed, { channels, others: otherChannels });
  if (known.length === 0) return <NothingNumbered day={day} />;
  const networks = onlyBroadcasts(known, new Set(shown));
  const onLine = (of: typeof known) => of.flatMap(({ lanes }) => lanes.flatMap((lane) => lane.broadcasts));
  // Of all that are known: no filter changes the hours.
  const axis = axisOf(
    onLine(known).map(({ match }) => match),
    day,
  );
  return (
    <>
      {networks.length > 0 && <TimeLine {...{ networks, axis, day, favourites }} />}
      <NothingHere broadcasts={onLine(networks)} {...nothing} />
    </>
  );
}
