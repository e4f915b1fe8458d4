import { timeText } from '@safira/arabic/formats/dates';
import type { Day } from '@safira/contract/matches/matches';
import { useRef } from 'react';
import { AccessTag } from '../../football-ui/access-tag.tsx';
import { wallTime } from '../../lib/wall-time.ts';
import { useCentred } from '../../ui/use-centred.ts';
import { type Axis, placeOn } from './axis.ts';
import { type Broadcast, type Lane, type Network, shownWhere } from './broadcasts.ts';
import { CheckedBy } from './checked-by.tsx';
import { type Favourites, isMine } from './filters.ts';
import * as text from './text.ts';
import { TimeLineBlock } from './time-line-block.tsx';
import * as places from './time-line-places.module.css';
import * as styles from './time-line.module.css';
import { useNow } from './use-now.ts';

type Props = { networks: readonly Network[]; axis: Axis; day: Day; favourites: Favourites };

/**
 * OURS-18: a lane for each channel, time from right to left. Places are attributes, because the policy of the site allows
 * no inline styles.
 */
export function TimeLine({ networks, axis, day, favourites }: Props) {
  const scroller = useRef<HTMLElement>(null);
  const now = useNow();
  const instant = now === undefined ? undefined : new Date(now).toISOString();
  const place = instant && placeOn(axis, instant, day);
  // A day with matches from early morning on is wider than a screen.
  useCentred(scroller, place && 'now', 'i[data-hours]');
  const broadcasts = networks.flatMap(({ lanes }) => lanes.flatMap((lane) => lane.broadcasts));
  return (
    <section
      ref={scroller}
      className={styles.scroller}
      aria-label={text.timeLine}
      {...shownWhere(broadcasts)}
    >
      <div className={`${styles.line} ${places.place}`} data-hours={axis.hours}>
        <div className={styles.axis} aria-hidden="true">
          <b>{text.channelColumn}</b>
          <div className={styles.hours}>
            {Array.from({ length: axis.hours }, (_, hour) => (
              <span key={hour}>{timeText({ hour: (axis.first + hour) % 24, minute: 0 })}</span>
            ))}
            {place && (
              <i
                className={`${styles.now} ${places.place}`}
                data-hours={place.hours}
                data-minutes={place.minutes}
              >
                <span>{text.nowAt(timeText(wallTime(instant, day.offsets)!))}</span>
              </i>
            )}
          </div>
        </div>
        {networks.map((network, index) => (
          <NetworkLanes
            key={network.name}
            id={`tv-network-${index}`}
            {...{ network, axis, day, favourites }}
          />
        ))}
      </div>
    </section>
  );
}

type NetworkProps = Omit<Props, 'networks'> & { network: Network; id: string };

function NetworkLanes({ network: { name, lanes }, id, ...rest }: NetworkProps) {
  const broadcasts = lanes.flatMap((lane) => lane.broadcasts);
  return (
    <section aria-labelledby={id} {...shownWhere(broadcasts)}>
      <div className={styles.network}>
        <h2 id={id}>
          <bdi>{name}</bdi>
        </h2>
        <CheckedBy broadcasts={broadcasts} day={rest.day} />
      </div>
      {lanes.map((lane) => (
        <ChannelLane key={lane.channel.slug} lane={lane} {...rest} />
      ))}
    </section>
  );
}

function ChannelLane({ lane, axis, day, favourites }: Omit<Props, 'networks'> & { lane: Lane }) {
  const { name, access } = lane.channel;
  const blocks = lane.broadcasts
    .map((broadcast) => ({ broadcast, place: placeOn(axis, broadcast.match.date, day) }))
    .toSorted((a, b) => startOf(a.broadcast) - startOf(b.broadcast));
  return (
    <div className={styles.lane} {...shownWhere(lane.broadcasts)}>
      <div className={styles.channel}>
        <h3 className={styles.tile}>
          <bdi>{name}</bdi>
        </h3>
        {access && <AccessTag access={access} />}
      </div>
      <ul className={styles.blocks}>
        {blocks.map(
          ({ broadcast, place }) =>
            place && (
              <TimeLineBlock
                key={broadcast.match.apiId}
                broadcast={broadcast}
                place={place}
                day={day}
                ofChannel={access}
                isMine={isMine(broadcast.match, favourites)}
              />
            ),
        )}
      </ul>
    </div>
  );
}

const startOf = ({ match }: Broadcast) => Date.parse(match.date);
