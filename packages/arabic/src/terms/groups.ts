import { firstMatch } from './first-match.ts';
import { stageLabel } from './rounds.ts';

/**
 * COMP-02: the title of one table of a competition, «أبيرتورا – المجموعة ب».
 * The competition's own name in it is left out; a table called only that is «الترتيب العام».
 */
export function groupLabel(group: string): string {
  const labels = group
    .split(/, | - /)
    .filter((part) => !/^regular season$/i.test(part))
    .map((part) => rankingLabel(part) ?? stageLabel(part))
    .filter((label) => label !== undefined);
  return labels.join(' – ') || 'الترتيب العام';
}

function rankingLabel(part: string): string | undefined {
  const label = firstMatch(rankings, part);
  const year = /\d{4}$/.exec(part);
  return label && year ? `${label} ${year[0]}` : label;
}

/** Tables other than groups: the ranking of third-placed teams, and the two that decide relegation in Argentina. */
const rankings = {
  'second-placed': 'ترتيب أصحاب المركز الثاني',
  'third-placed': 'ترتيب أصحاب المركز الثالث',
  '^anual': 'الجدول السنوي',
  '^promedios': 'جدول المعدلات',
};
