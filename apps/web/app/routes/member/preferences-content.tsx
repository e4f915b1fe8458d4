import type { User } from '@safira/contract/accounts/parts';
import { LeagueChips } from '../../features/account/preferences/league-chips.tsx';
import { PreferenceLines } from '../../features/account/preferences/preference-lines.tsx';
import * as panel from '../../features/account/panel.module.css';
import { useFavouriteLeagues } from '../../state/favourite-leagues.ts';
import { useLeaguesDialog } from './leagues-dialog.ts';

/** OURS-41: the choices of a reader. */
export function PreferencesContent({ user: { preferences } }: { user: User }) {
  const { Part: LeaguesPanel, isOpen, open, close } = useLeaguesDialog();
  return (
    <div className={panel.columns}>
      <PreferenceLines preferences={preferences} />
      <LeagueChips ids={useFavouriteLeagues()} onEdit={open} />
      {isOpen && LeaguesPanel && <LeaguesPanel onClose={close} />}
    </div>
  );
}
