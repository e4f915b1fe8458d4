import { Ball, CardMark } from '../../../football-ui/marks.tsx';
import * as styles from './badges.module.css';
import type { PlayerMatchEvents } from './player-match-events.ts';
import { DownIcon } from './icons.tsx';

type Props = { events: PlayerMatchEvents; className?: string | undefined };

/** Goals, card and substitution as small marks; the parent adds their text for screen readers (`spokenMatchEvents`). */
export function Badges({ events: { goals, card, wentOff }, className = '' }: Props) {
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
