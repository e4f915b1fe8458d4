import { statusGroup } from '@safira/football/matches/status';
import type { CompetitionMatches } from '@safira/contract/matches/matches';
import { startTransition, Suspense, useCallback, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { FoundChannels } from '../../features/channels/find-channels.ts';
import { KickOffButton } from '../../features/clocks/kick-off-button.tsx';
import type { MatchClocks } from '../../features/clocks/row-clocks.tsx';
import { DayList } from '../../features/day/day-list.tsx';
import { liveIds, onlyMatches, useLiveOnly } from '../../features/day/live-only.ts';
import { type MemberMarks, RowPartsContext, type RowParts } from '../../features/day/row-parts.ts';
import { dayLabel } from '../../features/day/text.ts';
import { useDay } from '../../features/live/use-day.ts';
import { Shell } from '../../shell/shell.tsx';
import { useFavouriteLeagues } from '../../state/favourite-leagues.ts';
import type { LoadedDay, PageOfDay } from './day-data.ts';
import type { OpenedRow } from './late-row-parts.tsx';
import { MemberSlot } from './member-slot.tsx';
import { lazyComponent } from '../../ui/lazy-component.ts';

const DayTitle = lazyComponent(() => import('../../features/day/day-title.tsx'), 'DayTitle');
const Ticker = lazyComponent(() => import('../../features/ticker/ticker.tsx'), 'Ticker');
const ZonePill = lazyComponent(() => import('../../features/clocks/zone-pill.tsx'), 'ZonePill');
const CompetitionBar = lazyComponent(
  () => import('../../features/competitions/competition-bar.tsx'),
  'CompetitionBar',
);
const HomeCard = lazyComponent(() => import('../../features/podcast/home-card.tsx'), 'HomeCard');
const LeaguesButton = lazyComponent(
  () => import('../../features/competitions/leagues-button.tsx'),
  'LeaguesButton',
);
const DataAgeBanner = lazyComponent(() => import('../../features/live/data-age-banner.tsx'), 'DataAgeBanner');

const DayPicker = lazyComponent(() => import('../../features/day/day-picker.tsx'), 'DayPicker');
const LateRowParts = lazyComponent(() => import('./late-row-parts.tsx'), 'LateRowParts');
const MatchOverDay = lazyComponent(() => import('./match-over-day.tsx'), 'MatchOverDay');

type Props = Omit<PageOfDay, 'loaded'> & { loaded: LoadedDay };

/** The match centre: everything that belongs to one day, updated live. */
export function DayPage({ loaded, clocks, competitions, podcast }: Props) {
  const here = useLocation();
  const navigate = useNavigate();
  const search = new URLSearchParams(here.search);
  const isLiveOnly = search.has('live');
  const { day, isLoading, age, flashing, ...state } = useDay({
    loaded,
    isToday: !search.has('date'),
    onNewDay: () => void navigate(here, { replace: true, preventScrollReset: true }),
  });
  const favourites = useFavouriteLeagues();
  const isFiltered = favourites.length > 0;
  const isMine = ({ competition }: CompetitionMatches) => !isFiltered || favourites.includes(competition.id);
  const mine = state.sections.filter(isMine);
  const matches = mine.flatMap(matchesIn);
  const playing = useLiveOnly(state.sections, { isOn: isLiveOnly, since: loaded });
  const next = matches.find(({ status }) => statusGroup(status.short) === 'scheduled') ?? matches[0];
  const counts = new Map(state.sections.map(({ competition: { id }, matches: { length } }) => [id, length]));
  const dayName = dayLabel(day.date, day.today);
  const listed = useMemo(() => loaded.sections.flatMap(matchesIn), [loaded]);
  const { rowParts, late, onMarks } = useRowParts();
  return (
    <Shell
      zone={day.timezone}
      actions={
        <Suspense>
          <LeaguesButton counts={counts} dayLabel={dayName} />
        </Suspense>
      }
      strip={
        <Suspense>
          {/* Its order is fixed when it mounts, so each day needs its own instance. */}
          <Ticker key={day.date} matches={matches} day={day} />
        </Suspense>
      }
    >
      <Suspense>
        <DayTitle day={day} hijri={day.date === loaded.day.date ? loaded.hijri : undefined}>
          <Suspense>
            <ZonePill match={next} clocks={clocks} day={day} />
          </Suspense>
          <Suspense>
            <HomeCard initial={podcast} offsets={day.offsets} />
          </Suspense>
          <Suspense>
            <CompetitionBar competitions={competitions} counts={counts} dayLabel={dayName} />
          </Suspense>
        </DayTitle>
      </Suspense>
      <Suspense>
        <DayPicker
          today={day.today}
          selected={day.date}
          live={liveIds(mine).size}
          isLiveOnly={isLiveOnly}
          isFiltered={isFiltered}
        />
      </Suspense>
      <MemberSlot date={day.date} sections={state.sections} onMarks={onMarks} />
      <RowPartsContext value={rowParts}>
        <DayList
          sections={onlyMatches(mine, playing)}
          others={onlyMatches(state.sections, playing).filter((section) => !isMine(section))}
          isFiltered={isFiltered}
          isLiveOnly={isLiveOnly}
          day={day}
          flashing={flashing}
          isLoading={isLoading}
        />
      </RowPartsContext>
      <Suspense>
        <LateRowParts {...late} {...{ clocks, day }} matches={listed} date={loaded.day.date} />
      </Suspense>
      <Suspense>
        <MatchOverDay
          zone={day}
          known={(id) => state.sections.flatMap(matchesIn).find(({ apiId }) => apiId === id)}
        />
      </Suspense>
      <Suspense>{age && <DataAgeBanner age={age} day={day} />}</Suspense>
    </Shell>
  );
}

const matchesIn = (section: CompetitionMatches) => section.matches;

const noChannels: FoundChannels = new Map();

/** What rows use from other features, and what those need. */
function useRowParts() {
  const [found, setFound] = useState(noChannels);
  const [opened, setOpened] = useState<OpenedRow>();
  const [member, setMember] = useState<MemberMarks>();
  const close = useCallback(() => setOpened(undefined), []);
  const onChannels = useCallback((next: FoundChannels) => startTransition(() => setFound(next)), []);
  const onMarks = useCallback(
    (marks: MemberMarks | undefined) => startTransition(() => setMember(marks)),
    [],
  );
  const rowParts = useMemo((): RowParts => {
    // What the server lists has the channels of all countries, a lookup those of one.
    const channelsOf: RowParts['channelsOf'] = (match) =>
      match.tvChannels ? match : { tvChannels: found.get(match.apiId) ?? null };
    return {
      kickOff: (match, time) => (
        <KickOffButton
          {...{ match, time }}
          onOpen={(anchor) => setOpened((before) => toggleClocks(before, { match, anchor }))}
        />
      ),
      channelsOf,
      showChannels: (match) => setOpened({ channels: { ...match, ...channelsOf(match) } }),
      member,
    };
  }, [found, member]);
  return { rowParts, late: { opened, onClose: close, onChannels }, onMarks };
}

/** A second click on the same button closes its clocks. */
function toggleClocks(before: OpenedRow | undefined, clocks: MatchClocks): OpenedRow | undefined {
  const isOpen = before && 'clocks' in before && before.clocks.anchor === clocks.anchor;
  return isOpen ? undefined : { clocks };
}
