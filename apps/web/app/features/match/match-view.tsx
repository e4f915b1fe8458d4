import type { Match, MatchDetails } from '@safira/contract/matches/matches';
import { livePhase } from '@safira/football/live/live-phase';
import { useState, type ReactNode } from 'react';
import { Emblem } from '../../football-ui/emblem.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import { close } from '../../ui/text.ts';
import { FoldIcon, UnfoldIcon } from './icons.tsx';
import { MatchSummary, SummaryLine } from './match-summary.tsx';
import * as styles from './match-view.module.css';
import { ShareButton } from './share-button.tsx';
import { TabList, type TabAddress } from './tab-list.tsx';
import type { Tab, Zone } from './tab.ts';
import * as text from './text.ts';
import { useIsNarrow } from '../../ui/use-is-narrow.ts';
import { useIsScrolled } from './use-is-scrolled.ts';

type Props = {
  match: Match;
  /** Undefined until they are loaded. */
  details: MatchDetails | undefined;
  zone: Zone;
  tab: Tab;
  addressOf: (tab: Tab) => TabAddress;
  /** The level of its heading: 1 where the match is the page. */
  level: 1 | 2;
  /** Set if the match is open over a list. */
  onClose?: () => void;
  /** The content of the tab, or the reason why there is none yet. */
  children: ReactNode;
};

/** A match with everything that is known of it, as a page or inside a dialog. */
export function MatchView({ match, details, zone, tab, addressOf, level, onClose, children }: Props) {
  const { teams, league } = match;
  const tabNames = text.tabNamesOf(teams.home);
  const Heading = level === 1 ? 'h1' : 'h2';
  const { isFolded, toggle, choice } = useFold(tab);
  const { start, isScrolled } = useIsScrolled();
  return (
    <article
      className={styles.view}
      data-tab={tab}
      data-summary={choice}
      data-phase={livePhase(match.status.short)}
    >
      <div ref={start} className={styles.start} />
      <div className={styles.bar}>
        {isScrolled ? (
          <SummaryLine match={match} zone={zone} isSlim />
        ) : (
          <>
            <Emblem competition={league} size={26} />
            <p className={styles.competition}>
              <b>
                <bdi>{league.name}</bdi>
              </b>
              {league.roundName && <span> · {league.roundName}</span>}
            </p>
          </>
        )}
        <div className={styles.actions} data-screen-only="">
          <ShareButton match={match} className={styles.action} />
          {!isScrolled && (
            <button
              type="button"
              className={styles.action}
              aria-expanded={!isFolded}
              aria-label={isFolded ? text.unfoldSummary : text.foldSummary}
              onClick={toggle}
            >
              {isFolded ? <UnfoldIcon /> : <FoldIcon />}
            </button>
          )}
          {onClose && (
            <button type="button" className={styles.action} aria-label={close} onClick={onClose}>
              <CloseIcon />
            </button>
          )}
        </div>
      </div>
      <Heading className="srOnly">{text.versus(teams.home.name, teams.away.name)}</Heading>
      <div className={styles.line}>
        <SummaryLine match={match} zone={zone} />
      </div>
      <div className={styles.whole}>
        <MatchSummary match={match} details={details} zone={zone} />
      </div>
      {details ? (
        <TabList
          tab={tab}
          addressOf={addressOf}
          hasHighlights={details.highlights.length > 0}
          names={tabNames}
        />
      ) : (
        <div className={styles.noTabs} />
      )}
      {details ? (
        <div
          role="tabpanel"
          id={text.panelId}
          aria-labelledby={text.tabId(tab)}
          className={styles.panel}
          tabIndex={-1}
        >
          {/* In a dialog the heading of the match itself has this level. */}
          {level === 1 && <h2 className="srOnly">{tabNames[tab]}</h2>}
          {children}
        </div>
      ) : (
        // Another element than the panel, so that replacing it does not count as a layout shift.
        <div key="wait" className={styles.panel}>
          {children}
        </div>
      )}
    </article>
  );
}

/**
 * DLG-02: folded by hand, or by default on a narrow screen on every tab but the overview; there a choice by hand
 * applies to its tab only. Styles alone decide what is shown, so that the first frame is right; this only describes the
 * state.
 */
function useFold(tab: Tab) {
  const isNarrow = useIsNarrow();
  const [chosen, setChosen] = useState<{ tab: Tab; isFolded: boolean }>();
  const byHand = chosen?.tab === tab || !isNarrow ? chosen?.isFolded : undefined;
  const isFolded = byHand ?? (isNarrow === true && tab !== 'overview');
  const words = { true: 'folded', false: 'whole' } as const;
  return {
    isFolded,
    choice: byHand === undefined ? undefined : words[`${byHand}`],
    toggle: () => setChosen({ tab, isFolded: !isFolded }),
  };
}
