import { ownGoalMark } from '@safira/arabic/terms/goal-marks';
import type { Font } from '../fonts.ts';
import type { Fitted, Pen } from '../pen.ts';
import { between } from '../text.ts';
import type { Scorer } from './scorers.ts';
import { listComma, moreGoals } from './text.ts';

const MOST_LINES = 3;

/** OURS-05: as many scorers as fit, and the number of the other goals: «و3 أهداف أخرى». */
export function scorerLines(
  pen: Pen,
  scorers: readonly Scorer[],
  { font, width }: { font: Font; width: number },
): Fitted {
  const entries = scorers.map(piecesOf);
  const widest = Math.max(1, ...entries.flat().map((piece) => pen.widthOf(piece + listComma, font)));
  const fitting = { ...font, size: Math.min(font.size, Math.floor((font.size * width) / widest)) };
  const isWithin = (text: string) => pen.widthOf(text, fitting) <= width;
  for (let shown = entries.length; shown >= 0; shown--) {
    const hidden = scorers.slice(shown).reduce((sum, { minutes }) => sum + minutes.length, 0);
    const more = hidden > 0 ? [[moreGoals(hidden)]] : [];
    const lines = breakLines([...entries.slice(0, shown), ...more], isWithin);
    if (lines.length <= MOST_LINES) return { lines, font: fitting };
  }
  return { lines: [], font: fitting }; // not reached: with all scorers hidden there is one line
}

/** A line may be broken between two pieces. */
function piecesOf({ name, isOwnGoal, minutes }: Scorer): string[] {
  const [first, ...others] = minutes;
  return [`${isOwnGoal ? `${name} ${ownGoalMark}` : name} ${first}`, ...others];
}

function breakLines(entries: readonly string[][], isWithin: (text: string) => boolean): string[] {
  const lines: string[] = [];
  let current = '';
  const add = (text: string, join: string, mark = '') => {
    const joined = current ? current + join + text : text;
    if (isWithin(joined)) current = joined;
    else {
      lines.push(current + mark);
      current = text;
    }
  };
  for (const pieces of entries) {
    const whole = pieces.join(listComma);
    if (isWithin(whole)) add(whole, between);
    else pieces.forEach((piece, index) => (index === 0 ? add(piece, between) : add(piece, listComma, '،')));
  }
  return current ? [...lines, current] : lines;
}
