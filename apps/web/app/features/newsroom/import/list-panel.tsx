import * as control from '../../../ui/control.module.css';
import * as styles from './import-page.module.css';
import { list } from './text.ts';

type Props = { value: string; onChange: (text: string) => void };

export function ListPanel({ value, onChange }: Props) {
  return (
    <section className={styles.panel}>
      <h2>{list.title}</h2>
      <textarea
        className={`${control.control} ${styles.paste}`}
        aria-label={list.label}
        aria-describedby="list-hint"
        placeholder={list.example}
        rows={10}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id="list-hint" className={styles.hint}>
        {list.hint}
      </p>
    </section>
  );
}
