/** The forms of a counted noun. One and two print no digit; `twoObl` follows a preposition or a verb. */
export type Noun = {
  zero: string;
  one: string;
  two: string;
  twoObl: string;
  few: string;
  many: string;
  other: string;
};

const rules = new Intl.PluralRules('ar');

export function count(n: number, noun: Noun): string {
  return phrase(n, noun, noun.two);
}

/** After a preposition: «في بطولتين». */
export function countAfterPreposition(n: number, noun: Noun): string {
  return phrase(n, noun, noun.twoObl);
}

function phrase(n: number, noun: Noun, two: string): string {
  const category = rules.select(n);
  switch (category) {
    case 'zero':
    case 'one':
      return noun[category];
    case 'two':
      return two;
    case 'few':
    case 'many':
    case 'other':
      return `${n} ${noun[category]}`;
  }
}

export const match: Noun = {
  zero: 'لا مباريات',
  one: 'مباراة واحدة',
  two: 'مباراتان',
  twoObl: 'مباراتين',
  few: 'مباريات',
  many: 'مباراة',
  other: 'مباراة',
};

export const competition: Noun = {
  zero: 'لا بطولات',
  one: 'بطولة واحدة',
  two: 'بطولتان',
  twoObl: 'بطولتين',
  few: 'بطولات',
  many: 'بطولة',
  other: 'بطولة',
};

export const minute: Noun = {
  zero: 'أقل من دقيقة',
  one: 'دقيقة واحدة',
  two: 'دقيقتان',
  twoObl: 'دقيقتين',
  few: 'دقائق',
  many: 'دقيقة',
  other: 'دقيقة',
};

export const channel: Noun = {
  zero: 'لا قنوات',
  one: 'قناة واحدة',
  two: 'قناتان',
  twoObl: 'قناتين',
  few: 'قنوات',
  many: 'قناة',
  other: 'قناة',
};
