import type { AutomaticKind, AutomaticSwitch } from '@safira/contract/newsroom/automatic';
import { useState } from 'react';
import { showToast } from '../../../state/toast.ts';
import { SwitchTrack } from '../../../ui/switch-track.tsx';
import * as styles from './automatic-screen.module.css';
import { reasonOf, saveSwitch } from './calls.ts';
import { switches as text } from './text.ts';

const kinds = ['reports', 'previews'] as const satisfies readonly AutomaticKind[];

type Props = { switches: readonly AutomaticSwitch[]; onChange: () => void };

/** What of each competition is published without an editor. */
export function Switches({ switches, onChange }: Props) {
  return (
    <section className={styles.panel} aria-labelledby="switches-title">
      <h2 id="switches-title">{text.title}</h2>
      <p className={styles.why}>{switches.length === 0 ? text.none : text.text}</p>
      <ul>
        {switches.map((one) => (
          <Competition key={one.competition.id} own={one} onChange={onChange} />
        ))}
      </ul>
    </section>
  );
}

function Competition({ own, onChange }: { own: AutomaticSwitch; onChange: () => void }) {
  const [isSaving, setIsSaving] = useState(false);

  async function turn(kind: AutomaticKind) {
    if (isSaving) return;
    setIsSaving(true);
    const isOn = !own[`${kind}Published`];
    try {
      await saveSwitch({ ...own, [`${kind}Published`]: isOn });
      showToast(text.saved[isOn ? 'on' : 'off']);
    } catch (error) {
      showToast(reasonOf(error));
    }
    setIsSaving(false);
    onChange();
  }

  return (
    <li className={styles.switches} aria-busy={isSaving}>
      <bdi className={styles.competition}>{own.competition.name}</bdi>
      {kinds.map((kind) => (
        <button
          key={kind}
          type="button"
          role="switch"
          className={styles.toggle}
          aria-checked={own[`${kind}Published`]}
          aria-label={text.label[kind](own.competition.name)}
          onClick={() => void turn(kind)}
        >
          {text.names[kind]}
          <SwitchTrack />
        </button>
      ))}
    </li>
  );
}
