import { emptyTexts } from '@safira/arabic/terms/empty-texts';
import { genderOf } from '@safira/arabic/terms/gender';
import { useState } from 'react';
import { Segments } from '../../../ui/segments.tsx';
import { useOpened } from '../../../ui/use-opened.ts';
import { Block } from '../block.tsx';
import type { TabProps } from '../tab.ts';
import { tabNamesOf } from '../text.ts';
import { playerRows } from './player-rows.ts';
import { PlayersTable } from './players-table.tsx';
import * as styles from './players-tab.module.css';
import * as text from './text.ts';

const load = async () => (await import('./player-modal.tsx')).PlayerModal;

/** DLG-09: the players who played, the best first; a row opens all the numbers of its player. */
export function PlayersTab({ match }: Pick<TabProps, 'match'>) {
  const [whose, setWhose] = useState<'both' | 'home' | 'away'>('both');
  const [shownKey, setShownKey] = useState<string>();
  const { Part: PlayerModal, isOpen, prepare, open, close } = useOpened(load);
  const rows = playerRows(match);
  const { home, away } = match.teams;
  const gender = genderOf(home);
  if (rows.length === 0) {
    return (
      <Block title={tabNamesOf(home).players}>
        <p>{emptyTexts.players}</p>
      </Block>
    );
  }
  const shown = rows.find(({ key }) => key === shownKey);
  return (
    <div className={styles.tab}>
      <div className={styles.top}>
        <Segments
          label={text.whose[gender]}
          options={[
            { value: 'both', label: text.bothTeams },
            { value: 'home', label: <bdi>{home.name}</bdi> },
            { value: 'away', label: <bdi>{away.name}</bdi> },
          ]}
          value={whose}
          onChange={setWhose}
        />
        <p>{text.sorted[gender]}</p>
      </div>
      <PlayersTable
        gender={gender}
        rows={whose === 'both' ? rows : rows.filter(({ side }) => side === whose)}
        onNear={prepare}
        onOpen={(key) => {
          setShownKey(key);
          open();
        }}
      />
      {isOpen && PlayerModal && shown && <PlayerModal row={shown} events={match.events} onClose={close} />}
    </div>
  );
}
