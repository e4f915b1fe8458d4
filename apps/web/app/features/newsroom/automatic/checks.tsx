import type { WaitingArticle } from '@safira/contract/newsroom/automatic';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { withQuery } from '../../../lib/with-query.ts';
import { Icon } from '../../../ui/icons.tsx';
import { checks as text } from './text.ts';
import * as styles from './waiting-card.module.css';

type Props = { article: WaitingArticle; now: number; since: string };

/** What is known about a text from the record that it was written from, and nothing else. */
export function Checks({ article: { kind, match, rewrittenAt, checks }, now, since }: Props) {
  const { agrees, goals, spelled } = checks;
  const hasBegun = kind === 'previews' && Date.parse(match.date) <= now;
  return (
    <div className={styles.checks}>
      <h3>{text.title}</h3>
      <ul>
        {rewrittenAt && <Line isGood={false}>{text.rewritten(since)}</Line>}
        {hasBegun && <Line isGood={false}>{text.begun}</Line>}
        <Line isGood={agrees}>{text.agrees[kind][agrees ? 'yes' : 'no']}</Line>
        {goals && goals.all > 0 && (
          <Line isGood={goals.named === goals.all}>{text.goals(goals.named, goals.all)}</Line>
        )}
        {spelled.map((one) => (
          <Line key={`${one.kind} ${one.id}`} isGood={false}>
            {text.spelled} <bdi>{text.quoted(one.name)}</bdi>{' '}
            <Link
              className={styles.link}
              to={withQuery('/newsroom/names', { q: one.originalName })}
              aria-label={text.reviewOf(one.name)}
            >
              {text.review}
            </Link>
          </Line>
        ))}
      </ul>
    </div>
  );
}

function Line({ isGood, children }: { isGood: boolean; children: ReactNode }) {
  return (
    <li className={styles.check}>
      {isGood ? (
        <Icon small>
          <path d="M20 6 9 17l-5-5" />
        </Icon>
      ) : (
        <span className={styles.warning}>
          <span aria-hidden="true">!</span>
          <span className="srOnly">{text.warning}</span>
        </span>
      )}
      <span>{children}</span>
    </li>
  );
}
