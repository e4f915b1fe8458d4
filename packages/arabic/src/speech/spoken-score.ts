import { spokenGoal } from './spoken-nouns.ts';
import { attach, pausal, spokenCount } from './spoken-numbers.ts';

/**
 * POD-06: a result after «فَازَ» or «اِنْتَهَتْ»: «بِثَلَاثَةِ أَهْدَافٍ مُقَابِلَ هَدَفٍ وَاحِدْ», the winner's goals first;
 * «دُونَ رَدّْ» when the other side has none.
 */
export function spokenScore({
  winnerGoals,
  loserGoals,
}: {
  winnerGoals: number;
  loserGoals: number;
}): string {
  if (winnerGoals === loserGoals) return drawn(winnerGoals);
  const won = attach('بِ', goalsSaid(winnerGoals));
  if (loserGoals === 0) return pausal(`${won} دُونَ رَدٍّ`);
  return pausal(`${won} مُقَابِلَ ${spokenCount(loserGoals, spokenGoal)}`);
}

/** «بِهَدَفَيْنِ لِمِثْلِهِمَا»: each draw has its own «the same», by number. */
function drawn(goals: number): string {
  if (goals === 0) return 'بِالتَّعَادُلِ السَّلْبِي'.normalize('NFC');
  const same = { 1: 'لِمِثْلِهِ', 2: 'لِمِثْلِهِمَا' }[goals] ?? 'لِمِثْلِهَا';
  return pausal(`بِالتَّعَادُلِ الإِيجَابِيِّ ${attach('بِ', goalsSaid(goals))} ${same}`);
}

/** «بِهَدَفٍ دُونَ رَدّْ»: a single winning goal is not counted. */
const goalsSaid = (goals: number) =>
  goals === 1 ? spokenGoal.singular.genitive : spokenCount(goals, spokenGoal);
