import { firstMatch } from './first-match.ts';
import type { Gender } from './gender.ts';

/** TEAM-02: a player's position from the provider's letter, code or word; an unknown one is just «لاعب». */
export function positionLabel(position: string, gender: Gender = 'masculine'): string {
  const own = gender === 'feminine' ? firstMatch(feminineDetails, position) : undefined;
  return own ?? firstMatch(details, position) ?? lineOf(position)[gender][0];
}

/** DLG-07: the heading over the players of a line. */
export function positionHeading(position: string, gender: Gender = 'masculine'): string {
  return lineOf(position)[gender][1];
}

/** DLG-07: one letter for a small chip; empty when the line is unknown. */
export function positionLetter(position: string): string {
  return lineOf(position).letter;
}

type Line = Record<Gender, readonly [label: string, heading: string]> & { letter: string };

const lineOf = (position: string): Line => firstMatch(lines, position) ?? unknown;

const lines: Record<string, Line> = {
  '^(g|gk|goalkeeper)$': {
    masculine: ['حارس مرمى', 'حراس المرمى'],
    feminine: ['حارسة مرمى', 'حارسات المرمى'],
    letter: 'ح',
  },
  '^(d|defender|cb|[lr]?w?b)$': {
    masculine: ['مدافع', 'المدافعون'],
    feminine: ['مدافعة', 'المدافعات'],
    letter: 'د',
  },
  '^(m|midfielder|[dcalr]m)$': {
    masculine: ['لاعب وسط', 'لاعبو الوسط'],
    feminine: ['لاعبة وسط', 'لاعبات الوسط'],
    letter: 'و',
  },
  '^(f|a|attacker|forward|[lr]w|s[st]|cf)$': {
    masculine: ['مهاجم', 'المهاجمون'],
    feminine: ['مهاجمة', 'المهاجمات'],
    // With a tatweel: a bare ه looks like a digit.
    letter: 'هـ',
  },
};
const unknown: Line = { masculine: ['لاعب', 'اللاعبون'], feminine: ['لاعبة', 'اللاعبات'], letter: '' };

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
/** The others name a place on the pitch, not a person. */
const feminineDetails = { '^am$': 'صانعة ألعاب', '^ss$': 'مهاجمة ثانية' };
