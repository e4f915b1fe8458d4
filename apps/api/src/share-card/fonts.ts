import { fileURLToPath } from 'node:url';
import { GlobalFonts } from '@napi-rs/canvas';

/** The display face has all weights in one file, the other only its regular weight. */
export type Font = { family: 'display' | 'ui'; weight: number; size: number };

/** Letters come from the Arabic file of a family, digits and marks from the Latin one. */
export function fontText({ family, weight, size }: Font): string {
  return `${weight} ${size}px "safira-${family}-arabic", "safira-${family}-latin"`;
}

const files = {
  'safira-display-arabic': import.meta
    .resolve('@fontsource-variable/alexandria/files/alexandria-arabic-wght-normal.woff2'),
  'safira-display-latin': import.meta
    .resolve('@fontsource-variable/alexandria/files/alexandria-latin-wght-normal.woff2'),
  'safira-ui-arabic': import.meta
    .resolve('@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2'),
  'safira-ui-latin': import.meta
    .resolve('@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-latin-400-normal.woff2'),
};

let isReady = false;

/** Once per process. A missing file is a broken installation: no card is drawn in a fallback font. */
export function registerFonts(): void {
  if (isReady) return;
  for (const [name, file] of Object.entries(files)) {
    if (!GlobalFonts.registerFromPath(fileURLToPath(file), name)) throw new Error(`no font in ${file}`);
  }
  isReady = true;
}
