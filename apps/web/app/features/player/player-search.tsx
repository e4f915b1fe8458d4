import type { Competition } from '@safira/contract/competitions/competitions';
import type { TeamRef } from '@safira/contract/parts';
import { Link } from 'react-router';
import * as button from '../../ui/button.module.css';
import { QuietPitch, StatePanel } from '../../ui/state-panel.tsx';
import { PlayerPicture } from '../../football-ui/player-picture.tsx';
import * as controls from '../../ui/control.module.css';
import * as styles from './player-search.module.css';
import { searchTitle } from './players-meta-text.ts';
import { form, noResults } from './players-text.ts';

type FormProps = { search: string; league: string; leagues: readonly Competition[] };

/** A search for players by name; it works without JavaScript. */
export function PlayerSearch({ search, league, leagues }: FormProps) {
  return (
    <form className={styles.form} action="/players" role="search" aria-label={form.label} data-screen-only="">
      <label className={styles.name}>
        <span>{form.name}</span>
        <input
          className={controls.control}
          type="search"
          name="search"
          defaultValue={search}
          placeholder={form.hint}
          maxLength={80}
          required
          autoComplete="off"
        />
      </label>
      <label>
        <span>{form.league}</span>
        <select className={controls.control} name="league" defaultValue={league}>
          <option value="">{form.allLeagues}</option>
          {leagues.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button className={button.primary} type="submit">
        {form.submit}
      </button>
    </form>
  );
}

export type FoundPlayer = {
  id: number;
  name: string;
  originalName: string;
  photo: string | null;
  team: TeamRef | null;
};

export function SearchResults({ search, players }: { search: string; players: readonly FoundPlayer[] }) {
  if (players.length === 0) {
    return (
      <StatePanel drawing={<QuietPitch />} title={noResults.title} text={noResults.text}>
        <Link className={button.primary} to="/players">
          {noResults.back}
        </Link>
      </StatePanel>
    );
  }
  return (
    <section className={styles.results}>
      <h2>
        <bdi>{searchTitle(search)}</bdi>
      </h2>
      <ul>
        {players.map((player) => (
          <li key={player.id}>
            <Link to={`/player/${player.id}`}>
              <PlayerPicture player={player} team={player.team} size={40} />
              <span>
                <bdi className={styles.found}>{player.name}</bdi>
                {player.team && (
                  <small>
                    <bdi>{player.team.name}</bdi>
                  </small>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
