import { firstMatch } from './first-match.ts';
import type { Gender } from './gender.ts';

/** TEAM-02: a player's position from the provider's letter, code or word; an unknown one is just «لاعب». */
export function positionLabel(position: string, gender: Gender = 'masculine'): string {
  return firstMatch(details[gender], position) ?? lineOf(position, gender)[0];
}

/** DLG-07: the heading over the players of a line. */
export function positionHeading(position: string, gender: Gender = 'masculine'): string {
  return lineOf(position, gender)[1];
}

/** DLG-07: one letter for a small chip; empty when the line is unknown. */
export function positionLetter(position: string): string {
  return firstMatch(letters, position) ?? '';
}

type Line = readonly [label: string, heading: string];

function lineOf(position: string, gender: Gender): Line {
  return firstMatch(lines[gender], position) ?? unknown[gender];
}

const GOALKEEPER = '^(g|gk|goalkeeper)$';
const DEFENDER = '^(d|defender|cb|[lr]?w?b)$';
const MIDFIELDER = '^(m|midfielder|[dcalr]m)$';
const ATTACKER = '^(f|a|attacker|forward|[lr]w|s[st]|cf)$';

const lines: Record<Gender, Record<string, Line>> = {
  masculine: {
    [GOALKEEPER]: ['حارس مرمى', 'حراس المرمى'],
    [DEFENDER]: ['مدافع', 'المدافعون'],
    [MIDFIELDER]: ['لاعب وسط', 'لاعبو الوسط'],
    [ATTACKER]: ['مهاجم', 'المهاجمون'],
  },
  feminine: {
    [GOALKEEPER]: ['حارسة مرمى', 'حارسات المرمى'],
    [DEFENDER]: ['مدافعة', 'المدافعات'],
    [MIDFIELDER]: ['لاعبة وسط', 'لاعبات الوسط'],
    [ATTACKER]: ['مهاجمة', 'المهاجمات'],
  },
};
const unknown: Record<Gender, Line> = {
  masculine: ['لاعب', 'اللاعبون'],
  feminine: ['لاعبة', 'اللاعبات'],
};

// With a tatweel: a bare ه looks like a digit.
const letters = { [GOALKEEPER]: 'ح', [DEFENDER]: 'د', [MIDFIELDER]: 'و', [ATTACKER]: 'هـ' };

const details: Record<Gender, Record<string, string>> = {
  masculine: {
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
  },
  feminine: {
    '^cb$': 'قلب دفاع',
    '^lb$': 'ظهيرة يسرى',
    '^rb$': 'ظهيرة يمنى',
    '^wb$': 'ظهيرة جناح',
    '^dm$': 'وسط دفاعي',
    '^cm$': 'وسط',
    '^am$': 'صانعة ألعاب',
    '^lw$': 'جناح أيسر',
    '^rw$': 'جناح أيمن',
    '^ss$': 'مهاجمة ثانية',
    '^st$': 'رأس حربة',
  },
};
