import { usePlayer } from '../../state/player.ts';
import { Ltr } from '../../ui/ltr.tsx';
import { withAudio } from './load-audio.ts';
import { speedLabel } from './controls-text.ts';

const speeds = [0.8, 1, 1.25, 1.5, 2];

/** The next speed at each click, from the fastest to the slowest again. */
export function SpeedButton({ className }: { className: string | undefined }) {
  const speed = usePlayer((player) => player.speed);
  const next = speeds[(speeds.indexOf(speed) + 1) % speeds.length]!;
  return (
    <button
      type="button"
      className={className}
      aria-label={speedLabel(`${speed}×`)}
      onClick={() => withAudio(({ setSpeed }) => setSpeed(next))}
    >
      <Ltr>{speed}×</Ltr>
    </button>
  );
}
