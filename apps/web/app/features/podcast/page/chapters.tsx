import type { Chapter } from '../../../state/player.ts';
import { Ltr } from '../../../ui/ltr.tsx';
import { clock } from '../clock.ts';
import { prepareAudio } from '../load-audio.ts';
import * as styles from './chapters.module.css';
import { chaptersTitle, isPlayed, playChapter, seconds } from './content-text.ts';
import * as panel from './panel.module.css';
import type { ShownDetails } from './shown-page.ts';
import { chapters as countOf } from './counts.ts';
import { playFrom, useCurrent } from './use-played.ts';

/** OURS-25: the current one is marked; a click plays it. */
export function Chapters({ episode }: { episode: ShownDetails }) {
  const { chapters } = episode;
  const current = useCurrent(episode.id, chapters);
  return (
    <section className={panel.panel} aria-label={chaptersTitle}>
      <div className={panel.head}>
        <h2>{chaptersTitle}</h2>
        <span className={panel.note}>{countOf(chapters.length)}</span>
      </div>
      <ol className={styles.chapters}>
        {chapters.map((chapter, index) => (
          <li key={chapter.startMs} className={styles.chapter} aria-current={index === current || undefined}>
            <span className={styles.time}>
              <Ltr>{clock(chapter.startMs / 1_000)}</Ltr>
            </span>
            <ChapterName
              chapter={chapter}
              onPlay={episode.file ? () => playFrom(episode, chapter.startMs) : undefined}
            />
            {index === current ? (
              <Playing />
            ) : (
              <span className={panel.note}>
                <Ltr>{Math.round((chapter.endMs - chapter.startMs) / 1_000)}</Ltr> {seconds}
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

type NameProps = { chapter: Chapter; onPlay: (() => void) | undefined };

function ChapterName({ chapter: { title }, onPlay }: NameProps) {
  if (!onPlay) return <bdi>{title}</bdi>;
  return (
    <button
      type="button"
      className={styles.play}
      aria-label={playChapter(title)}
      onClick={onPlay}
      onPointerEnter={prepareAudio}
      onFocus={prepareAudio}
    >
      <bdi>{title}</bdi>
    </button>
  );
}

const Playing = () => (
  <svg className={styles.bars} viewBox="0 0 18 18" role="img" aria-label={isPlayed}>
    <path d="M2 18V8M9 18V1M16 18v-7" />
  </svg>
);
