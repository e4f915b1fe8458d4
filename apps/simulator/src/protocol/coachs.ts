import type { WireCoach } from '@safira/provider/wire/coachs';
import type { Person, Team } from '../world/model.ts';
import { personOf, teamName } from './names.ts';
import { isFound, numberIn, type Answer, type RequestQuery } from './request-query.ts';
import { registerOf, yearsOf } from './records/people.ts';

/** No coach stays longer than this. */
const MOST_YEARS = 12;

type Job = { coach: Person; team: Team; lastYear: number };

/** API-01: coaches of the current season with their jobs; by id those of earlier seasons too. */
export function listCoaches(request: RequestQuery): Answer {
  const { query } = request;
  const id = numberIn(query, 'id');
  const team = numberIn(query, 'team');
  const years = yearsOf(request);
  const jobs = (id === undefined ? years.slice(0, 1) : years).flatMap((year) => jobsIn(request, year));
  const found = jobs.filter(
    ({ coach, team: own }) =>
      (id === undefined || coach.id === id) &&
      (team === undefined || own.id === team) &&
      isFound(query.search, coach.name, coach.firstname, coach.lastname),
  );
  return {
    items: [...Map.groupBy(found, ({ coach }) => coach.id).values()].map(([job]) => coachItem(request, job!)),
  };
}

function jobsIn({ world }: RequestQuery, year: number): Job[] {
  const { coaches } = registerOf(world, year);
  return [...coaches.values()].flatMap((jobs) => jobs.map((job) => ({ ...job, lastYear: year })));
}

function coachItem(request: RequestQuery, job: Job): WireCoach {
  const { media, moment } = request;
  const isOpen = job.lastYear === yearsOf(request)[0];
  const team = teamName(media, job.team);
  return {
    ...personOf(job.coach, moment.now),
    photo: media.coach(job.coach.id),
    team: isOpen ? team : { id: null, name: null, logo: null },
    career: [
      { team, start: `${firstYear(request, job)}-07-01`, end: isOpen ? null : `${job.lastYear + 1}-06-30` },
    ],
  };
}

function firstYear({ world }: RequestQuery, { coach, team, lastYear }: Job): number {
  let first = lastYear;
  while (lastYear - first < MOST_YEARS && world.squad(team, first - 1).coach?.id === coach.id) first--;
  return first;
}
