import { timeText } from '@safira/arabic/formats/dates';
import type { Day, Match } from '@safira/contract/matches/matches';
import { hasKnownTime } from '@safira/football/matches/status';
import { useState } from 'react';
import { channelsAnywhere, isShownIn } from '../../football-ui/in-countries.ts';
import { Crest } from '../../football-ui/crest.tsx';
import { wallTime } from '../../lib/wall-time.ts';
import { chooseCountry } from '../../state/choose-country.ts';
import { useCountry } from '../../state/country.ts';
import { ModalHead } from '../../ui/modal-head.tsx';
import { Modal } from '../../ui/modal.tsx';
import { ChannelItem, TvIcon } from './channel-item.tsx';
import * as styles from './channels-dialog.module.css';
import { CountrySwitch } from './country-switch.tsx';
import { Sources } from './sources.tsx';
import * as text from './text.ts';

type Props = { match: Match; day: Day; onClose: () => void };

/** HOME-07, OURS-20: every channel of a match in the reader's country, in another one or in all of them. */
export function ChannelsDialog({ match, day, onClose }: Props) {
  const country = useCountry();
  const [isAll, setIsAll] = useState(false);
  const { home, away } = match.teams;
  const all = channelsAnywhere(match);
  const here = all.filter(isShownIn(country));
  const shown = isAll ? [...here, ...all.filter((channel) => !here.includes(channel))] : here;
  return (
    <Modal label={text.title} className={styles.dialog} onClose={onClose}>
      <ModalHead icon={<TvIcon />} title={text.title} onClose={onClose} />
      <div className={styles.teams}>
        <bdi>{home.name}</bdi>
        <Crest team={home} size={28} />
        <KickOff match={match} day={day} />
        <Crest team={away} size={28} />
        <bdi>{away.name}</bdi>
      </div>
      <CountrySwitch
        country={country}
        isAll={isAll}
        onAll={() => setIsAll(true)}
        onCountry={(chosen) => {
          setIsAll(false);
          chooseCountry(chosen);
        }}
      />
      {shown.length > 0 ? (
        <ul className={styles.channels}>
          {shown.map((channel) => (
            <ChannelItem
              // The same channel may be known from two sources, each for other countries.
              key={`${channel.source} ${channel.slug ?? channel.name}`}
              {...{ channel, isAll }}
              isHere={here.includes(channel)}
            />
          ))}
        </ul>
      ) : (
        <p className={styles.none}>{text.noneIn(country)}</p>
      )}
      <Sources channels={shown} day={day} />
    </Modal>
  );
}

function KickOff({ match: { date, status }, day }: { match: Match; day: Day }) {
  const at = wallTime(date, day.offsets);
  if (!at || !hasKnownTime(status.short)) return null;
  return (
    <time className={styles.time} dateTime={date}>
      {text.when({ date: at.date, today: day.today, time: timeText(at) })}
    </time>
  );
}
