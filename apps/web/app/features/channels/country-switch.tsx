import { type ArabCountry, isListedCountry } from '@safira/arabic/names/arab-countries';
import { arabCountryNames, countriesByReaders } from '@safira/arabic/names/arab-country-names';
import { useState } from 'react';
import * as chips from '../../ui/chip.module.css';
import { Icon } from '../../ui/icons.tsx';
import * as styles from './country-switch.module.css';
import * as text from './text.ts';

/** Countries with a button; the others are in a list. */
const MOST_BUTTONS = 4;

type Props = {
  country: ArabCountry;
  isAll: boolean;
  onAll: () => void;
  onCountry: (country: ArabCountry) => void;
};

/** OURS-20: the reader's country first, then those of most readers. */
export function CountrySwitch({ country, isAll, onAll, onCountry }: Props) {
  // As it was when the dialog opened: a press must not move the buttons.
  const [offered] = useState(() => [...new Set([country, ...countriesByReaders])].slice(0, MOST_BUTTONS));
  const isOther = !isAll && !offered.includes(country);
  return (
    <div className={styles.countries} role="group" aria-label={text.country}>
      {offered.map((one, at) => (
        <button
          key={one}
          type="button"
          className={chips.chip}
          aria-pressed={!isAll && one === country}
          onClick={() => onCountry(one)}
        >
          {at === 0 && <PinIcon />}
          {arabCountryNames[one]}
        </button>
      ))}
      <button type="button" className={chips.chip} aria-pressed={isAll} onClick={onAll}>
        {text.allCountries}
      </button>
      <select
        className={`${chips.chip} ${styles.other}`}
        aria-label={text.otherCountry}
        data-chosen={isOther}
        value={isOther ? country : ''}
        onChange={({ target: { value } }) => isListedCountry(value) && onCountry(value)}
      >
        <option value="" disabled>
          {text.otherCountry}
        </option>
        {countriesByReaders
          .filter((one) => !offered.includes(one))
          .map((one) => (
            <option key={one} value={one}>
              {arabCountryNames[one]}
            </option>
          ))}
      </select>
    </div>
  );
}

// A path of Lucide (ISC licence).
const PinIcon = () => (
  <Icon small>
    <path d="M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0" />
    <circle cx="12" cy="10" r="3" />
  </Icon>
);
