import { teamSvg } from '../media/dresses.ts';
import type { Fixture } from '../world/model.ts';

const STRIPES = [0, 160, 320, 480].map((x) => `<rect x="${x}" width="80" height="360"/>`).join('');

/** DLG-11: the thumbnail of a video, 16:9: the two crests on a pitch, the home side on the right. */
export function coverSvg({ home, away }: Fixture): string {
  const crest = (svg: string, x: number) => `<g transform="translate(${x} 105)">${svg}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360" viewBox="0 0 640 360">
    <rect width="640" height="360" fill="#1E6B43"/><g fill="#1B613D">${STRIPES}</g>
    <path d="M320 0V360" stroke="#fff" stroke-opacity=".5" stroke-width="3"/>
    <circle cx="320" cy="180" r="70" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3"/>
    ${crest(teamSvg(away), 75)}${crest(teamSvg(home), 415)}
  </svg>`;
}
