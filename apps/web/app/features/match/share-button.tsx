import type { Match } from '@safira/contract/matches/matches';
import { share } from '../../football-ui/share-text.ts';
import { shareMatch } from '../../football-ui/share.ts';
import { Icon } from '../../ui/icons.tsx';
import { versus } from './text.ts';

type Props = { match: Match; className: string | undefined };

export function ShareButton({ match: { apiId, teams }, className }: Props) {
  const title = versus(teams.home.name, teams.away.name);
  return (
    <button
      type="button"
      className={className}
      aria-label={share.match}
      onClick={() => void shareMatch({ id: apiId, title })}
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
