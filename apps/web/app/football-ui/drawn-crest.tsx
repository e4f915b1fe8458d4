import { crestLook } from '@safira/football/drawings/crest-look';
import { crestLettering, DISC } from '@safira/football/drawings/drawn-shapes';
import * as styles from './crest.module.css';

type Props = { team: { name: string; originalName: string }; size: number };

/** From here on the letters can be read. */
const SIZE_WITH_LETTERS = 32;

/** The crest of a team without a picture. */
export function DrawnCrest({ team, size }: Props) {
  const { letters, painted, disc, ink } = crestLook(team);
  const { size: fontSize, baseline } = crestLettering(letters);
  return (
    <svg className={styles.crest} width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <g clipPath="url(#crest-shield)">
        {painted.map(({ area, colour }, index) => (
          <path key={index} d={area} fill={colour} />
        ))}
      </g>
      {size >= SIZE_WITH_LETTERS && (
        <>
          <circle cx={DISC.x} cy={DISC.y} r={DISC.radius} fill={disc} />
          <text
            className={styles.letter}
            x={DISC.x}
            y={baseline}
            textAnchor="middle"
            fontSize={fontSize}
            fill={ink}
          >
            {letters}
          </text>
        </>
      )}
      <use href="#crest-edge" />
    </svg>
  );
}
