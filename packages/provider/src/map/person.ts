import type { ObservedPerson } from '@safira/football/observed/records';
import type { WireCoach } from '../wire/coachs.ts';
import type { WirePlayer } from '../wire/players.ts';
import { dateBetween } from './dates.ts';

/** Birth years outside this range are errors. */
const BORN = { from: 1900, to: 2030 };
const HEIGHT_CM = { least: 120, most: 230 };
const WEIGHT_KG = { least: 35, most: 150 };

/** API-01: the fields that players and coaches share. */
export function personOf(wire: WireCoach | WirePlayer['player']): ObservedPerson {
  return {
    id: wire.id,
    name: wire.name,
    firstname: wire.firstname || null,
    lastname: wire.lastname || null,
    birth: {
      date: dateBetween(wire.birth?.date, BORN),
      place: wire.birth?.place || null,
      country: wire.birth?.country || null,
    },
    nationality: wire.nationality || null,
    height: measureOf(wire.height, HEIGHT_CM),
    weight: measureOf(wire.weight, WEIGHT_KG),
    photo: wire.photo ?? null,
  };
}

/** Reads the digits of `"187"`, `"187 cm"` and 187, if they are plausible for a person. */
function measureOf(
  text: string | number | null | undefined,
  { least, most }: { least: number; most: number },
): number | null {
  const digits = Number(/\d+/.exec(String(text ?? ''))?.[0]);
  return digits >= least && digits <= most ? digits : null;
}
