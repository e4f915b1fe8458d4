import { around, randomOf, whole } from '../../random.ts';
import type { Person, Role, Team } from '../model.ts';
import { foreignersIn, someForeigners } from '../tables/people/foreigners.ts';
import { type Career, careerIn, COACH, drawBirthday, PLAYER } from './careers.ts';
import { drawName, nationalityOf, shortName } from './names.ts';
import { coachId, playerId } from './person-ids.ts';

type Seat = { role: Role; place: number };

type Composed = { person: Person; age: number };

const COACH_PLACE = 30;
/** Height in centimetres: mean and deviation. */
const HEIGHTS = { G: [190, 4], D: [184, 5], M: [179, 5], F: [181, 6] } as const;

/** HOUSE: the composed player in that place of the squad; the same person and id for as long as they stay. */
export function composePlayer(
  seed: number,
  { team, season }: { team: Team; season: number },
  { role, place }: Seat,
): Composed {
  const career = careerIn(season, PLAYER, [seed, team.id, place]);
  const { generation, bornIn } = career;
  const random = randomOf(seed, 'player', team.id, place, generation);
  const height = Math.round(around(random, HEIGHTS[role][0], HEIGHTS[role][1]));
  return {
    person: {
      id: playerId(team, place, generation),
      ...identityOf(seed, team, { place, career }),
      height,
      weight: height - 104 + whole(random, -5, 6),
      isComposed: true,
    },
    age: season - bornIn,
  };
}

/** HOUSE: a composed coach; we have no real coaches. */
export function composeCoach(seed: number, team: Team, season: number): Person {
  const career = careerIn(season, COACH, [seed, team.id, 'coach']);
  return {
    id: coachId(team, career.generation),
    ...identityOf(seed, team, { place: COACH_PLACE, career }),
    height: null,
    weight: null,
    isComposed: true,
  };
}

function identityOf(seed: number, team: Team, { place, career }: { place: number; career: Career }) {
  const random = randomOf(seed, 'identity', team.id, place, career.generation);
  const country =
    place === COACH_PLACE || !team.isNational ? drawCountry(team.country, random) : team.country;
  const nationality = nationalityOf(country);
  const { first, last, arabic } = drawName(seed, country, {
    group: team.id,
    place,
    generation: career.generation,
  });
  return {
    name: shortName(`${first} ${last}`),
    firstname: first,
    lastname: last,
    arabic,
    birth: { date: drawBirthday(random, career.bornIn), place: null, country: nationality },
    nationality,
  };
}

function drawCountry(home: string, random: () => number): string {
  const { share, from } = foreignersIn[home] ?? someForeigners;
  const abroad = from.filter((country) => country !== home);
  return random() < share ? abroad[whole(random, 0, abroad.length - 1)]! : home;
}
