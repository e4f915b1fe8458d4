import { dayMonth, dayName, timeText } from '@safira/arabic/dates';
import type { MatchDetails } from '@safira/contract/matches/matches';
import { hasKnownTime } from '@safira/football/status';
import type { ReactNode } from 'react';
import { wallTime } from '../../../lib/wall-time.ts';
import { Block } from '../block.tsx';
import { CalendarIcon, PinIcon, TvIcon, WhistleIcon } from '../icons.tsx';
import type { TabProps } from '../tab.ts';
import * as styles from './facts.module.css';
import * as text from './text.ts';

/** Channels that are named; the rest are counted. */
const MOST_CHANNELS = 4;

/** DLG-04: time, venue, referee and channels. Unknown facts are left out. */
export function Facts({ match, zone }: TabProps) {
  const { date, status, venue, referee, tvChannels } = match;
  const at = hasKnownTime(status.short) ? wallTime(date, zone.offsets) : undefined;
  return (
    <Block title={text.card}>
      <dl className={styles.facts}>
        <Fact icon={<CalendarIcon small />} name={text.kickOff}>
          {at
            ? text.kickOffAt(dayName(at.date), dayMonth(at.date), timeOf(match, timeText(at)))
            : text.noTime}
        </Fact>
        {venue && (
          <Fact icon={<PinIcon small />} name={text.venue}>
            <bdi>{venue.name}</bdi>
            {venue.city && text.listComma}
            {venue.city && <bdi>{venue.city}</bdi>}
          </Fact>
        )}
        {referee && (
          <Fact icon={<WhistleIcon />} name={text.referee}>
            <bdi>{referee.name}</bdi>
          </Fact>
        )}
        {tvChannels && tvChannels.length > 0 && (
          <Fact icon={<TvIcon small />} name={text.channels}>
            <Channels channels={tvChannels} />
          </Fact>
        )}
      </dl>
    </Block>
  );
}

const timeOf = ({ isTimeConfirmed }: MatchDetails, time: string) => (isTimeConfirmed ? time : undefined);

function Fact({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div>
      {icon}
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Channels({ channels }: { channels: NonNullable<MatchDetails['tvChannels']> }) {
  const more = channels.length - MOST_CHANNELS;
  return (
    <ul className={styles.channels}>
      {channels.slice(0, MOST_CHANNELS).map(({ name }) => (
        <li key={name}>
          <bdi>{name}</bdi>
        </li>
      ))}
      {more > 0 && <li className={styles.more}>{text.moreChannels(more)}</li>}
    </ul>
  );
}
