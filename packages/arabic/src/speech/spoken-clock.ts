import { spokenMinutes } from './spoken-nouns.ts';
import { attach, spokenCount } from './spoken-numbers.ts';
import { spokenOrdinal } from './spoken-ordinals.ts';

type Clock = { hour: number; minute: number };

/** POD-06: a time after «فِي السَّاعَةِ»: «الثَّامِنَةِ وَالنِّصْفِ», «التَّاسِعَةِ إِلَّا رُبْعًا». */
export function spokenClock({ hour, minute }: Clock): string {
  if (minute === 45) return `${hourWord(hour + 1)} إِلَّا رُبْعًا`.normalize('NFC');
  return `${hourWord(hour)}${minuteWords(minute)}`.normalize('NFC');
}

/** The first hour is not an ordinal: «الوَاحِدَةِ». */
function hourWord(hour: number): string {
  const shown = hour % 12 || 12;
  return shown === 1 ? 'الوَاحِدَةِ' : spokenOrdinal(shown, { isFeminine: true });
}

function minuteWords(minute: number): string {
  if (minute === 0) return '';
  if (minute === 15) return ' وَالرُّبْعِ';
  if (minute === 30) return ' وَالنِّصْفِ';
  return ` ${attach('وَ', spokenCount(minute, spokenMinutes))}`;
}

/** POD-06: the part of the day that a time belongs to; empty after midnight, where the day is named by its dawn. */
export function spokenDayPart(hour: number): string {
  if (hour < FIRST_MORNING_HOUR) return '';
  if (hour < 12) return 'صَبَاحًا';
  if (hour < 15) return 'ظُهْرًا';
  return hour < 18 ? 'عَصْرًا' : 'مَسَاءً';
}

export const FIRST_MORNING_HOUR = 4;
