import { useCountry } from '../state/country.ts';
import { Icon } from '../ui/icons.tsx';
import * as button from '../ui/button.module.css';
import * as styles from './calendar-subscribe.module.css';
import * as text from './calendar-text.ts';

type Props = {
  siteUrl: string;
  /** Of the feed: `/api/teams/{slug}/calendar.ics`, `/api/competitions/{id}/calendar.ics`. */
  path: string;
};

/**
 * OURS-16: opens the calendar program of the reader; where there is none, the second link is the feed itself. OURS-20:
 * its events name the channels of the reader's country.
 */
export function CalendarSubscribe({ siteUrl, path }: Props) {
  const address = `${path}?country=${useCountry()}`;
  return (
    <div className={styles.links} data-screen-only="">
      <a className={button.primary} href={`${siteUrl.replace(/^https?/, 'webcal')}${address}`}>
        <Icon small>
          <path d="M8 2v3M16 2v3M3 9h18" />
          <rect x="3" y="3" width="18" height="18" rx="2" />
        </Icon>
        {text.subscribe}
      </a>
      <a className={styles.file} href={address} type="text/calendar" download>
        {text.file}
      </a>
    </div>
  );
}
