import { newsCategories } from '@safira/arabic/terms/news-categories';
import type { Day } from '@safira/contract/matches/matches';
import type { NewsroomCard } from '@safira/contract/newsroom/articles';
import { Link } from 'react-router';
import { Icon } from '../../../ui/icons.tsx';
import { StateBadge } from '../state-badge.tsx';
import * as styles from './article-list.module.css';
import { RowMenu } from './row-menu.tsx';
import { rowTime } from './row-time.ts';
import * as text from './text.ts';

type Props = { card: NewsroomCard; now: number; offsets: Day['offsets']; onChange: () => void };

export function ArticleRow({ card, now, offsets, onChange }: Props) {
  const title = card.title || text.untitled;
  const editPath = `/newsroom/articles/${card.id}`;
  const time = rowTime(card, { now, offsets });
  return (
    <tr role="row">
      <td role="cell" className={styles.article}>
        <Link className={styles.title} to={editPath}>
          {title}
        </Link>
        <span className={styles.about}>{aboutText(card)}</span>
      </td>
      <td role="cell">
        <StateBadge status={card.status} />
      </td>
      <td role="cell" className={styles.author}>
        {card.author ? <bdi>{card.author.name}</bdi> : text.noAuthor}
      </td>
      <td role="cell" className={styles.time}>
        <time dateTime={time.at}>{time.text}</time>
      </td>
      <td role="cell" className={styles.actions}>
        <div>
          <Link className={styles.action} to={editPath} aria-label={text.actions.edit(title)}>
            <Icon>
              <path d="M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497zM15 5l4 4" />
            </Icon>
          </Link>
          {viewPath(card) && (
            <Link
              className={styles.action}
              to={viewPath(card)!}
              reloadDocument
              aria-label={text.actions.view(title)}
            >
              <Icon>
                <path d="M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0M15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0" />
              </Icon>
            </Link>
          )}
          <RowMenu card={card} title={title} viewPath={viewPath(card)} onChange={onChange} />
        </div>
      </td>
    </tr>
  );
}

/** Readers see it, so there is a page of it. */
const viewPath = ({ status, slug }: NewsroomCard): string | undefined =>
  status === 'published' && slug !== null ? `/news/${encodeURIComponent(slug)}` : undefined;

/** «تقرير آلي · تقارير المباريات · الدوري المصري الممتاز · صُحّح مرة» */
function aboutText({ isAutomatic, category, competition, corrections }: NewsroomCard): string {
  return [
    isAutomatic && text.automatic,
    newsCategories[category],
    competition?.name,
    corrections > 0 && text.corrected(corrections),
  ]
    .filter(Boolean)
    .join(' · ');
}
