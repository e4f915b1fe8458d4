import type { Match } from '@safira/contract/matches/matches';
import { statusGroup } from '@safira/football/status';
import { isSameEverywhere } from '../../football-ui/channel-countries.ts';
import { onChannels, share } from '../../football-ui/share-text.ts';
import { shareMatch } from '../../football-ui/share.ts';
import { Icon } from '../../ui/icons.tsx';
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
      {/* A path of Lucide (ISC licence). */}
      <Icon>
        <circle cx="18" cy="5" r="3" />
        <circle cx="6" cy="12" r="3" />
        <circle cx="18" cy="19" r="3" />
        <path d="m8.59 13.51 6.83 3.98M15.41 6.51l-6.82 3.98" />
      </Icon>
    </button>
  );
}

/** OURS-20: its readers may be in another country, so only channels that are the same in all are named. */
function channelsForAll(match: Match): string[] {
  if (statusGroup(match.status.short) !== 'scheduled' || !isSameEverywhere(match)) return [];
  // A network that is known by its rights may have another channel.
  return (match.tvChannels ?? []).flatMap(({ name, isConfirmed }) => (isConfirmed ? name : []));
}
