import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useAsyncData } from '../../../lib/use-async-data.ts';
import * as button from '../../../ui/button.module.css';
import { QuietPitch, StatePanel, WarningCard } from '../../../ui/state-panel.tsx';
import { errors } from '../../../ui/text.ts';
import * as styles from './automatic-screen.module.css';
import { type AutomaticNews, readAutomaticNews } from './calls.ts';
import { HeldList } from './held-list.tsx';
import { Switches } from './switches.tsx';
import * as text from './text.ts';
import { WaitingCard } from './waiting-card.tsx';

/** OURS-21: automatic reports and previews that an editor publishes. `now` is the clock of the browser. */
export function AutomaticScreen({ now }: { now: number }) {
  const [reads, setReads] = useState(0);
  const news = useAsyncData({ key: String(reads), load: readAutomaticNews });
  const readAgain = () => setReads((before) => before + 1);
  const loaded = news.state === 'loaded' ? news.value : undefined;
  return (
    <section className={styles.screen} aria-labelledby="automatic-title">
      <div className={styles.head}>
        <h1 id="automatic-title">{text.title}</h1>
        {loaded && loaded.waitingCount > 0 && (
          <p className={styles.count}>{text.waitingFor(loaded.waitingCount)}</p>
        )}
      </div>
      {news.state === 'loading' && <p role="status">{text.loading}</p>}
      {news.state === 'failed' && (
        <StatePanel drawing={<WarningCard />} title={text.failed.title} text={text.failed.text}>
          <button type="button" className={button.primary} onClick={news.retry}>
            {errors.retry}
          </button>
        </StatePanel>
      )}
      {loaded && (
        <>
          <Waiting news={loaded} now={now} onChange={readAgain} />
          {loaded.held.length > 0 && <HeldList held={loaded.held} />}
          <Switches switches={loaded.switches} onChange={readAgain} />
        </>
      )}
    </section>
  );
}

type WaitingProps = { news: AutomaticNews; now: number; onChange: () => void };

function Waiting({ news: { waiting, waitingCount }, now, onChange }: WaitingProps) {
  const list = useRef<HTMLDivElement>(null);
  /** The place of the card that an editor has decided about. */
  const decided = useRef<number>(undefined);
  useEffect(() => {
    // The button that had the focus is gone with its card: the card that took its place has it next.
    if (decided.current === undefined || document.activeElement !== document.body) return;
    const cards = list.current?.querySelectorAll('article') ?? [];
    const next = cards[Math.min(decided.current, cards.length - 1)] ?? list.current;
    next?.focus();
    decided.current = undefined;
  }, [waiting]);
  return (
    <div ref={list} className={styles.list} tabIndex={-1}>
      {waiting.length === 0 && (
        <StatePanel drawing={<QuietPitch />} title={text.none.title} text={text.none.text} />
      )}
      {waiting.map((article, place) => (
        <WaitingCard
          key={article.id}
          article={article}
          now={now}
          onDecided={() => {
            decided.current = place;
            onChange();
          }}
          onOutdated={onChange}
        />
      ))}
      {waitingCount > waiting.length && (
        <Link className={button.quiet} to="/newsroom?status=review">
          {text.moreInList}
        </Link>
      )}
    </div>
  );
}
