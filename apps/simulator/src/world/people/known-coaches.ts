import { personTables } from '@safira/arabic/names/name-tables';
import type { Person, Team } from '../model.ts';
import { coachesOf } from '../tables/people/squads-coaches.ts';
import { shortName } from './names.ts';
import { realCoachId } from './person-ids.ts';

let byClub: ReadonlyMap<number, Person> | undefined;

/** HOUSE: the real coach of a club, if the table has one; nothing but the name and the nationality is known. */
export function knownCoachOf({ id }: Team): Person | undefined {
  byClub ??= readCoaches();
  return byClub.get(id);
}

function readCoaches(): ReadonlyMap<number, Person> {
  const known = new Map(personTables.coach.flat().map((entry) => [entry[0], entry]));
  return new Map(
    coachesOf.map(([club, name], index) => {
      const entry = known.get(name);
      if (!entry) throw new Error(`No coach is called ${name}`);
      const [, arabic, nationality] = entry;
      const [firstname = '', ...rest] = name.split(' ');
      return [
        club,
        {
          id: realCoachId(index),
          name: shortName(name),
          firstname,
          lastname: rest.join(' '),
          arabic,
          birth: { date: null, place: null, country: nationality },
          nationality,
          height: null,
          weight: null,
          isComposed: false,
        },
      ];
    }),
  );
}
