import { Ball, CardMark } from '../marks.tsx';
import styles from './badges.module.css';
import type { PlayerMatchEvents } from './player-match-events.ts';
import { DownIcon } from './icons.tsx';

type Props = { deeds: PlayerMatchEvents; className?: string | undefined };

/** Goals, card and going off as small marks; whoever shows them says them too, by `spokenDeeds`. */
export function Badges({ deeds: { goals, card, wentOff }, className = '' }: Props) {
  if (goals === 0 && !card && !wentOff) return null;
  return (
    <span className={`${styles.badges} ${className}`} aria-hidden="true">
      {wentOff && (
        <span className={styles.badge}>
          <DownIcon className={styles.arrow} />
        </span>
      )}
      {card && <CardMark colour={card} size={17} />}
      {goals > 0 && (
        <span className={styles.badge}>
          <Ball size={14} />
          {goals > 1 && goals}
        </span>
      )}
    </span>
  );
}
