import { useState } from 'react';
import type { Chapter } from '../../state/player.ts';
import { Ltr } from '../../ui/ltr.tsx';
import { clock } from './clock.ts';
import { seekLabel, spokenPosition } from './controls-text.ts';
import { Range } from './range.tsx';
import * as styles from './seek-bar.module.css';

type Props = {
  position: number;
  duration: number;
  chapters?: readonly Chapter[] | undefined;
  onSeek: (seconds: number) => void;
};

/** POD-02: elapsed and total time, and between them the bar that seeks where it is clicked. */
export function SeekBar({ position, duration, chapters, onSeek }: Props) {
  const [preview, setPreview] = useState<number>();
  return (
    <div className={styles.seek} dir="ltr">
      <Ltr>{clock(preview ?? position)}</Ltr>
      <Range
        label={seekLabel}
        value={Math.floor(position)}
        max={Math.floor(duration)}
        step={1}
        inWords={(seconds) => spokenPosition(seconds, duration)}
        onPreview={setPreview}
        onCommit={onSeek}
        chapters={chapters}
      />
      <Ltr>{clock(duration)}</Ltr>
    </div>
  );
}
