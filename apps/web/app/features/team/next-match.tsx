import type { Day, Match } from '@safira/contract/matches/matches';
import { hasKnownTime, statusGroup } from '@safira/football/matches/status';
import { Link } from 'react-router';
import { type Channels, hasAnyChannel } from '../../football-ui/channel-countries.ts';
import { CountryVariants } from '../../football-ui/country-variants.tsx';
import { KickOffCountdown } from '../../football-ui/kick-off-countdown.tsx';
import { MatchLine } from '../../football-ui/match-line.tsx';
import * as styles from './next-match.module.css';
import { Panel } from './panel.tsx';
import * as text from './text.ts';

type Props = {
  match: Match;
  offsets: Day['offsets'];
  /** Where the other matches to come are. */
  all: string;
};

/** TEAM-02: the next match, the time until it, and who shows it. */
export function NextMatch({ match, offsets, all }: Props) {
  const { date, status, isTimeConfirmed, league } = match;
  const isTimed = isTimeConfirmed && hasKnownTime(status.short);
  return (
    <Panel title={text.nextMatch} end={<Link to={all}>{text.allMatches}</Link>} isWide>
      <ul>
        <MatchLine match={match} offsets={offsets} note={league.name} />
      </ul>
      {isTimed && (
        <KickOffCountdown kickOff={Date.parse(date)} hasBegun={statusGroup(status.short) !== 'scheduled'} />
      )}
      {hasAnyChannel(match) && (
        <div className={styles.channels}>
          <h3>{text.channels}</h3>
          <CountryVariants match={match}>
            {(channels) => (channels.length > 0 ? <Names of={channels} /> : <p>{text.noChannels}</p>)}
          </CountryVariants>
        </div>
      )}
    </Panel>
  );
}

const Names = ({ of: channels }: { of: Channels }) => (
  <ul>
    {channels.map(({ name }) => (
      <li key={name}>
        <bdi>{name}</bdi>
      </li>
    ))}
  </ul>
);
