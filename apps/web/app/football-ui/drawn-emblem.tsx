import { emblemLook } from '@safira/football/drawn-from-name';
import * as styles from './emblem.module.css';

type Props = { name: string; originalName: string; size: number };

/** The emblem of a competition without a picture. */
export function DrawnEmblem({ name, originalName, size }: Props) {
  const { letters, field } = emblemLook({ name, originalName });
  return (
    <svg className={styles.emblem} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <path d="M16 1.5 28.5 8.6V23.4L16 30.5 3.5 23.4V8.6Z" fill={field} />
      <path d="M16 4.4 26 10V22L16 27.6 6 22V10Z" fill="none" stroke="#fff" strokeOpacity=".45" />
      <text
        className={styles.letter}
        x="16"
        y="16"
        dy=".36em"
        textAnchor="middle"
        fontSize="10.5"
        fill="#fff"
      >
        {letters}
      </text>
    </svg>
  );
}
