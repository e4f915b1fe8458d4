import type { ReactNode } from 'react';
import * as styles from './icons.module.css';

export type IconProps = { small?: boolean; className?: string | undefined };

export function Icon({ small = false, className, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      className={`${styles.icon} ${small ? styles.small : ''} ${className ?? ''}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

// Paths of Lucide (ISC licence).

export const ChevronIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m18 15-6-6-6 6" />
  </Icon>
);

export const CloseIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M18 6 6 18M6 6l12 12" />
  </Icon>
);

export const RetryIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8" />
    <path d="M3 3v5h5" />
  </Icon>
);
