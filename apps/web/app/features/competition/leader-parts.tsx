import type { Leader } from '@safira/contract/competitions/leaders';
import type { TeamRef } from '@safira/contract/parts';
import { CardMark } from '../../football-ui/marks.tsx';
import { Shirt } from '../../football-ui/shirt.tsx';
import * as styles from './leaders-tab.module.css';
import { redCards, yellowCards } from './text.ts';

type PortraitProps = { player: Leader['player']; team: TeamRef | null; size: number };

/** The photo, else the shirt of the club; the name is next to it, so screen readers skip it. */
export function Portrait({ player: { photo, ...player }, team, size }: PortraitProps) {
  if (photo?.startsWith('/')) {
    return (
      <img
        className={styles.photo}
        src={photo}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
      />
    );
  }
  return <Shirt number={null} colours={null} team={team ?? player} size={size} />;
}

export function Cards({ yellow, red }: { yellow: number; red: number }) {
  return (
    <span className={styles.cards}>
      <span>
        <CardMark colour="yellow" />
        <span className="srOnly">{yellowCards}</span> {yellow}
      </span>
      <span>
        <CardMark colour="red" />
        <span className="srOnly">{redCards}</span> {red}
      </span>
    </span>
  );
}
