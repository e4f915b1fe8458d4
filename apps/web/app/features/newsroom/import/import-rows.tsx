import type { ImportRow } from '@safira/contract/newsroom/broadcast-import';
import { useState } from 'react';
import * as chip from '../../../ui/chip.module.css';
import { ImportedRow } from './imported-row.tsx';
import * as styles from './import-rows.module.css';
import * as text from './text.ts';
import type { Import } from './use-import.ts';

const statuses = ['same', 'new', 'conflict', 'unclear'] as const;

/** OURS-17: each row of the list with what it would store. */
export function ImportRows({ reading }: { reading: Import }) {
  const { rows } = reading;
  const [shown, setShown] = useState<ImportRow['status']>();
  const ofStatus = (status: ImportRow['status']) => rows.filter((row) => row.status === status);
  return (
    <>
      <div className={styles.filters} role="group" aria-label={text.filterLabel}>
        <button type="button" className={chip.chip} aria-pressed={!shown} onClick={() => setShown(undefined)}>
          {text.all} <bdi>{rows.length}</bdi>
        </button>
        {statuses.map((status) => (
          <button
            key={status}
            type="button"
            className={chip.chip}
            aria-pressed={shown === status}
            onClick={() => setShown(status)}
          >
            {text.statusNames[status]} <bdi>{ofStatus(status).length}</bdi>
          </button>
        ))}
      </div>
      {/* On a phone the rows are cards, which takes the roles of a table from them. */}
      <table className={styles.table} role="table">
        <thead role="rowgroup">
          <tr role="row">
            {Object.values(text.columns).map((name) => (
              <th key={name} role="columnheader">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {(shown ? ofStatus(shown) : rows).map((row) => (
            <ImportedRow key={row.line} row={row} reading={reading} />
          ))}
        </tbody>
      </table>
    </>
  );
}
