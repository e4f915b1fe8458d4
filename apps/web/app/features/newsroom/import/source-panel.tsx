import { SwitchTrack } from '../../../ui/switch-track.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import * as control from '../../../ui/control.module.css';
import type { PastedList } from './calls.ts';
import * as styles from './import-page.module.css';
import { source, zones } from './text.ts';

type Props = {
  list: PastedList;
  onChange: (part: Partial<PastedList>) => void;
  provenance: {
    note: string;
    setNote: (text: string) => void;
    link: string;
    setLink: (text: string) => void;
  };
};

/** Where and when the list is from. */
export function SourcePanel({ list, onChange, provenance: { note, setNote, link, setLink } }: Props) {
  return (
    <section className={styles.panel}>
      <h2>{source.title}</h2>
      <div className={styles.two}>
        <label className={styles.field}>
          {source.date}
          <input
            type="date"
            className={control.control}
            value={list.date}
            onChange={({ target }) => onChange({ date: target.value })}
          />
        </label>
        <label className={styles.field}>
          {source.zone}
          <select
            className={control.control}
            value={list.zone}
            onChange={({ target }) => onChange({ zone: target.value })}
          >
            {zones.map(([zone, name]) => (
              <option key={zone} value={zone}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
      <TextField
        name="note"
        label={source.note}
        placeholder={source.noteExample}
        maxLength={200}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <TextField
        name="link"
        type="url"
        dir="ltr"
        label={source.link}
        placeholder="https://"
        maxLength={500}
        value={link}
        onChange={({ target }) => setLink(target.value)}
      />
      <button
        type="button"
        role="switch"
        aria-checked={list.areConfirmed}
        className={styles.toggle}
        onClick={() => onChange({ areConfirmed: !list.areConfirmed })}
      >
        {source.confirmed}
        <SwitchTrack />
      </button>
    </section>
  );
}
