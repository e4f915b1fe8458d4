import * as styles from './switch-track.module.css';

/** The track of a switch; its user's styles show it as on, because one switch must be right before the first paint. */
export function SwitchTrack() {
  return <span className={styles.track} />;
}
