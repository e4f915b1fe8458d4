import { isListedCountry } from '@safira/arabic/names/arab-countries';
import { arabCountryNames } from '@safira/arabic/names/arab-country-names';
import type { ReactNode } from 'react';
import { openLock } from '../../football-ui/access-tag.tsx';
import { isShownIn } from '../../football-ui/in-countries.ts';
import { chooseCountry } from '../../state/choose-country.ts';
import { useCountry } from '../../state/country.ts';
import * as controls from '../../ui/control.module.css';
import { Icon } from '../../ui/icons.tsx';
import { StarIcon } from '../../ui/star-icon.tsx';
import { SwitchTrack } from '../../ui/switch-track.tsx';
import { type Broadcast, commentatorsOf } from './broadcasts.ts';
import * as styles from './filter-bar.module.css';
import { chooseFilters, type Filters } from './filters.ts';
import { filters as text } from './text.ts';

type Props = { broadcasts: readonly Broadcast[]; filters: Filters };

/** OURS-18, OURS-20: all of them work in the browser alone: the page of a day is the same for every choice. */
export function FilterBar({ broadcasts, filters }: Props) {
  const country = useCountry();
  const isWatchable = isShownIn(country);
  const watchable = broadcasts.filter(({ channel }) => isWatchable(channel));
  const commentators = commentatorsOf(watchable).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const chosen = commentatorsOf(broadcasts).find(({ slug }) => slug === filters.commentator);
  return (
    <div className={styles.bar} role="group" aria-label={text.label} data-screen-only="">
      <label className={styles.field}>
        {text.country}
        <select
          className={controls.control}
          value={country}
          onChange={({ target: { value } }) => isListedCountry(value) && chooseCountry(value)}
        >
          {Object.entries(arabCountryNames).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        {text.commentator}
        <select
          className={controls.control}
          value={chosen?.slug ?? ''}
          onChange={({ target }) => chooseFilters({ commentator: target.value })}
        >
          <option value="">{text.allCommentators}</option>
          {/* Chosen in one country and unknown in the next: the field still says what is filtered. */}
          {chosen && !commentators.some(({ slug }) => slug === chosen.slug) && (
            <option value={chosen.slug}>{chosen.name}</option>
          )}
          {commentators.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Switch
        name={text.freeOnly}
        icon={<Icon small>{openLock}</Icon>}
        isOn={filters.isFreeOnly}
        onChange={(isFreeOnly) => chooseFilters({ isFreeOnly })}
      />
      <Switch
        name={text.mineOnly}
        icon={<StarIcon small />}
        isOn={filters.isMineOnly}
        onChange={(isMineOnly) => chooseFilters({ isMineOnly })}
      />
    </div>
  );
}

type SwitchProps = { name: string; icon: ReactNode; isOn: boolean; onChange: (isOn: boolean) => void };

function Switch({ name, icon, isOn, onChange }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      className={styles.toggle}
      aria-checked={isOn}
      onClick={() => onChange(!isOn)}
    >
      {icon}
      {name}
      <SwitchTrack />
    </button>
  );
}
