import { saveFavouriteLeagues, useFavouriteLeagues } from '../../state/favourite-leagues.ts';
import * as button from '../../ui/button.module.css';
import { StarIcon } from '../../ui/star-icon.tsx';
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
      <StarIcon small className={isChosen ? styles.filled : undefined} />
      {isChosen ? favourite.added : favourite.add}
    </button>
  );
}
