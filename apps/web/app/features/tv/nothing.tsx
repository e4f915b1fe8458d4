import type { Day } from '@safira/contract/matches/matches';
import { Link } from 'react-router';
import * as button from '../../ui/button.module.css';
import { QuietPitch, StatePanel } from '../../ui/state-panel.tsx';
import { tvAddress } from './address.ts';
import { type Broadcast, missingWhere } from './broadcasts.ts';
import { clearFilters } from './filters.ts';
import { filters, nothing as text } from './text.ts';

/** Nothing is known of the whole day. */
export function NothingAnnounced({ day: { date, today } }: { day: Day }) {
  return (
    <StatePanel drawing={<QuietPitch />} title={text.announced.title} text={text.announced.text}>
      <Link className={button.primary} to={date === today ? '/' : `/?date=${date}`}>
        {text.announced.toMatches}
      </Link>
    </StatePanel>
  );
}

/** Only rights are known, which name no channel. */
export function NothingNumbered({ day }: { day: Day }) {
  return (
    <StatePanel drawing={<QuietPitch />} title={text.numbered.title} text={text.numbered.text}>
      <Link className={button.primary} to={tvAddress(day, 'matches')} preventScrollReset>
        {text.numbered.toNetworks}
      </Link>
    </StatePanel>
  );
}

type Props = {
  /** What is shown, in some country. */
  broadcasts: readonly Broadcast[];
  isFiltered: boolean;
  /** Whether only favourites are shown while there are none. */
  isWithoutFavourites: boolean;
};

/** OURS-20: in the countries in which nothing is left; nothing if every country has a broadcast. */
export function NothingHere({ broadcasts, isFiltered, isWithoutFavourites }: Props) {
  const where = missingWhere(broadcasts);
  if (!where) return null;
  return (
    <div {...where}>
      {isFiltered ? <Filtered isWithoutFavourites={isWithoutFavourites} /> : <Unfiltered />}
    </div>
  );
}

const Unfiltered = () => (
  <StatePanel drawing={<QuietPitch />} title={text.here.title} text={text.here.text} />
);

function Filtered({ isWithoutFavourites }: Pick<Props, 'isWithoutFavourites'>) {
  const { title, text: words } = isWithoutFavourites ? text.favourites : text.filtered;
  return (
    <StatePanel drawing={<QuietPitch />} title={title} text={words}>
      {isWithoutFavourites && (
        <Link className={button.primary} to="/competitions">
          {text.favourites.toCompetitions}
        </Link>
      )}
      <button type="button" className={button.quiet} onClick={clearFilters}>
        {filters.clear}
      </button>
    </StatePanel>
  );
}
