import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Chapter } from '../../state/player.ts';
import { prepareAudio } from './load-audio.ts';
import * as styles from './range.module.css';

type Props = {
  label: string;
  value: number;
  max: number;
  step: number;
  /** The value in words. */
  inWords: (value: number) => string;
  /** While it is dragged. */
  onPreview?: (value: number | undefined) => void;
  /** When it is let go. */
  onCommit: (value: number) => void;
  /** Their beginnings are gaps. */
  chapters?: readonly Chapter[] | undefined;
};

/** The drawing is this wide, whatever the width on the screen. */
const WIDTH = 1_000;

/**
 * A slider of the player. It runs from left to right, as a tape does. The bar is drawn by attributes: pages that are
 * rendered by the server must have no inline styles.
 */
export function Range({ label, value, max, step, inWords, onPreview, onCommit, chapters = [] }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [dragged, setDragged] = useState<number>();
  const commit = useEffectEvent((committed: number) => {
    setDragged(undefined);
    onPreview?.(undefined);
    onCommit(committed);
  });
  // React's `onChange` is called at every step of the way.
  useEffect(() => {
    const element = input.current!;
    const onChange = () => commit(element.valueAsNumber);
    element.addEventListener('change', onChange);
    return () => element.removeEventListener('change', onChange);
  }, []);
  const shown = dragged ?? value;
  const xOf = (part: number) => (max > 0 ? Math.round((part / max) * WIDTH) : 0);
  const gaps = chapters.slice(1).map(({ startMs }) => `M${xOf(startMs / 1_000)} 0v8`);
  return (
    <span className={styles.range} dir="ltr">
      <svg className={styles.bar} viewBox={`0 0 ${WIDTH} 8`} preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.rest} width={WIDTH} height="8" />
        <rect className={styles.done} width={Math.min(WIDTH, xOf(shown))} height="8" />
        {gaps.length > 0 && (
          <path className={styles.gap} d={gaps.join('')} vectorEffect="non-scaling-stroke" />
        )}
      </svg>
      <input
        ref={input}
        className={styles.input}
        type="range"
        aria-label={label}
        aria-valuetext={inWords(shown)}
        min="0"
        max={max}
        step={step}
        value={shown}
        onFocus={prepareAudio}
        onPointerEnter={prepareAudio}
        onChange={({ target }) => {
          setDragged(target.valueAsNumber);
          onPreview?.(target.valueAsNumber);
        }}
      />
    </span>
  );
}
