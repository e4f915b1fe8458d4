import type { CompetitionMatches, Day } from '@safira/contract/matches/matches';
import { useState } from 'react';
import * as button from '../../ui/button.module.css';
import { CompetitionSection } from './competition-section.tsx';
import * as styles from './day-list.module.css';
import { otherMatches } from './other-matches-text.ts';

type Sections = { sections: readonly CompetitionMatches[] };

const ID = 'others';

/** HOME-08: in the heading; leads to the button below the list. */
export function OthersLink({ sections }: Sections) {
  return (
    <a className={styles.toOthers} href={`#${ID}`}>
      {textOf(sections)}
    </a>
  );
}

/** HOME-08: what the favourite competitions leave out, behind a button. `data-rest` exempts it from their filter. */
export function OtherMatches({
  sections,
  day,
  flashing,
}: Sections & { day: Day; flashing: ReadonlySet<number> }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.others} data-rest="">
      <button
        id={ID}
        type="button"
        className={button.quiet}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {textOf(sections)}
      </button>
      {isOpen &&
        sections.map((section) => (
          <CompetitionSection key={section.competition.id} section={section} day={day} flashing={flashing} />
        ))}
    </div>
  );
}

const textOf = (sections: Sections['sections']) =>
  otherMatches(sections.reduce((sum, { matches }) => sum + matches.length, 0));
