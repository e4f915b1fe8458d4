import type { Player } from '@safira/contract/players/players';
import * as button from '../../ui/button.module.css';
import * as controls from '../../ui/control.module.css';
import * as styles from './compare-form.module.css';
import { alerts, compare, type Alert } from './compare-text.ts';

type Props = {
  found: Player;
  /** What was searched for, and why it found no one. */
  search?: string | undefined;
  alert?: Alert | undefined;
  isComparing?: boolean;
};

/** PLAYER-02: a form that works without JavaScript; the search is in the league of the player's newest season. */
export function CompareForm({ found: { player, statistics }, search = '', alert, isComparing }: Props) {
  const league = statistics.find((season) => season.league !== null)?.league?.id;
  return (
    <form className={styles.form} action="/compare" role="search" data-screen-only="">
      <h2>{compare.title}</h2>
      <input type="hidden" name="a" value={player.id} />
      {league !== undefined && <input type="hidden" name="league" value={league} />}
      <div className={styles.row}>
        <input
          className={`${controls.control} ${styles.name}`}
          type="search"
          name="search"
          aria-label={compare.label}
          placeholder={compare.hint}
          defaultValue={search}
          maxLength={80}
          required
          autoComplete="off"
        />
        <button className={button.primary} type="submit">
          {compare.submit}
        </button>
        {isComparing && (
          <a className={button.quiet} href={`/player/${player.id}`}>
            {compare.end}
          </a>
        )}
      </div>
      {alert && (
        <p className={styles.alert} role="alert">
          {alerts[alert]}
        </p>
      )}
    </form>
  );
}
