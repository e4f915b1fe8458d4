import type { Match } from '@safira/contract/matches';
import styles from './channels-cell.module.css';
import { noChannels } from './text.ts';

/** HOME-15 tells null from []; to a reader both mean that nobody knows yet. */
export function ChannelsCell({ channels }: { channels: Match['tvChannels'] }) {
  if (!channels || channels.length === 0) {
    return (
      <>
        <span aria-hidden="true" className={styles.none}>
          —
        </span>
        <span className="srOnly">{noChannels}</span>
      </>
    );
  }
  return (
    <ul className={styles.list}>
      {channels.map(({ name }) => (
        <li key={name} className={styles.channel}>
          <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  );
}
