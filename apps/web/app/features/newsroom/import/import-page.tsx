import { useState } from 'react';
import { Link } from 'react-router';
import { showToast } from '../../../state/toast.ts';
import * as button from '../../../ui/button.module.css';
import { QuietPitch, StatePanel } from '../../../ui/state-panel.tsx';
import { storeRows } from './calls.ts';
import { ImportRows } from './import-rows.tsx';
import * as styles from './import-page.module.css';
import { ListPanel } from './list-panel.tsx';
import { SourcePanel } from './source-panel.tsx';
import { retry } from '../text.ts';
import * as text from './text.ts';
import { type Import, useImport } from './use-import.ts';

/** OURS-17: a desk pastes its list, sees each row with its match, decides what is unclear, and stores. */
export function ImportPage() {
  const reading = useImport();
  const [note, setNote] = useState('');
  const [link, setLink] = useState('');
  return (
    <>
      <div className={styles.head}>
        <h1>{text.title}</h1>
        <Link className={button.quiet} to="/tv" reloadDocument>
          {text.guide}
        </Link>
      </div>
      <div className={styles.columns}>
        <div className={styles.stack}>
          <ListPanel value={reading.list.text} onChange={(words) => reading.change({ text: words })} />
          <SourcePanel
            list={reading.list}
            onChange={reading.change}
            provenance={{ note, setNote, link, setLink }}
          />
        </div>
        <section>
          <Rows reading={reading} provenance={{ note, link }} />
        </section>
      </div>
    </>
  );
}

type RowsProps = { reading: Import; provenance: { note: string; link: string } };

function Rows({ reading, provenance }: RowsProps) {
  const { preview, isEmpty, rows, otherLines } = reading;
  if (isEmpty) return <StatePanel drawing={<QuietPitch />} title={text.empty.title} text={text.empty.text} />;
  if (preview.state === 'loading')
    return (
      <p className={styles.state} role="status">
        {text.reading}
      </p>
    );
  if (preview.state === 'failed')
    return (
      <p className={styles.state} role="alert">
        {text.unread}{' '}
        <button type="button" className={button.quiet} onClick={preview.retry}>
          {retry}
        </button>
      </p>
    );
  return (
    <>
      <ImportRows reading={reading} />
      {otherLines.map(({ line, text: words }) => (
        <p key={line} className={styles.other}>
          {text.otherLine(line, words)}
        </p>
      ))}
      {rows.length > 0 && <StoreBar reading={reading} provenance={provenance} />}
    </>
  );
}

function StoreBar({ reading, provenance }: RowsProps) {
  const [isStoring, setStoring] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { chosen, waiting, list, choices, readAgain } = reading;

  async function store() {
    setStoring(true);
    setFailure(undefined);
    try {
      const rows = chosen.map(({ line, version }) => ({ line, version }));
      const outcomes = await storeRows(list, { rows, choices, ...provenance });
      const isStored = ({ outcome }: { outcome: string }) => outcome === 'stored' || outcome === 'unchanged';
      const refused = outcomes.filter((one) => !isStored(one)).map(({ line }) => line);
      showToast(text.stored(outcomes.length - refused.length));
      if (refused.length > 0) setFailure(text.notStored(refused));
      readAgain();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : text.unread);
    } finally {
      setStoring(false);
    }
  }

  return (
    <div className={styles.bar}>
      <span role="status">{text.ready(chosen.length, waiting)}</span>
      <button
        type="button"
        className={button.primary}
        disabled={isStoring || chosen.length === 0}
        onClick={() => void store()}
      >
        {isStoring ? text.storing : text.submit(chosen.length)}
      </button>
      {failure && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
    </div>
  );
}
