import { Icon } from '../../ui/icons.tsx';
import { Ltr } from '../../ui/ltr.tsx';
import { correction } from './article-body-text.ts';
import * as styles from './correction.module.css';

/** `45+2′`, `12′`, `61%`: in an Arabic sentence they would be reordered. */
const LTR = /(\d+(?:\+\d+)?[′%]|\d+\+\d+)/;

/** OURS-21: what was corrected, and when. */
export const Correction = ({ date, text }: { date: string; text: string }) => (
  <div className={styles.correction}>
    <b>
      {/* A path of Lucide (ISC licence). */}
      <Icon small>
        <path d="M13 21h8M15 5l4 4M21.2 6.8a1 1 0 0 0-4-4L3.8 16.2a2 2 0 0 0-.5.8l-1.3 4.4a.5.5 0 0 0 .6.6l4.4-1.3a2 2 0 0 0 .8-.5z" />
      </Icon>
      {correction} · {date}
    </b>
    <p>
      {/* split() returns the captured text at every other index */}
      {text.split(LTR).map((piece, place) => (place % 2 === 0 ? piece : <Ltr key={place}>{piece}</Ltr>))}
    </p>
  </div>
);
