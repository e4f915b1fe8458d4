import { setSpoilerFree, useSpoilerFree } from '../../state/spoiler.ts';
import { Icon, type IconProps } from '../../ui/icons.tsx';
import { SwitchTrack } from '../../ui/switch-track.tsx';
import { hideResults, spoilerFree } from './text.ts';
import * as styles from './ticker.module.css';

/** OURS-01 */
export function SpoilerSwitch() {
  const isOn = useSpoilerFree();
  return (
    <button
      type="button"
      role="switch"
      data-switch="spoiler"
      className={styles.spoiler}
      aria-checked={isOn}
      aria-label={hideResults}
      onClick={() => setSpoilerFree(!isOn)}
    >
      <EyeOffIcon small />
      <span className={styles.word} aria-hidden="true">
        {spoilerFree}
      </span>
      <SwitchTrack />
    </button>
  );
}

// A path of Lucide (ISC licence).
const EyeOffIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49M14.084 14.158a3 3 0 0 1-4.242-4.242M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143M2 2l20 20" />
  </Icon>
);
