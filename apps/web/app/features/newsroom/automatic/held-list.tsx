import type { HeldArticle } from '@safira/contract/newsroom/automatic';
import { Link } from 'react-router';
import * as styles from './automatic-screen.module.css';
import { MatchNames } from './match-names.tsx';
import { held as text, kinds } from './text.ts';

/** What could not be written, with what an editor can do about it. */
export function HeldList({ held }: { held: readonly HeldArticle[] }) {
  return (
    <section className={styles.panel} aria-labelledby="held-title">
      <h2 id="held-title">{text.title}</h2>
      <ul>
        {held.map((one) => (
          <li key={`${one.kind} ${one.match.apiId}`} className={styles.held}>
            <MatchNames match={one.match} hasScore={one.kind === 'reports'} />
            <span className={styles.kind}>{kinds[one.kind]}</span>
            <span className={styles.why}>{text.why[one.why]}</span>
            <NextStep held={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function NextStep({ held: { why, match } }: { held: HeldArticle }) {
  if (why === 'goals')
    return (
      <Link className={styles.link} to={`/match/${match.apiId}`} reloadDocument>
        {text.toMatch}
      </Link>
    );
  const [to, name] =
    why === 'names' ? ['/newsroom/names', text.toNames] : ['/newsroom/articles/new', text.toNew];
  return (
    <Link className={styles.link} to={to}>
      {name}
    </Link>
  );
}
