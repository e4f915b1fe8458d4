import type { ObservedEvent } from '../observed/observation.ts';

/** The ids of one side's starters and substitutes; some players have none. */
export type Side = {
  teamId: number;
  starters: readonly (number | null)[];
  substitutes: readonly (number | null)[];
};

/** DLG-06: in some matches the provider swaps the two players. The one on the pitch is the one going off. */
export function settleSubstitutions(
  events: readonly ObservedEvent[],
  lineups: readonly Side[],
): ObservedEvent[] {
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

function makePitch({ starters, substitutes }: Side) {
  const known = new Set([...starters, ...substitutes]);
  const playing = new Set(starters);
  return {
    /** 1: on the pitch; -1: off it; 0: a player in neither list, which proves nothing. */
    presence(id: number | null): number {
      if (id === null || !known.has(id)) return 0;
      return playing.has(id) ? 1 : -1;
    },
    change({ player, assist }: ObservedEvent) {
      playing.delete(player.id);
      known.add(assist.id);
      playing.add(assist.id);
    },
  };
}
