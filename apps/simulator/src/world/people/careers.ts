import { randomOf, whole, type Random } from '../../random.ts';

export type Career = {
  /** How many people held the place before. */
  generation: number;
  bornIn: number;
  from: number;
};

type Rules = {
  age: readonly [low: number, high: number];
  stay: readonly [low: number, high: number];
  until: number;
};

/** About four of a squad of 28 leave each summer, the last in the year they turn 36. */
export const PLAYER: Rules = { age: [18, 27], stay: [4, 11], until: 36 };
export const COACH: Rules = { age: [38, 58], stay: [2, 5], until: 70 };

/** Earlier seasons are not used; the first holder of every place came in these years. */
const FIRST_YEARS = [2008, 2014] as const;

/** HOUSE: the holder of a place in a season: the same person until they leave, then the next. */
export function careerIn(
  season: number,
  { age, stay, until }: Rules,
  place: readonly (string | number)[],
): Career {
  const random = randomOf('career', ...place);
  let from = whole(random, ...FIRST_YEARS);
  for (let generation = 0; ; generation++) {
    const joins = whole(random, ...age);
    const leaves = from + Math.min(whole(random, ...stay), until - joins);
    if (season < leaves) return { generation, bornIn: from - joins, from };
    from = leaves;
  }
}

/** A day of that year. */
export function drawBirthday(random: Random, year: number): string {
  const day = new Date(Date.UTC(year, 0, whole(random, 1, 365)));
  return day.toISOString().slice(0, 10);
}
