import type { WireLineup } from '@safira/provider/wire/lineups';
import { randomOf, whole } from '../random.ts';
import type { Lineup, MatchNow, Player, Team } from '../world/model.ts';
import { hasLineups } from './delays.ts';
import { teamName } from './names.ts';
import type { RequestQuery } from './request-query.ts';

const KEEPERS = ['000000', 'ffd500', '2fa84f', 'f26a21', '7b3fa0'] as const;
const SIDES = ['home', 'away'] as const;

/** DLG-07: both elevens, home first, once published; before the kick-off they are the announced starters. */
export function lineupItems(match: MatchNow, request: RequestQuery): Required<WireLineup>[] {
  const { world, moment, media } = request;
  const { fixture, kickoff } = match;
  if (!fixture.competition.coverage.lineups || !hasLineups(world.seed, match, moment.now)) return [];
  const isCalledOff = match.phase === 'PST' || match.phase === 'CANC';
  if (isCalledOff) return [];
  const played = match.played ?? world.match(fixture, { ...moment, now: kickoff }).played;
  const lineups = match.staged?.lineups ?? played?.lineups;
  if (!lineups) return [];
  const script = match.staged?.script;
  return SIDES.filter((side) => side === 'home' || script?.lineups !== 'home').map((side) => {
    const { formation, starters, substitutes, coach } = lineups[side];
    const places = muddled(starters, script?.grids?.[side]);
    return {
      team: { ...teamName(media, fixture[side]), colors: coloursOf(match, fixture[side]) },
      coach: coach
        ? { id: coach.id, name: coach.name, photo: media.coach(coach.id) }
        : { id: null, name: null, photo: null },
      formation,
      startXI: places.map(({ player, grid }) => placeOf(player, grid)),
      substitutes: substitutes.map((player) => placeOf(player, null)),
    };
  });
}

type ListedPlace = { player: Player; grid: string | null };

/** Quirk 7, if a script requests it: no places at all, or the last player in the goalkeeper's place. */
function muddled(
  starters: Lineup['starters'],
  how: 'missing' | 'invalid' | undefined,
): readonly ListedPlace[] {
  if (how === 'missing') return starters.map(({ player }) => ({ player, grid: null }));
  if (how === undefined) return starters;
  return starters.map((place, index) => (index === starters.length - 1 ? { ...place, grid: '1:1' } : place));
}

const placeOf = ({ id, name, number, role }: Player, grid: string | null) => ({
  player: { id, name, number, pos: role, grid },
});

/** For small competitions the provider has no colours. */
function coloursOf({ fixture }: MatchNow, { id, colours }: Team) {
  if (!fixture.competition.coverage.playerStatistics) return null;
  const [field, second] = colours.map((colour) => colour.slice(1).toLowerCase()) as [string, string];
  const keeper = KEEPERS[whole(randomOf('keeper', id), 0, KEEPERS.length - 1)]!;
  return {
    player: shirt(field, second),
    goalkeeper: shirt(keeper, lightOf(keeper) > 0.5 ? '000000' : 'ffffff'),
  };
}

function shirt(primary: string, second: string) {
  const isReadable = Math.abs(lightOf(primary) - lightOf(second)) > 0.3;
  const plain = lightOf(primary) > 0.5 ? '000000' : 'ffffff';
  return { primary, number: isReadable ? second : plain, border: primary };
}

function lightOf(hex: string): number {
  const [red, green, blue] = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return 0.3 * red! + 0.59 * green! + 0.11 * blue!;
}

/** The parameter `type`: only that part. */
export function partOf({ team, ...lineup }: Required<WireLineup>, type: string | undefined): WireLineup {
  const parts = Object.entries(lineup).filter(
    ([name]) => type === undefined || name.toLowerCase() === type.toLowerCase(),
  );
  return { team, ...Object.fromEntries(parts) };
}

/** The parameter `player`: only that player. */
export function onlyPlayer(lineup: Required<WireLineup>, id: number | undefined): Required<WireLineup> {
  if (id === undefined) return lineup;
  const isRequested = ({ player }: NonNullable<WireLineup['startXI']>[number]) => player.id === id;
  return {
    ...lineup,
    startXI: lineup.startXI?.filter(isRequested) ?? [],
    substitutes: lineup.substitutes?.filter(isRequested) ?? [],
  };
}
