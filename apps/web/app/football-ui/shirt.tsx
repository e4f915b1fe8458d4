import { clubColours } from '@safira/football/club-colours';
import * as styles from './shirt.module.css';

const SHIRT =
  'M17 5.5 20.4 3.6C21.4 6.2 26.6 6.2 27.6 3.6L31 5.5 44.4 12.2 39.6 22.4 34.8 20.4V43.4H13.2V20.4L8.4 22.4 3.6 12.2Z';

/** Goalkeeper colours: different from both sides and from each other. */
const keepers = { home: '#2BB5A0', away: '#F0793A' };

type Props = {
  number: number | null;
  /** As the provider sends them, `#` and six digits; without them the club's drawn colours are used. */
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
      <path d="M20.4 3.6C21.4 6.2 26.6 6.2 27.6 3.6" fill="none" stroke="#fff" strokeWidth="2.4" />
      {number !== null && (
        <text
          className={styles.number}
          x="24"
          y="32"
          textAnchor="middle"
          fontSize={number > 9 ? 14 : 18}
          fill={worn.number}
        >
          {number}
        </text>
      )}
    </svg>
  );
}
