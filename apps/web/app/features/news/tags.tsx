import type { Category } from '@safira/contract/news/articles';
import { Icon } from '../../ui/icons.tsx';
import * as styles from './tags.module.css';
import { automaticTag } from './tags-text.ts';

type Props = { category: Category; categoryName: string; isAutomatic: boolean; isLead?: boolean };

/** The category, and whether a program has written it (OURS-21). */
export function Tags({ category, categoryName, isAutomatic, isLead = false }: Props) {
  return (
    <>
      <span className={isLead ? `${styles.tag} ${styles.lead}` : styles.tag}>{categoryName}</span>
      {isAutomatic && (
        <span className={`${styles.tag} ${styles.automatic}`}>
          <BotIcon />
          {automaticTag[category === 'previews' ? 'previews' : 'reports']}
        </span>
      )}
    </>
  );
}

// A path of Lucide (ISC licence).
export const BotIcon = ({ className = styles.icon }: { className?: string | undefined }) => (
  <Icon className={className}>
    <path d="M12 8V4H8M6 8h12a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2ZM2 14h2M20 14h2M15 13v2M9 13v2" />
  </Icon>
);
