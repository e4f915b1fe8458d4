import { Commentators } from '../../football-ui/commentators.tsx';
import type { Broadcast } from './broadcasts.ts';
import * as styles from './channel-notes.module.css';
import { languages, noCommentator, onlyNetwork } from './text.ts';

/** OURS-19: who comments on a broadcast, or why no name is shown. */
export function ChannelNotes({ channel }: Pick<Broadcast, 'channel'>) {
  const { commentators, language = 'ar', slug } = channel;
  return (
    <>
      {commentators && <Commentators commentators={commentators} />}
      {language !== 'ar' && languages[language] && <span className={styles.note}>{languages[language]}</span>}
      {slug === undefined && <span className={styles.note}>{onlyNetwork}</span>}
      {slug !== undefined && !commentators && language === 'ar' && (
        <span className={styles.note}>{noCommentator}</span>
      )}
    </>
  );
}
