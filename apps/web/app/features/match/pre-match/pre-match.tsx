import type { MatchDetails } from '@safira/contract/matches/matches';
import { Link } from 'react-router';
import { Block } from '../block.tsx';
import { findLineup } from '../lineups/find-lineup.ts';
import * as facts from '../overview/facts.module.css';
import type { TabAddress } from '../tab-list.tsx';
import type { Tab } from '../tab.ts';
import { Countdown } from './countdown.tsx';
import * as text from './text.ts';

type Props = {
  match: MatchDetails;
  addressOf: (tab: Tab) => TabAddress;
};

/** OURS-30: what there is before a match: the time that is left, and what arrives when. */
export function PreMatch({ match, addressOf }: Props) {
  const hasLineup = findLineup(match, 'home') || findLineup(match, 'away');
  return (
    <>
      <Countdown match={match} />
      <Block title={text.coverage}>
        <dl className={facts.facts}>
          <div>
            <dt>{text.lineups}</dt>
            <dd>
              {hasLineup ? (
                <Link {...addressOf('lineups')} replace preventScrollReset>
                  {text.lineupsOut}
                </Link>
              ) : (
                text.lineupsAt
              )}
            </dd>
          </div>
          {text.coming.map(([what, when]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{when}</dd>
            </div>
          ))}
        </dl>
      </Block>
    </>
  );
}
