import { timeText } from '@safira/arabic/dates';
import type { Day, Match } from '@safira/contract/matches/matches';
import { hasKnownTime } from '@safira/football/status';
import { Crest } from '../../football-ui/crest.tsx';
import { wallTime } from '../../lib/wall-time.ts';
import { Icon, type IconProps } from '../../ui/icons.tsx';
import { ModalHead } from '../../ui/modal-head.tsx';
import { Modal } from '../../ui/modal.tsx';
import * as styles from './channels-dialog.module.css';
import * as text from './text.ts';

export type ShownChannel = { name: string; isConfirmed: boolean };

type Props = {
  match: Match;
  channels: readonly ShownChannel[];
  day: Day;
  onClose: () => void;
};

/** HOME-07: every channel of a match, and how we know of it. */
export function ChannelsDialog({ match, channels, day, onClose }: Props) {
  const { home, away } = match.teams;
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
      <ul className={styles.channels}>
        {channels.map(({ name, isConfirmed }) => (
          <li key={name}>
            <span className={styles.tile}>
              <TvIcon />
            </span>
            <bdi>{name}</bdi>
            <span className={styles.tag} data-confirmed={isConfirmed}>
              {isConfirmed ? text.confirmed : text.byRights}
            </span>
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <p>{text.source}</p>
        <p>{text.mayDiffer}</p>
      </div>
    </Modal>
  );
}

function KickOff({ match: { date, status }, day }: { match: Match; day: Day }) {
  const at = wallTime(date, day.offsets);
  if (!at || !hasKnownTime(status.short)) return null;
  return (
    <time className={styles.tag} dateTime={date}>
      {text.when({ date: at.date, today: day.today, time: timeText(at) })}
    </time>
  );
}

// A path of Lucide (ISC licence).
const TvIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m17 2-5 5-5-5" />
    <rect x="2" y="7" width="20" height="15" rx="2" />
  </Icon>
);
