import { showToast } from '../../../state/toast.ts';
import { CopyIcon, FeedIcon } from '../panel-icons.tsx';
import { subscribe as text } from './content-text.ts';
import * as panel from './panel.module.css';
import * as styles from './subscribe.module.css';

/** OURS-26: the feed of the podcast, for any app. */
export function Subscribe({ siteUrl }: { siteUrl: string }) {
  const address = `${siteUrl}/podcast.xml`;
  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      showToast(text.copied);
    } catch (error) {
      console.warn('The address of the feed could not be copied.', error);
      showToast(text.notCopied);
    }
  }
  return (
    <section className={`${panel.panel} ${styles.subscribe}`} aria-label={text.title} data-screen-only="">
      <h2 className={styles.title}>
        <FeedIcon small />
        {text.title}
      </h2>
      <p className={styles.text}>{text.text}</p>
      <div className={styles.address} dir="ltr">
        <a href="/podcast.xml" translate="no" lang="en">
          {address.replace(/^https?:\/\//, '')}
        </a>
        <button type="button" aria-label={text.copy} onClick={() => void copy()}>
          <CopyIcon small />
        </button>
      </div>
    </section>
  );
}
