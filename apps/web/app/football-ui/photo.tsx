import type { ReactNode } from 'react';
import * as styles from './photo.module.css';

type Props = {
  photo: string | null;
  size: number;
  /** Shown where there is no photo. */
  instead?: ReactNode;
};

/** The picture of a person, whose name is next to it. */
export function Photo({ photo, size, instead = null }: Props) {
  // Only pictures that we mirror ourselves: the page may load nothing from other hosts.
  if (!photo?.startsWith('/')) return instead;
  return (
    <img
      className={styles.photo}
      src={size > 48 ? photo.replace('small', 'large') : photo}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
    />
  );
}
