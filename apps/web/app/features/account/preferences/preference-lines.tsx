import type { Preferences } from '@safira/contract/accounts/parts';
import { useState } from 'react';
import { savePreference, type BrowserPreferences } from '../../../state/account-preferences.ts';
import { Segments } from '../../../ui/segments.tsx';
import { SwitchTrack } from '../../../ui/switch-track.tsx';
import { Line, Panel } from '../panel.tsx';
import * as styles from './preference-lines.module.css';
import * as text from './text.ts';

/** Cities of the Arab world, and where many of its readers live. */
const zones = [
  'Asia/Riyadh',
  'Africa/Cairo',
  'Asia/Dubai',
  'Africa/Tunis',
  'Africa/Casablanca',
  'Asia/Beirut',
  'Asia/Gaza',
  'Africa/Tripoli',
  'Africa/Khartoum',
  'Africa/Nouakchott',
  'Europe/Istanbul',
  'Europe/London',
  'Europe/Paris',
  'America/New_York',
];

const DEVICE = 'device';
/** The place of the device's own zone, which is none of the listed ones. */
const NO_ZONE = -1;

/** OURS-41: what a reader chose, on every device. Each change is shown and saved at once, and taken back if it fails. */
export function PreferenceLines({ preferences }: { preferences: Preferences }) {
  // Until the server answers, what was chosen last.
  const [chosen, setChosen] = useState<Partial<BrowserPreferences>>({});
  const { theme, timezone, spoilerFree } = { ...preferences, ...chosen };

  async function save<K extends keyof BrowserPreferences>(key: K, value: BrowserPreferences[K]) {
    setChosen((before) => ({ ...before, [key]: value }));
    const isSaved = await savePreference(key, value);
    setChosen(({ [key]: _, ...others }) => others);
    // In another zone a day begins at another instant: the page is read again.
    if (isSaved && key === 'timezone') location.reload();
  }

  // Another one may have been chosen elsewhere.
  const listed = timezone === null || zones.includes(timezone) ? zones : [...zones, timezone];
  return (
    <Panel title={text.title}>
      <Line
        name={<label htmlFor="zone-preference">{text.zone.name}</label>}
        note={text.zone.note}
        end={
          <select
            id="zone-preference"
            className={styles.select}
            value={timezone === null ? NO_ZONE : listed.indexOf(timezone)}
            onChange={({ target }) => void save('timezone', listed[Number(target.value)] ?? null)}
          >
            <option value={NO_ZONE}>{text.zone.device}</option>
            {listed.map((zone, index) => (
              <option key={zone} value={index}>
                {text.zone.nameOf(zone)}
              </option>
            ))}
          </select>
        }
      />
      <Line
        name={text.theme.name}
        note={text.theme.note}
        end={
          <div className={styles.options}>
            <Segments
              label={text.theme.name}
              options={(['light', 'dark', DEVICE] as const).map((value) => ({
                value,
                label: text.theme.options[value],
              }))}
              value={theme ?? DEVICE}
              onChange={(value) => void save('theme', value === DEVICE ? null : value)}
            />
          </div>
        }
      />
      <button
        type="button"
        role="switch"
        aria-checked={spoilerFree ?? false}
        aria-label={text.spoilerFree.name}
        className={styles.toggle}
        onClick={() => void save('spoilerFree', !spoilerFree)}
      >
        <span className={styles.words}>
          <span className={styles.name}>{text.spoilerFree.name}</span>
          <span className={styles.note}>{text.spoilerFree.note}</span>
        </span>
        <SwitchTrack />
      </button>
      <p className={styles.foot}>{text.note}</p>
    </Panel>
  );
}
