import type { ArticleContent } from '@safira/contract/newsroom/articles';
import { isSame, linesOf } from './content.ts';
import * as styles from './content-diff.module.css';
import { diffWords, type DiffPart } from './diff.ts';
import { diff as text } from './panels-text.ts';

type Props = { before: ArticleContent; after: ArticleContent };

const bodyText = ({ body }: ArticleContent) => body.flatMap(linesOf).join('\n');

/** The three texts of an article as one version and the other have them. */
export function textDiffs({ before, after }: Props) {
  return [
    { name: text.title, parts: diffWords(before.title, after.title) },
    { name: text.summary, parts: diffWords(before.summary, after.summary) },
    { name: text.body, parts: diffWords(bodyText(before), bodyText(after)) },
  ];
}

/** What is else different, by name. */
export function OtherDifferences({ before, after }: Props) {
  const names = (Object.keys(text.fields) as (keyof typeof text.fields)[])
    .filter((field) => !isSame(before[field], after[field]))
    .map((field) => text.fields[field]);
  return names.length > 0 ? (
    <p className={styles.others}>
      {text.others} {names.join('، ')}
    </p>
  ) : null;
}

/** A text with its changes; `without` leaves out those of the other version. */
export function DiffText({ parts, without }: { parts: readonly DiffPart[]; without?: DiffPart['kind'] }) {
  return (
    <p className={styles.text}>
      {parts
        .filter(({ kind }) => kind !== without)
        .map((part, index) => (
          <DiffPiece key={index} part={part} />
        ))}
    </p>
  );
}

/** Screen readers do not announce `ins` and `del`, so words say it. */
function DiffPiece({ part: { kind, text: words } }: { part: DiffPart }) {
  if (kind === 'same') return words;
  const Element = kind === 'added' ? 'ins' : 'del';
  return (
    <Element>
      <span className="srOnly">{text[kind]}</span>
      {words}
      <span className="srOnly">{text.end}</span>
    </Element>
  );
}

/** One version and the other in one text. */
export function ContentDiff(props: Props) {
  const changed = textDiffs(props).filter(({ parts }) => parts.some(({ kind }) => kind !== 'same'));
  return (
    <>
      {changed.length === 0 && <p>{text.same}</p>}
      {changed.map(({ name, parts }) => (
        <section key={name}>
          <h4 className={styles.name}>{name}</h4>
          <DiffText parts={parts} />
        </section>
      ))}
      <OtherDifferences {...props} />
    </>
  );
}
