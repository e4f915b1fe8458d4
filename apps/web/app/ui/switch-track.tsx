import styles from './switch-track.module.css';

/** The drawing in a switch; what makes it stand on is the style of its user, for one must know before the first paint. */
export function SwitchTrack() {
  return <span className={styles.track} />;
}
