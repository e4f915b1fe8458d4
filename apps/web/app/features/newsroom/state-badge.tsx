import type { ArticleStatus } from '@safira/contract/newsroom/articles';
import { Icon } from '../../ui/icons.tsx';
import { stateNames } from './article-states.ts';
import * as styles from './state-badge.module.css';

// Paths of Lucide (ISC licence). A draft has none: its dashed edge is enough.
const icons: Partial<Record<ArticleStatus, string>> = {
  review:
    'M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0M15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0',
  scheduled: 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0M12 6v6l4 2',
  published: 'M20 6 9 17l-5-5',
  withdrawn:
    'M3 3h18a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1H3a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1M4 8v11a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V8M10 12h4',
};

export function StateBadge({ status }: { status: ArticleStatus }) {
  const icon = icons[status];
  return (
    <span className={styles.badge} data-status={status}>
      {icon && (
        <Icon className={styles.icon}>
          <path d={icon} />
        </Icon>
      )}
      {stateNames[status].one}
    </span>
  );
}
