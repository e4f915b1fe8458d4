import { Link } from 'react-router';
import { SpoilerGate } from '../../football-ui/spoiler-gate.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Ltr } from '../../ui/ltr.tsx';
import * as styles from './correction-entry.module.css';
import type { ShownCorrection } from './shown-correction.ts';
import { hidden, isNow, was } from './text.ts';

/** OURS-22: when, what it is about, the old and the new value, the source, and where it is. */
export function CorrectionEntry({ correction }: { correction: ShownCorrection }) {
  const { at, time, kind, secretOf, details, link } = correction;
  return (
    <li className={styles.entry}>
      <time className={styles.time} dateTime={at}>
        {time}
      </time>
      <span className={styles.kind}>
        <span className={styles.tag}>{kind}</span>
      </span>
      <div className={styles.words}>
        {secretOf === undefined ? (
          <Values correction={correction} />
        ) : (
          <SpoilerGate matchId={secretOf} instead={hidden}>
            <Values correction={correction} />
          </SpoilerGate>
        )}
        <small className={styles.details}>{details}</small>
      </div>
      {link && (
        <Link className={styles.link} to={link.to}>
          {link.name}
        </Link>
      )}
    </li>
  );
}

function Values({ correction: { about, change } }: { correction: ShownCorrection }) {
  if ('note' in change) return <p>{change.note}</p>;
  return (
    <p className={styles.change}>
      {about && (
        <span>
          <bdi>{about.text}</bdi>
          {about.minute && (
            <>
              {' '}
              <Ltr>{about.minute}</Ltr>
            </>
          )}
          {': '}
        </span>
      )}
      <del className={styles.before}>
        <span className="srOnly">{was} </span>
        <bdi>{change.before}</bdi>
      </del>
      {/* A path of Lucide (ISC licence): to the left, as the text runs. */}
      <Icon small>
        <path d="m12 19-7-7 7-7M19 12H5" />
      </Icon>
      <ins className={styles.after}>
        <span className="srOnly">{isNow} </span>
        <bdi>{change.after}</bdi>
      </ins>
    </p>
  );
}
