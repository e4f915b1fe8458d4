import { dayName, longDate, timeText } from '@safira/arabic/formats/dates';
import type { Day, Match } from '@safira/contract/matches/matches';
import { useLayoutEffect, useRef, useState } from 'react';
import { Crest } from '../../football-ui/crest.tsx';
import { wallTime } from '../../lib/wall-time.ts';
import { chooseZone, chosenZone, deviceZone, returnToDeviceZone } from '../../state/zone-choice.ts';
import { horizontal, rovingFocus, vertical } from '../../ui/roving-focus.ts';
import type { Clock } from './clock-zones.ts';
import * as styles from './clocks-popover.module.css';
import * as text from './text.ts';

export type ClocksProps = {
  /** The match whose kick-off is shown; without one the cities only serve to choose a zone. */
  match: Match | undefined;
  clocks: readonly Clock[];
  day: Day;
};

/** OURS-02: one kick-off on six clocks, each of which the reader may choose as their own (HOME-12). */
export function ClocksPopover({ match, clocks, day, onClose }: ClocksProps & { onClose: () => void }) {
  const inUse = zoneInUse(clocks, day.timezone);
  const shown = match && wallTime(match.date, day.offsets);
  return (
    <div className={styles.popover} role="dialog" aria-label={match ? text.title : text.titleWithoutMatch}>
      <div className={styles.head}>
        <b>{match ? text.title : text.titleWithoutMatch}</b>
        {match && (
          <span className={styles.teams}>
            <Crest team={match.teams.home} size={28} />
            <bdi>{match.teams.home.name}</bdi>
            <span className={styles.versus}>{text.versus}</span>
            <bdi>{match.teams.away.name}</bdi>
            <Crest team={match.teams.away} size={28} />
          </span>
        )}
        {shown && <small>{longDate(shown.date)}</small>}
      </div>
      <Zones {...{ clocks, inUse, onClose }} kickOff={match?.date} shownDate={shown?.date ?? day.date} />
      <p className={styles.note}>{text.note}</p>
      {chosenZone() !== undefined && (
        <button type="button" className={styles.toDevice} onClick={returnToDeviceZone}>
          {text.toDevice}
        </button>
      )}
    </div>
  );
}

type ZonesProps = {
  clocks: readonly Clock[];
  inUse: string | undefined;
  kickOff: string | undefined;
  shownDate: string;
  onClose: () => void;
};

const moveBetweenZones = rovingFocus('[role="radio"]', { ...vertical, ...horizontal });

/** The arrow keys only move the focus: choosing a zone reloads the page, so it needs a click of its own. */
function Zones({ clocks, inUse, kickOff, shownDate, onClose }: ZonesProps) {
  const group = useRef<HTMLDivElement>(null);
  const [entry, setEntry] = useState(inUse ?? clocks[0]?.zone);
  useLayoutEffect(() => {
    group.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  }, []);

  return (
    <div ref={group} role="radiogroup" aria-label={text.zones} tabIndex={-1} onKeyDown={moveBetweenZones}>
      {clocks.map(({ zone, offsets }) => {
        const at = kickOff === undefined ? undefined : wallTime(kickOff, offsets);
        return (
          <button
            key={zone}
            type="button"
            role="radio"
            aria-checked={zone === inUse}
            tabIndex={zone === entry ? 0 : -1}
            className={styles.zone}
            onFocus={() => setEntry(zone)}
            onClick={() => (zone === inUse ? onClose() : chooseZone(zone))}
          >
            <i className={styles.mark} aria-hidden="true" />
            {text.cities[zone]}
            {at && (
              <span className={styles.time}>
                {at.date !== shownDate && <small>{dayName(at.date)}</small>} <b>{timeText(at)}</b>
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}

/** The reader's own zone if its clock is that of the page, else the first city with that clock. */
function zoneInUse(clocks: readonly Clock[], pageClass: string): string | undefined {
  const alike = clocks.filter((clock) => clock.zoneClass === pageClass).map(({ zone }) => zone);
  const own = chosenZone() ?? deviceZone();
  return alike.find((zone) => zone === own) ?? alike[0];
}
