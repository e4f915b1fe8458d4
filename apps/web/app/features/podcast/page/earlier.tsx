import { Link } from 'react-router';
import { usePlayer } from '../../../state/player.ts';
import { NumberedPages } from '../../../ui/numbered-pages.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { DownloadLink } from '../download-link.tsx';
import { PauseIcon, PlayIcon } from '../icons.tsx';
import { prepareAudio, withAudio } from '../load-audio.ts';
import { DownloadIcon } from '../panel-icons.tsx';
import { progressOf } from '../positions.ts';
import { pageAddress } from './address.ts';
import { earlier as text, hidden } from './content-text.ts';
import * as styles from './earlier.module.css';
import * as panel from './panel.module.css';
import { ShownTitle } from './shown-title.tsx';
import type { ListedEpisode } from './shown-page.ts';
import { episodes } from './counts.ts';

type Props = {
  others: readonly ListedEpisode[];
  isOwnPage: boolean;
  page: number;
  totalPages: number;
  total: number;
};

/** OURS-25: the other episodes, with how far they were played in this browser. */
export function Earlier({ others, isOwnPage, page, totalPages, total }: Props) {
  return (
    <section className={panel.panel} aria-label={text.title}>
      <div className={panel.head}>
        <h2>{text.title}</h2>
        <span className={panel.note}>{episodes(total)}</span>
      </div>
      {others.length === 0 && <p className={styles.none}>{text.none}</p>}
      <ul className={styles.list}>
        {others.map((episode) => (
          <Row key={episode.id} episode={episode} />
        ))}
      </ul>
      {isOwnPage ? (
        <Link className={styles.all} to="/podcast">
          {text.all}
        </Link>
      ) : (
        <div className={styles.pages}>
          <NumberedPages current={page} total={totalPages} addressOf={pageAddress} />
        </div>
      )}
    </section>
  );
}

function Row({ episode }: { episode: ListedEpisode }) {
  const { id, title, generated, when, length, file, durationMs } = episode;
  const { seconds, isPlayed } = useProgress(id);
  return (
    <li className={styles.row}>
      {file ? <Play episode={episode} url={file.url} /> : <span />}
      <div className={styles.words}>
        <Link className={styles.name} to={`/podcast/${id}`}>
          <ShownTitle title={title} generated={generated} />
        </Link>
        <small className={styles.about}>
          {when}
          {length && (
            <>
              {' · '}
              <bdi dir="ltr">{length}</bdi>
            </>
          )}
          {isPlayed && ` · ${text.played}`}
        </small>
        {seconds > 0 && durationMs && <Progress part={(seconds * 1_000) / durationMs} />}
      </div>
      {file && (
        <DownloadLink className={styles.download} file={file} label={text.download(hidden.title(generated))}>
          <DownloadIcon small />
        </DownloadLink>
      )}
    </li>
  );
}

function Play({ episode, url }: { episode: ListedEpisode; url: string }) {
  const { id, title, generated, durationMs } = episode;
  const isPlaying = usePlayer((player) => player.isPlaying && player.episode?.id === id);
  return (
    <button
      type="button"
      className={styles.play}
      aria-label={text.play(hidden.title(generated))}
      aria-pressed={isPlaying}
      onPointerEnter={prepareAudio}
      onFocus={prepareAudio}
      onClick={() => withAudio(({ toggleEpisode }) => toggleEpisode({ id, title, url, durationMs }))}
    >
      {isPlaying ? <PauseIcon small /> : <PlayIcon small />}
    </button>
  );
}

const notPlayedYet = { seconds: 0, isPlayed: false };

/** Stored in this browser: the server knows nothing of it. */
function useProgress(id: number) {
  return useHydrated() ? progressOf(id) : notPlayedYet;
}

const Progress = ({ part }: { part: number }) => (
  <svg className={styles.progress} viewBox="0 0 1000 4" preserveAspectRatio="none" aria-hidden="true">
    <rect width={Math.round(Math.min(1, part) * 1_000)} height="4" />
  </svg>
);
