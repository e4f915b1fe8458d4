import type { ReactNode } from 'react';
import { Icon } from '../ui/icons.tsx';
import * as styles from './access-tag.module.css';
import { accessNames } from './channel-text.ts';

type Access = keyof typeof accessNames;

/** OURS-20: what watching a channel takes. */
export const AccessTag = ({ access }: { access: Access }) => (
  <Tag look={access} paths={paths[access]}>
    {accessNames[access]}
  </Tag>
);

/** OURS-20: a channel that cannot be watched in the chosen country, in words of the page. */
export const UnavailableTag = ({ children }: { children: ReactNode }) => (
  <Tag
    look="unavailable"
    paths={
      <>
        <path d="M12.75 7.09a3 3 0 0 1 2.16 2.16M17.072 17.072c-1.634 2.17-3.527 3.912-4.471 4.727a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 1.432-4.568" />
        <path d="m2 2 20 20M8.475 2.818A8 8 0 0 1 20 10c0 1.183-.31 2.377-.81 3.533M9.13 9.13a3 3 0 0 0 3.74 3.74" />
      </>
    }
  >
    {children}
  </Tag>
);

type Props = { look: Access | 'unavailable'; paths: ReactNode; children: ReactNode };

const Tag = ({ look, paths: drawn, children }: Props) => (
  <span className={styles.tag} data-look={look}>
    <Icon className={styles.icon}>{drawn}</Icon>
    {children}
  </span>
);

// Paths of Lucide (ISC licence): lock-open, lock, wifi, and map-pin-off above.
const lock = <rect width="18" height="11" x="3" y="11" rx="2" ry="2" />;
export const openLock = (
  <>
    {lock}
    <path d="M7 11V7a5 5 0 0 1 9.9-1" />
  </>
);
const paths: Record<Access, ReactNode> = {
  free: openLock,
  paid: (
    <>
      {lock}
      <path d="M7 11V7a5 5 0 0 1 10 0v4" />
    </>
  ),
  stream: <path d="M12 20h.01M2 8.82a15 15 0 0 1 20 0M5 12.859a10 10 0 0 1 14 0M8.5 16.429a5 5 0 0 1 7 0" />,
};
