import { Link } from 'react-router';
import * as styles from './breadcrumbs.module.css';
import { breadcrumbs as label } from './page-text.ts';

export type Crumb = { name: string; path: string };

/** The pages above this one, from the home page on; search engines get the same list (`page-meta.ts`). */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  if (crumbs.length === 0) return null;
  return (
    <nav aria-label={label} data-screen-only="">
      <ol className={styles.crumbs}>
        {crumbs.map(({ name, path }) => (
          <li key={path}>
            <Link to={path}>
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
