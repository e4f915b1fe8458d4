import { saveFavouriteLeagues, useFavouriteLeagues } from '../../state/favourite-leagues.ts';
import * as button from '../../ui/button.module.css';
import { Icon } from '../../ui/icons.tsx';
import * as styles from './competition-hero.module.css';
import { favourite } from './text.ts';

/** HOME-08: adds the competition to the favourites of this browser, or takes it off. */
export function FavouriteButton({ id }: { id: number }) {
  const chosen = useFavouriteLeagues();
  const isChosen = chosen.includes(id);
  const toggle = () =>
    saveFavouriteLeagues(isChosen ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <button
      type="button"
      className={isChosen ? button.primary : `${button.quiet} ${styles.quiet}`}
      aria-pressed={isChosen}
      data-screen-only=""
      onClick={toggle}
    >
      <Icon small className={isChosen ? styles.filled : undefined}>
        <path d="M11.525 2.295a.53.53 0 0 1 .95 0l2.31 4.679a2.123 2.123 0 0 0 1.595 1.16l5.166.756a.53.53 0 0 1 .294.904l-3.736 3.638a2.123 2.123 0 0 0-.611 1.878l.882 5.14a.53.53 0 0 1-.771.56l-4.618-2.428a2.122 2.122 0 0 0-1.973 0L6.396 21.01a.53.53 0 0 1-.77-.56l.881-5.139a2.122 2.122 0 0 0-.611-1.879L2.16 9.795a.53.53 0 0 1 .294-.906l5.165-.755a2.122 2.122 0 0 0 1.597-1.16z" />
      </Icon>
      {isChosen ? favourite.added : favourite.add}
    </button>
  );
}
