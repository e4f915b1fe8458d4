import type { MatchEvent } from '@safira/contract/matches';
import type { ObservedLineup } from '@safira/football/records';

/** DLG-06: the provider swaps who goes off and who comes on in some matches. Whoever is on the pitch goes off. */
export function settleSubstitutions(
  events: readonly MatchEvent[],
  lineups: readonly Pick<ObservedLineup, 'teamId' | 'starters' | 'substitutes'>[],
): MatchEvent[] {
  const sides = new Map(lineups.map((lineup) => [lineup.teamId, makePitch(lineup)]));
  return events.map((event) => {
    const pitch = sides.get(event.team.id);
    if (!pitch || event.type.toLowerCase() !== 'subst') return event;
    const { player, assist } = event;
    const isSwapped = pitch.presence(player.id) < pitch.presence(assist.id);
    const settled = isSwapped ? { ...event, player: assist, assist: player } : event;
    pitch.change(settled);
    return settled;
  });
}

function makePitch({ starters, substitutes }: Pick<ObservedLineup, 'starters' | 'substitutes'>) {
  const known = new Set([...starters, ...substitutes].map(({ id }) => id));
  const playing = new Set(starters.map(({ id }) => id));
  return {
    /** 1: on it; -1: beside it; 0: nobody we know, who proves nothing. */
    presence(id: number | null): number {
      if (id === null || !known.has(id)) return 0;
      return playing.has(id) ? 1 : -1;
    },
    change({ player, assist }: MatchEvent) {
      playing.delete(player.id);
      known.add(assist.id);
      playing.add(assist.id);
    },
  };
}
