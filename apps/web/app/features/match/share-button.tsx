import type { Match } from '@safira/contract/matches/matches';
import { statusGroup } from '@safira/football/matches/status';
import { isSameEverywhere } from '../../football-ui/channel-countries.ts';
import { ShareIcon } from '../../football-ui/share-icon.tsx';
import { onChannels, share } from '../../football-ui/share-text.ts';
import { shareMatch } from '../../football-ui/share.ts';
import { versus } from './text.ts';

type Props = { match: Match; className: string | undefined };

export function ShareButton({ match, className }: Props) {
  const { apiId, teams } = match;
  const title = versus(teams.home.name, teams.away.name);
  const names = channelsForAll(match);
  return (
    <button
      type="button"
      className={className}
      aria-label={share.match}
      onClick={() =>
        void shareMatch({ id: apiId, title, text: names.length > 0 ? onChannels(title, names) : undefined })
      }
    >
      <ShareIcon />
    </button>
  );
}

/** OURS-20: its readers may be in another country, so only channels that are the same in all are named. */
function channelsForAll(match: Match): string[] {
  if (statusGroup(match.status.short) !== 'scheduled' || !isSameEverywhere(match)) return [];
  // A network that is known by its rights may have another channel.
  return (match.tvChannels ?? []).flatMap(({ name, isConfirmed }) => (isConfirmed ? name : []));
}
