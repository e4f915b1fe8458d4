import { Icon, type IconProps } from '../../ui/icons.tsx';
import * as styles from './icons.module.css';

// Paths of Lucide (ISC licence). Play and pause are about the sound, not the reading direction: never mirrored.
export const PlayIcon = (props: IconProps) => (
  <Icon {...props} className={styles.filled}>
    <path d="M6 4.5a1 1 0 0 1 1.5-.87l13 7.5a1 1 0 0 1 0 1.74l-13 7.5A1 1 0 0 1 6 19.5Z" />
  </Icon>
);

export const PauseIcon = (props: IconProps) => (
  <Icon {...props} className={styles.filled}>
    <path d="M6 4h4v16H6zM14 4h4v16h-4z" />
  </Icon>
);

export const DateIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 2v4M16 2v4M3 10h18M5 4h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2Z" />
  </Icon>
);

export const LeaguesIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6 9H4.5a2.5 2.5 0 0 1 0-5H6M18 9h1.5a2.5 2.5 0 0 0 0-5H18M4 22h16M10 14.66V17c0 .55-.47.98-.97 1.21C7.85 18.75 7 20.24 7 22M14 14.66V17c0 .55.47.98.97 1.21C16.15 18.75 17 20.24 17 22M18 2H6v7a6 6 0 0 0 12 0V2Z" />
  </Icon>
);
