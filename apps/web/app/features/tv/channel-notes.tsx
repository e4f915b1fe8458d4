import { commentaryIn } from '../../football-ui/broadcast-text.ts';
import { Commentators } from '../../football-ui/commentators.tsx';
import type { Broadcast } from './broadcasts.ts';
import * as styles from './channel-notes.module.css';
import { noCommentator, onlyNetwork } from './text.ts';

/** OURS-19: who comments on a broadcast, or why no name is shown. */
export function ChannelNotes({ channel }: Pick<Broadcast, 'channel'>) {
  const { commentators, slug } = channel;
  const language = commentaryIn(channel.language);
  return (
    <>
      {commentators && <Commentators commentators={commentators} />}
      {language && <span className={styles.note}>{language}</span>}
      {slug === undefined && <span className={styles.note}>{onlyNetwork}</span>}
      {slug !== undefined && !commentators && !language && (
        <span className={styles.note}>{noCommentator}</span>
      )}
    </>
  );
}
