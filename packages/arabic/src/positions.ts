import { firstMatch } from './first-match.ts';

/** TEAM-02: a player's position from the provider's letter, code or word; an unknown one is just «لاعب». */
export function positionLabel(position: string): string {
  return firstMatch(details, position) ?? lineOf(position)[0];
}

/** DLG-07: the heading over the players of a line. */
export function positionHeading(position: string): string {
  return lineOf(position)[1];
}

/** DLG-07: one letter for a small chip; empty when the line is unknown. */
export function positionLetter(position: string): string {
  return lineOf(position)[2];
}

type Line = readonly [label: string, heading: string, letter: string];

function lineOf(position: string): Line {
  return firstMatch(lines, position) ?? ['لاعب', 'اللاعبون', ''];
}

const lines: Record<string, Line> = {
  '^(g|gk|goalkeeper)$': ['حارس مرمى', 'حراس المرمى', 'ح'],
  '^(d|defender|cb|[lr]?w?b)$': ['مدافع', 'المدافعون', 'د'],
  '^(m|midfielder|[dcalr]m)$': ['لاعب وسط', 'لاعبو الوسط', 'و'],
  // With a tatweel: a bare ه looks like a digit.
  '^(f|a|attacker|forward|[lr]w|s[st]|cf)$': ['مهاجم', 'المهاجمون', 'هـ'],
};

const details = {
  '^cb$': 'قلب دفاع',
  '^lb$': 'ظهير أيسر',
  '^rb$': 'ظهير أيمن',
  '^wb$': 'ظهير جناح',
  '^dm$': 'وسط دفاعي',
  '^cm$': 'وسط',
  '^am$': 'صانع ألعاب',
  '^lw$': 'جناح أيسر',
  '^rw$': 'جناح أيمن',
  '^ss$': 'مهاجم ثانٍ',
  '^st$': 'رأس حربة',
};
