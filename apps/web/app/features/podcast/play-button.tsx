import { PauseIcon, PlayIcon } from './icons.tsx';
import { prepareAudio } from './load-audio.ts';
import { pause, play } from './player-text.ts';

type Props = {
  className: string | undefined;
  isPlaying: boolean;
  /** What it plays, where that is not said next to it. */
  of?: string;
  onClick: (() => void) | undefined;
};

/** Disabled without a sound. */
export const PlayButton = ({ className, isPlaying, of, onClick }: Props) => {
  const does = isPlaying ? pause : play;
  return (
    <button
      type="button"
      className={className}
      aria-label={of ? `${does}: ${of}` : does}
      disabled={!onClick}
      onClick={onClick}
      onPointerEnter={prepareAudio}
      onFocus={prepareAudio}
    >
      {isPlaying ? <PauseIcon /> : <PlayIcon />}
    </button>
  );
};
