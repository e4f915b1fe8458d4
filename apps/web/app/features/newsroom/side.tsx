import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { useUser } from '../../state/session.ts';
import { Icon } from '../../ui/icons.tsx';
import { Mark } from '../../ui/mark.tsx';
import { brand } from '../../ui/text.ts';
import { isCurrentAt, places } from './places.ts';
import * as styles from './side.module.css';
import { backToSite, newsroom, toHome } from './text.ts';

/**
 * The places of the newsroom. What leads out of it loads its page anew: the policy of a document stays with it, and
 * that of the newsroom allows more than readers' pages need.
 */
export function Side() {
  const { pathname } = useLocation();
  const isAdmin = useUser()?.role === 'admin';
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone the places are a strip that scrolls. Not by `scrollIntoView`, which would move the page, too.
    const chosen = strip.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    if (!strip.current || !chosen) return;
    const { left, width } = strip.current.getBoundingClientRect();
    strip.current.scrollLeft += chosen.left + chosen.width / 2 - (left + width / 2);
  }, [pathname]);
  return (
    <nav ref={strip} className={styles.side} aria-label={newsroom}>
      <Link className={styles.logo} to="/" reloadDocument aria-label={toHome}>
        <Mark size={34} />
        <span className={styles.brand}>{brand}</span>
      </Link>
      {places
        .filter(({ isForAdmins = false }) => isAdmin || !isForAdmins)
        .map((place) => (
          <Link
            key={place.to}
            className={styles.place}
            to={place.to}
            aria-current={isCurrentAt(pathname, place) ? 'page' : undefined}
          >
            <Icon small>
              <path d={place.icon} />
            </Icon>
            <span className={styles.name}>{place.name}</span>
          </Link>
        ))}
      <Link className={`${styles.place} ${styles.out}`} to="/" reloadDocument>
        <Icon small>
          <path d="M5 12h14M12 5l7 7-7 7" />
        </Icon>
        <span className={styles.name}>{backToSite}</span>
      </Link>
    </nav>
  );
}
