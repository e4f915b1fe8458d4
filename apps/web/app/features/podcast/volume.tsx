import { useState } from 'react';
import { usePlayer } from '../../state/player.ts';
import { Ltr } from '../../ui/ltr.tsx';
import { withAudio } from './load-audio.ts';
import { VolumeIcon } from './panel-icons.tsx';
import { percent, volumeLabel } from './controls-text.ts';
import { Range } from './range.tsx';
import * as styles from './volume.module.css';

/** POD-02: in steps of a tenth, with its percentage. */
export function Volume() {
  const volume = usePlayer((player) => player.volume);
  const [preview, setPreview] = useState<number>();
  const change = (next: number) => withAudio(({ setVolume }) => setVolume(next));
  return (
    <div className={styles.volume} dir="ltr" data-volume="">
      <VolumeIcon small />
      <Range
        label={volumeLabel}
        value={volume}
        max={1}
        step={0.1}
        inWords={percent}
        onPreview={(next) => {
          setPreview(next);
          // It is audible at once.
          if (next !== undefined) change(next);
        }}
        onCommit={change}
      />
      <span className={styles.percent}>
        <Ltr>{Math.round((preview ?? volume) * 100)}%</Ltr>
      </span>
    </div>
  );
}
