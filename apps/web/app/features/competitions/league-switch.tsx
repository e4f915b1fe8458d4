import type { Competition } from '@safira/contract/competitions/competitions';
import { useId } from 'react';
import { Emblem } from '../../football-ui/emblem.tsx';
import { SwitchTrack } from '../../ui/switch-track.tsx';
import * as styles from './league-switch.module.css';

type Props = { competition: Competition; note: string; isOn: boolean; onToggle: () => void };

/** The whole row is the switch. */
export function LeagueSwitch({ competition, note, isOn, onToggle }: Props) {
  const noteId = useId();
  return (
    <button
      type="button"
      role="switch"
      className={styles.row}
      aria-checked={isOn}
      aria-label={competition.name}
      aria-describedby={noteId}
      onClick={onToggle}
    >
      <Emblem competition={competition} size={34} />
      <span>
        <bdi className={styles.name}>{competition.name}</bdi>
        <span id={noteId} className={styles.note}>
          {note}
        </span>
      </span>
      <SwitchTrack />
    </button>
  );
}
