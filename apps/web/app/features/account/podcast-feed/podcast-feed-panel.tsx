import { useState } from 'react';
import { useAsyncData } from '../../../lib/use-async-data.ts';
import { announce } from '../../../state/announce.ts';
import { showToast } from '../../../state/toast.ts';
import * as button from '../../../ui/button.module.css';
import { loading, notRead, retry } from '../member-text.ts';
import { Empty, Panel } from '../panel.tsx';
import { createFeed, readFeed, stopFeed } from './calls.ts';
import { FeedStatus } from './feed-status.tsx';
import { NewAddress } from './new-address.tsx';
import * as text from './text.ts';

/** OURS-27: the secret address of the member's own podcast, which is shown once. */
export function PodcastFeedPanel() {
  const [version, setVersion] = useState(0);
  const [address, setAddress] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const feed = useAsyncData({ key: String(version), load: readFeed });

  async function change(send: () => Promise<string | undefined>, [done, failed]: [string, string]) {
    setIsBusy(true);
    try {
      setAddress(await send());
      announce(done);
      showToast(done);
      setVersion((before) => before + 1);
    } catch (error) {
      console.warn('The podcast feed could not be changed.', error);
      showToast(failed);
    } finally {
      setIsBusy(false);
    }
  }
  const create = () => change(createFeed, [text.created, text.notCreated]);
  const stop = () =>
    change(async () => {
      await stopFeed();
      return undefined;
    }, [text.stopped, text.notStopped]);

  if (address !== undefined)
    return (
      <Panel title={text.title}>
        <NewAddress address={address} />
        <FeedStatus feed={null} isBusy={isBusy} onRenew={create} onStop={stop} />
      </Panel>
    );
  return (
    <Panel title={text.title}>
      {feed.state === 'loading' && <Empty text={loading} />}
      {feed.state === 'failed' && (
        <Empty text={notRead}>
          <button type="button" className={button.quiet} onClick={feed.retry}>
            {retry}
          </button>
        </Empty>
      )}
      {feed.state === 'loaded' && !feed.value && (
        <Empty text={text.intro}>
          <button type="button" className={button.primary} disabled={isBusy} onClick={() => void create()}>
            {isBusy ? text.creating : text.create}
          </button>
        </Empty>
      )}
      {feed.state === 'loaded' && feed.value && (
        <FeedStatus feed={feed.value} isBusy={isBusy} onRenew={create} onStop={stop} />
      )}
    </Panel>
  );
}
