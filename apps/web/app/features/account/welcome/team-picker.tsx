import { useDeferredValue, useState } from 'react';
import { Crest } from '../../../football-ui/crest.tsx';
import { useSite } from '../../../lib/site.ts';
import { useAsyncData } from '../../../lib/use-async-data.ts';
import * as button from '../../../ui/button.module.css';
import { Icon } from '../../../ui/icons.tsx';
import { notRead, retry } from '../member-text.ts';
import { firstGroup, teamGroups, teamsNamed, teamsOfGroup } from './team-groups.ts';
import * as styles from './team-picker.module.css';
import { groups, loading, teams as text } from './text.ts';

type Props = { chosen: ReadonlySet<number>; onToggle: (id: number) => void };

/** OURS-42: teams by country, or by name in any spelling. */
export function TeamPicker({ chosen, onToggle }: Props) {
  const site = useSite();
  const [group, setGroup] = useState(() => firstGroup(site?.zone));
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed.trim());
  const teams = useAsyncData({
    key: query === '' ? group : `?${query}`,
    load: () => (query === '' ? teamsOfGroup(group) : teamsNamed(query)),
  });
  return (
    <>
      <label className={styles.search}>
        {/* Path of Lucide (ISC licence). */}
        <Icon small>
          <path d="m21 21-4.34-4.34M11 19a8 8 0 1 0 0-16 8 8 0 0 0 0 16" />
        </Icon>
        <input
          type="search"
          aria-label={text.search}
          placeholder={text.search}
          autoComplete="off"
          maxLength={80}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      <div className={styles.groups} role="group" aria-label={text.countries}>
        {teamGroups.map((name) => (
          <button
            key={name}
            type="button"
            className={styles.group}
            aria-pressed={query === '' && name === group}
            onClick={() => {
              setTyped('');
              setGroup(name);
            }}
          >
            {groups[name]}
          </button>
        ))}
      </div>
      {teams.state === 'loading' && <p role="status">{loading}</p>}
      {teams.state === 'failed' && (
        <p role="alert">
          {notRead}{' '}
          <button type="button" className={button.quiet} onClick={teams.retry}>
            {retry}
          </button>
        </p>
      )}
      {teams.state === 'loaded' && teams.value.length === 0 && <p role="status">{text.none}</p>}
      {teams.state === 'loaded' && (
        <ul className={styles.teams}>
          {teams.value.map((team) => (
            <li key={team.apiId}>
              <button
                type="button"
                className={styles.team}
                aria-pressed={chosen.has(team.apiId)}
                onClick={() => onToggle(team.apiId)}
              >
                <Crest team={team} size={76} />
                <bdi className={styles.name}>{team.name}</bdi>
                {team.countryName && <bdi className={styles.country}>{team.countryName}</bdi>}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
