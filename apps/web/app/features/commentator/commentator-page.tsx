import type { CommentatedMatch, getCommentator } from '@safira/contract/broadcasts/commentators';
import type { Answer } from '@safira/contract/endpoint';
import { Link } from 'react-router';
import { aboutCommentators } from '../../football-ui/broadcast-text.ts';
import { wallTime } from '../../lib/wall-time.ts';
import * as button from '../../ui/button.module.css';
import { QuietPitch, StatePanel } from '../../ui/state-panel.tsx';
import { CommentatedLine, type Shown } from './commentated-line.tsx';
import * as styles from './commentator-page.module.css';
import * as text from './text.ts';

export type FoundCommentator = Answer<typeof getCommentator>['data'];

type Props = { commentator: FoundCommentator; shown: Shown };

/** OURS-19: the matches of a commentator: those being played, the coming ones by day, the last ones. */
export function CommentatorPage({ commentator: { coming, past }, shown }: Props) {
  return (
    <div className={styles.page}>
      {coming.length === 0 ? (
        <StatePanel drawing={<QuietPitch />} title={text.none.title} text={text.none.text}>
          <Link className={button.primary} to="/">
            {text.none.toMatches}
          </Link>
        </StatePanel>
      ) : (
        <section className={styles.part}>
          <h2>{text.coming}</h2>
          {byDay(coming, shown).map(([heading, matches]) => (
            <section key={heading}>
              <h3>{heading}</h3>
              <Lines matches={matches} shown={shown} hasDate={false} />
            </section>
          ))}
        </section>
      )}
      {past.length > 0 && (
        <section className={styles.part}>
          <h2>{text.past}</h2>
          <Lines matches={past} shown={shown} hasDate />
        </section>
      )}
      <p className={styles.note}>{aboutCommentators}</p>
    </div>
  );
}

const Lines = ({
  matches,
  ...rest
}: {
  matches: readonly CommentatedMatch[];
  shown: Shown;
  hasDate: boolean;
}) => (
  <ul className={styles.lines}>
    {matches.map((match) => (
      <CommentatedLine key={match.apiId} match={match} {...rest} />
    ))}
  </ul>
);

/** What is being played comes first, whatever its day. */
function byDay(
  matches: readonly CommentatedMatch[],
  { offsets, today }: Shown,
): [string, CommentatedMatch[]][] {
  const headingOf = ({ isLive, date }: CommentatedMatch) => {
    if (isLive) return text.now;
    const at = wallTime(date, offsets);
    return at ? text.dayHeading(at.date, today) : '';
  };
  const live = matches.filter(({ isLive }) => isLive);
  const others = matches.filter(({ isLive }) => !isLive);
  return [...Map.groupBy([...live, ...others], headingOf)];
}
