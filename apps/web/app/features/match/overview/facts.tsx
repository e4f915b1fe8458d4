import { dayMonth, dayName, timeText } from '@safira/arabic/formats/dates';
import type { MatchDetails } from '@safira/contract/matches/matches';
import { hasKnownTime } from '@safira/football/matches/status';
import type { ReactNode } from 'react';
import { type Channels as Listed, hasAnyChannel } from '../../../football-ui/channel-countries.ts';
import { Commentators } from '../../../football-ui/commentators.tsx';
import { CountryVariants } from '../../../football-ui/country-variants.tsx';
import { wallTime } from '../../../lib/wall-time.ts';
import { Block } from '../block.tsx';
import { CalendarIcon, PinIcon, TvIcon, WhistleIcon } from '../icons.tsx';
import type { TabProps } from '../tab.ts';
import * as styles from './facts.module.css';
import * as text from './text.ts';

/** Channels that are named; the rest are counted. */
const MOST_CHANNELS = 4;

/** DLG-04, OURS-20: time, venue, referee and the channels of each country. Unknown facts are left out. */
export function Facts({ match, zone }: TabProps) {
  const { date, status, venue, referee } = match;
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
        {hasAnyChannel(match) && (
          <Fact icon={<TvIcon small />} name={text.channels}>
            <CountryVariants match={match}>
              {(channels) => (channels.length > 0 ? <Channels channels={channels} /> : text.noChannels)}
            </CountryVariants>
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

/** OURS-19: with their commentators. */
function Channels({ channels }: { channels: Listed }) {
  const more = channels.length - MOST_CHANNELS;
  return (
    <ul className={styles.channels}>
      {channels.slice(0, MOST_CHANNELS).map(({ name, commentators }) => (
        <li key={name}>
          <bdi>{name}</bdi>
          {commentators && <Commentators commentators={commentators} />}
        </li>
      ))}
      {more > 0 && <li className={styles.more}>{text.moreChannels(more)}</li>}
    </ul>
  );
}
