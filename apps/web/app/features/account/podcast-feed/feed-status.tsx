import { relativeTime } from '@safira/arabic/formats/relative-time';
import type { PodcastFeed } from '@safira/contract/accounts/podcast-feed';
import { useEffect, useRef, useState } from 'react';
import { useSite } from '../../../lib/site.ts';
import * as button from '../../../ui/button.module.css';
import { dot } from '../member-text.ts';
import { Line } from '../panel.tsx';
import * as styles from './podcast-feed.module.css';
import * as text from './text.ts';

type Props = {
  /** Null right after the address was made: it says enough. */
  feed: PodcastFeed | null;
  isBusy: boolean;
  onRenew: () => Promise<void>;
  onStop: () => Promise<void>;
};

const questions = {
  renew: { question: text.renewQuestion, confirm: text.confirmRenew },
  stop: { question: text.stopQuestion, confirm: text.confirmStop },
};

/** Whether apps fetch the feed; both changes end the current address, so both are confirmed. */
export function FeedStatus({ feed, isBusy, onRenew, onStop }: Props) {
  const [opened, setOpened] = useState<keyof typeof questions>();
  const send = async () => {
    await (opened === 'renew' ? onRenew() : onStop());
    setOpened(undefined);
  };
  return (
    <>
      {feed && <Times feed={feed} />}
      {feed && <p className={styles.hint}>{text.idle}</p>}
      {opened ? (
        <Question
          {...questions[opened]}
          isBusy={isBusy}
          onConfirm={() => void send()}
          onCancel={() => setOpened(undefined)}
        />
      ) : (
        <div className={styles.actions}>
          <button type="button" className={button.quiet} onClick={() => setOpened('renew')}>
            {text.renew}
          </button>
          <button type="button" className={button.quiet} onClick={() => setOpened('stop')}>
            {text.stop}
          </button>
        </div>
      )}
    </>
  );
}

function Times({ feed: { createdAt, fetchedAt } }: { feed: PodcastFeed }) {
  const site = useSite();
  const [now] = useState(Date.now);
  const since = (instant: string) =>
    relativeTime({ instant: Date.parse(instant), now, offsetMinutes: site?.offsetMinutes ?? 0 });
  return (
    <Line
      name={text.active}
      note={
        <>
          {text.createdOn(since(createdAt))}
          {dot}
          {fetchedAt ? text.fetched(since(fetchedAt)) : text.neverFetched}
        </>
      }
    />
  );
}

type QuestionProps = {
  question: string;
  confirm: string;
  isBusy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

function Question({ question, confirm, isBusy, onConfirm, onCancel }: QuestionProps) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <div className={styles.part} role="group" aria-label={confirm}>
      <p>{question}</p>
      <div className={styles.row}>
        <button ref={first} type="button" className={button.primary} disabled={isBusy} onClick={onConfirm}>
          {confirm}
        </button>
        <button type="button" className={button.quiet} onClick={onCancel}>
          {text.cancel}
        </button>
      </div>
    </div>
  );
}
