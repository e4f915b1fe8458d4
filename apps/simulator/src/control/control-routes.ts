import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { seasonYear } from '../world/calendar/weeks.ts';
import type { Person, Squad } from '../world/model.ts';
import { countPeople } from '../world/people/people-count.ts';
import { faultRoutes } from './fault-routes.ts';
import { matchRoutes } from './match-routes.ts';
import { scriptRoutes } from './script-routes.ts';
import type { ControlTools } from './tools.ts';

const ONLY_HERE =
  'Only the clock of the simulator was moved. Other processes keep theirs: start them with the same CLOCK_START and CLOCK_ORIGIN.';

const PeopleQuery = z.object({ team: z.coerce.number().int().positive().optional() });
/** Within the years for which the world has a calendar. */
const ClockOrder = z.object({
  now: z.coerce.date().min(new Date('2010-01-01T00:00:00Z')).max(new Date('2090-01-01T00:00:00Z')),
});

/** The control API for tests and demos. It is not part of the provider's protocol. */
export function controlRoutes(app: FastifyInstance, tools: ControlTools) {
  const { world, clock } = tools;
  matchRoutes(app, tools);
  scriptRoutes(app, tools);
  faultRoutes(app, tools);

  app.post('/control/clock', async ({ body }) => {
    const { now } = ClockOrder.parse(body);
    const was = clock.now();
    clock.jump(now.getTime());
    return { was: new Date(was).toISOString(), now: now.toISOString(), speed: clock.speed, note: ONLY_HERE };
  });

  app.get('/control/people', async ({ query }, reply) => {
    const { team: id } = PeopleQuery.parse(query);
    const year = seasonYear(clock.now());
    if (id === undefined) return countPeople(world.teams.map((team) => world.squad(team, year)));
    const team = world.findTeam(id);
    return team ? peopleOf(world.squad(team, year)) : reply.code(404).send({ error: 'no such team' });
  });

  app.post('/control/reset', async () => {
    const { interventions, faults, limits, calls, outage } = tools;
    for (const one of [interventions, world.scripts, faults, limits, calls, outage, clock]) one.reset();
    return { reset: true };
  });
}

/** OURS-08: which people of a squad really play there and which were composed. */
function peopleOf(squad: Squad) {
  const { team, players, coach } = squad;
  return {
    team: { id: team.id, name: team.name },
    ...countPeople([squad]),
    coach: coach && known(coach),
    players: players.map((player) => ({ ...known(player), number: player.number, role: player.role })),
  };
}

const known = ({ id, name, arabic, nationality, isComposed }: Person) => ({
  id,
  name,
  arabic,
  nationality,
  isComposed,
});
