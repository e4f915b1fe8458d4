import { followAccountLeagues } from './account-leagues.ts';
import { followAccountPreferences } from './account-preferences.ts';

/** The browser takes over the choices of the account, and saves what is chosen here. */
export function followAccount(): void {
  followAccountLeagues();
  followAccountPreferences();
}
