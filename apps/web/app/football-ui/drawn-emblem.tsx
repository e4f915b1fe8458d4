import { emblemLettering, emblemShapes } from '@safira/football/drawings/drawn-shapes';
import { emblemLook } from '@safira/football/drawings/emblem-look';
import * as styles from './emblem.module.css';

type Props = {
  competition: { id: number; name: string; originalName: string; country: string };
  size: number;
};

/** The emblem of a competition without a picture. */
export function DrawnEmblem({ competition, size }: Props) {
  const look = emblemLook(competition);
  const { letters, kind, colour, isOutlined } = look;
  const { outer, inner } = emblemShapes[kind];
  const { size: fontSize, baseline } = emblemLettering(look);
  return (
    <svg className={styles.emblem} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <path d={outer} fill={colour} />
      {isOutlined ? (
        <path d={inner} fill="#fff" />
      ) : (
        <path d={inner} fill="none" stroke="#fff" strokeOpacity=".45" />
      )}
      <text
        className={styles.letter}
        x="16"
        y={baseline}
        textAnchor="middle"
        fontSize={fontSize}
        fill={isOutlined ? colour : '#fff'}
      >
        {letters}
      </text>
    </svg>
  );
}
