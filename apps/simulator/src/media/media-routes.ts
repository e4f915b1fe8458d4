import type { FastifyInstance, FastifyReply } from 'fastify';
import { randomOf } from '../random.ts';
import type { Competition, Team } from '../world/model.ts';
import { silhouetteSvg } from './drawings.ts';
import { coachSvg, countrySvg, leagueSvg, playerSvg, teamSvg, venueSvg } from './dresses.ts';
import type { Portrait } from './people-index.ts';
import { makePictures } from './pictures.ts';

/** The share of players without a photo. */
const PLACEHOLDERS = 1 / 20;

export type MediaTools = {
  seed: number;
  teams: readonly Team[];
  findTeam: (id: number) => Team | undefined;
  findCompetition: (id: number) => Competition | undefined;
  findPortrait: (id: number) => Portrait | undefined;
};

/** OURS-08: pictures under the provider's paths, all our own drawings; the placeholder for unknown ids. */
export function mediaRoutes(app: FastifyInstance, tools: MediaTools) {
  const { seed, teams, findTeam, findCompetition, findPortrait } = tools;
  const pictures = makePictures();
  const homes = new Map(teams.flatMap((team) => (team.ground?.id ? [[team.ground.id, team] as const] : [])));

  const drawings: Record<string, (id: number) => string | undefined> = {
    teams: (id) => map(findTeam(id), teamSvg),
    leagues: (id) => map(findCompetition(id), leagueSvg),
    venues: (id) => map(homes.get(id), venueSvg),
    coachs: (id) => map(findPortrait(id), ({ team }) => coachSvg(team)),
    players: (id) => {
      const { player, team } = findPortrait(id) ?? {};
      return player && team && hasPhoto(seed, id) ? signed(playerSvg(player, team), id) : undefined;
    },
  };

  app.get<{ Params: { kind: string; file: string } }>('/football/:kind/:file', async ({ params }, reply) => {
    const draw = Object.hasOwn(drawings, params.kind) ? drawings[params.kind] : undefined;
    const [, id] = /^(\d{1,10})\.png$/.exec(params.file) ?? [];
    if (!draw || !id) return reply.callNotFound();
    const bytes = await pictures.find(
      `${params.kind}/${Number(id)}`,
      () => draw(Number(id)) ?? silhouetteSvg(),
    );
    return shown(reply, 'image/png').send(bytes);
  });

  app.get<{ Params: { file: string } }>('/flags/:file', async ({ params }, reply) => {
    const [, code] = /^([a-z]{2}(?:-[a-z]{2,3})?)\.svg$/.exec(params.file) ?? [];
    if (!code) return reply.callNotFound();
    return shown(reply, 'image/svg+xml').send(countrySvg(code));
  });
}

/** Two players may wear the same shirt, but photos must differ: equal bytes identify the placeholder. */
const signed = (svg: string, id: number) => {
  const colour = (id & 0xff_ff_ff).toString(16).padStart(6, '0');
  return svg.replace('</svg>', `<rect width="1" height="1" fill="#${colour}"/></svg>`);
};

/** OURS-08: always the same people have no photo. */
export const hasPhoto = (seed: number, id: number): boolean => randomOf(seed, 'photo', id)() >= PLACEHOLDERS;

const shown = (reply: FastifyReply, type: string) =>
  reply.headers({ 'cache-control': 'public, max-age=3600' }).type(type);

function map<T>(thing: T | undefined, draw: (thing: T) => string): string | undefined {
  return thing === undefined ? undefined : draw(thing);
}
