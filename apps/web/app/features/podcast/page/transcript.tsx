import { useEffect, useRef, useState } from 'react';
import * as button from '../../../ui/button.module.css';
import { Ltr } from '../../../ui/ltr.tsx';
import { SwitchTrack } from '../../../ui/switch-track.tsx';
import { clock } from '../clock.ts';
import { prepareAudio } from '../load-audio.ts';
import { hidden, transcript as text } from './content-text.ts';
import * as panel from './panel.module.css';
import type { ShownDetails } from './shown-page.ts';
import { revealEpisode } from './spoiler.ts';
import * as spoiler from './spoiler.module.css';
import * as styles from './transcript.module.css';
import { playFrom, useCurrent } from './use-played.ts';

/** OURS-25: the text follows the sound, and a click on a sentence plays it. */
export function Transcript({ episode }: { episode: ShownDetails }) {
  const { sentences, file } = episode;
  const played = useCurrent(episode.id, sentences);
  const [isFollowing, setFollowing] = useState(true);
  const [isWhole, setWhole] = useState(false);
  const current = isFollowing ? played : -1;
  const list = useFollowed(current);
  const isCut = file !== null && !isWhole;
  return (
    <section className={panel.panel} aria-label={text.title}>
      <div className={panel.head}>
        <h2>{text.title}</h2>
        {file && (
          <button
            type="button"
            className={styles.follow}
            role="switch"
            aria-checked={isFollowing}
            onClick={() => setFollowing(!isFollowing)}
            data-screen-only=""
          >
            {text.follow}
            <SwitchTrack />
          </button>
        )}
      </div>
      <div className={`${styles.hidden} ${spoiler.neutral}`}>
        <p>{hidden.text}</p>
        <button type="button" className={button.quiet} onClick={() => revealEpisode(episode.id)}>
          {hidden.reveal}
        </button>
      </div>
      <div className={spoiler.secret} data-result="">
        <ol ref={list} className={styles.sentences} data-cut={isCut || undefined}>
          {sentences.map((sentence, index) => (
            <li
              key={sentence.startMs}
              className={styles.sentence}
              aria-current={index === current || undefined}
            >
              <Moment
                seconds={sentence.startMs / 1_000}
                onPlay={file ? () => playFrom(episode, sentence.startMs) : undefined}
              />
              <span>{sentence.text}</span>
            </li>
          ))}
        </ol>
        {file && (
          <button
            type="button"
            className={`${button.quiet} ${styles.all}`}
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
            data-screen-only=""
          >
            {isWhole ? text.less : text.all}
          </button>
        )}
      </div>
    </section>
  );
}

function Moment({ seconds, onPlay }: { seconds: number; onPlay: (() => void) | undefined }) {
  const time = clock(seconds);
  if (!onPlay) return <Ltr>{time}</Ltr>;
  return (
    <button
      type="button"
      className={styles.time}
      aria-label={text.playFrom(time)}
      onClick={onPlay}
      onPointerEnter={prepareAudio}
      onFocus={prepareAudio}
    >
      <Ltr>{time}</Ltr>
    </button>
  );
}

/** Only the text scrolls, never the page: the reader may be elsewhere on it. */
function useFollowed(current: number) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const box = list.current;
    const sentence = box?.children[current];
    if (!box || !(sentence instanceof HTMLElement)) return;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const top = sentence.offsetTop - (box.clientHeight - sentence.offsetHeight) / 2;
    box.scrollTo({ top, behavior: isCalm ? 'auto' : 'smooth' });
  }, [current]);
  return list;
}
