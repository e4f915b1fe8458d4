import type { Day, Match } from '@safira/contract/matches/matches';
import { useEffect } from 'react';
import type { FoundChannels } from '../../features/channels/find-channels.ts';
import { RowChannels } from '../../features/channels/row-channels.tsx';
import { useChannels } from '../../features/channels/use-channels.ts';
import type { Clock } from '../../features/clocks/clock-zones.ts';
import { RowClocks, type MatchClocks } from '../../features/clocks/row-clocks.tsx';
import { useRowKeys } from '../../features/day/move-between-rows.ts';
import { useCountry } from '../../state/country.ts';
import { useKeptDays } from './kept-days.ts';

/** What is opened from a row, at most one at a time. */
export type OpenedRow = { channels: Match } | { clocks: MatchClocks };

type Props = {
  opened: OpenedRow | undefined;
  onClose: () => void;
  matches: readonly Match[];
  date: string;
  onChannels: (found: FoundChannels) => void;
  clocks: readonly Clock[];
  day: Day;
};

/** What rows need only once the page is there: their dialogs, and the channels that are looked up. */
export function LateRowParts({ opened, onClose, matches, date, onChannels, clocks, day }: Props) {
  useKeptDays();
  useRowKeys();
  const found = useChannels(matches, { date, country: useCountry() });
  useEffect(() => {
    // Every row renders again for it.
    if (found.size > 0) onChannels(found);
  }, [found, onChannels]);
  const props = { day, onClose };
  return (
    <>
      <RowChannels shown={opened && 'channels' in opened ? opened.channels : undefined} {...props} />
      <RowClocks
        shown={opened && 'clocks' in opened ? opened.clocks : undefined}
        clocks={clocks}
        {...props}
      />
    </>
  );
}
