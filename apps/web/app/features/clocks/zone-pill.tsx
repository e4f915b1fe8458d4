import { zoneLabel } from '@safira/arabic/formats/zones';
import { useRef } from 'react';
import { Icon, type IconProps } from '../../ui/icons.tsx';
import { useDismiss } from '../../ui/use-dismiss.ts';
import { useOpened } from '../../ui/use-opened.ts';
import type { ClocksProps } from './clocks-popover.tsx';
import { change, pillSpoken } from './text.ts';
import * as styles from './zone-pill.module.css';

const load = async () => (await import('./clocks-popover.tsx')).ClocksPopover;

/** HOME-12: names the time zone of the page and opens the choice of another. The footer links to its id. */
export function ZonePill(props: ClocksProps) {
  const holder = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { Part: ClocksPopover, isOpen, open, close } = useOpened(load);
  useDismiss(holder, isOpen, close);

  function closeInside() {
    button.current?.focus();
    close();
  }

  const label = zoneLabel(props.day.timezone);
  return (
    <div ref={holder} className={styles.holder}>
      <button
        ref={button}
        id="zone"
        type="button"
        className={styles.pill}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={pillSpoken(label)}
        onClick={isOpen ? close : open}
      >
        <ClockIcon small />
        <span className={styles.label}>{label}</span>
        <span className={styles.change} data-screen-only="">
          {change}
        </span>
      </button>
      {isOpen && ClocksPopover && (
        <div className={styles.below}>
          <ClocksPopover {...props} onClose={closeInside} />
        </div>
      )}
    </div>
  );
}

// Paths of Lucide (ISC licence).
const ClockIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="10" />
    <path d="M12 6v6l4 2" />
  </Icon>
);
