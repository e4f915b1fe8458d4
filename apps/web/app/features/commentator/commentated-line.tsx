import { isListedCountry } from '@safira/arabic/names/arab-countries';
import { arabCountryNames } from '@safira/arabic/names/arab-country-names';
import { timeText } from '@safira/arabic/formats/dates';
import type { CommentatedChannel, CommentatedMatch } from '@safira/contract/broadcasts/commentators';
import type { Day } from '@safira/contract/matches/matches';
import { AccessTag } from '../../football-ui/access-tag.tsx';
import { AnnouncedTag } from '../../football-ui/commentators.tsx';
import { MatchLine } from '../../football-ui/match-line.tsx';
import { wallTime } from '../../lib/wall-time.ts';
import * as styles from './commentated-line.module.css';
import * as text from './text.ts';

/** Of which day and zone the page is. */
export type Shown = { offsets: Day['offsets']; today: string };

type Props = { match: CommentatedMatch; shown: Shown; hasDate: boolean };

/** OURS-19: a match with the channels on which the commentator comments, each with how we know. */
export const CommentatedLine = ({ match, shown, hasDate }: Props) => (
  <MatchLine match={match} offsets={shown.offsets} note={match.league.name} hasDate={hasDate}>
    <ul className={styles.channels}>
      {match.channels.map((channel) => (
        <Channel key={channel.slug} channel={channel} shown={shown} />
      ))}
    </ul>
  </MatchLine>
);

function Channel({ channel, shown: { offsets, today } }: { channel: CommentatedChannel; shown: Shown }) {
  const { name, isConfirmed, access, countries, source, checkedAt } = channel;
  const at = wallTime(checkedAt, offsets);
  return (
    <li className={styles.channel}>
      <bdi className={styles.name}>{name}</bdi>
      {access && <AccessTag access={access} />}
      {countries && <span className={styles.countries}>{placeText(countries)}</span>}
      <AnnouncedTag isConfirmed={isConfirmed} />
      {at && (
        <span className={styles.source}>
          {text.checked(source, { date: at.date, today, time: timeText(at) })}
        </span>
      )}
    </li>
  );
}

/** More names than this would not be read. */
const MOST_NAMES = 4;

function placeText(countries: readonly string[]): string {
  if (countries.length > MOST_NAMES) return text.inManyCountries;
  return text.inCountries(countries.filter(isListedCountry).map((country) => arabCountryNames[country]));
}
