import { clubColours } from '@safira/football/drawings/club-colours';
import { COLLAR, SHIRT } from '@safira/football/drawings/shirt-shapes';
import * as styles from './shirt.module.css';

/** Goalkeeper colours: different from both sides and from each other. */
const keepers = { home: '#2BB5A0', away: '#F0793A' };

type Props = {
  number: number | null;
  /** Of the line-up; without one those of the club's drawn crest. */
  colours: { shirt: string; number: string } | null | undefined;
  team: { name: string; originalName: string };
  /** The side, for a goalkeeper. */
  keeperOf?: 'home' | 'away' | undefined;
  size: number;
};

/** A player's shirt; unlike a photo it is never missing. The name is next to it, so screen readers skip it. */
export function Shirt({ number, colours, team, keeperOf, size }: Props) {
  const { field, ink } = clubColours(team.originalName);
  const own = colours ?? { shirt: field, number: ink };
  const worn = keeperOf ? { shirt: keepers[keeperOf], number: '#FFFFFF' } : own;
  return (
    <svg className={styles.shirt} width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <path d={SHIRT} fill={worn.shirt} stroke="#0F1713" strokeOpacity=".55" strokeWidth="1.6" />
      <path d={COLLAR} fill="none" stroke={worn.number} strokeWidth="2.4" />
      {number !== null && (
        <text
          className={styles.number}
          x="24"
          y="32"
          textAnchor="middle"
          fontSize={number > 9 ? 15 : 18}
          fill={worn.number}
        >
          {number}
        </text>
      )}
    </svg>
  );
}
