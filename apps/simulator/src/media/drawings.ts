import type { CrestLook } from '@safira/football/drawings/crest-look';
import { inkOn } from '@safira/football/drawings/contrast';
import { DISC, emblemShapes } from '@safira/football/drawings/drawn-shapes';
import type { EmblemLook } from '@safira/football/drawings/emblem-look';
import { SHIELD } from '@safira/football/drawings/shield';
import { patternColour } from './colours.ts';
import { lettering } from './lettering.ts';

// Our own drawings, in the style of apps/web/app/football-ui/drawn-crest.tsx and drawn-emblem.tsx: no real badges and no
// faces.
const SHIRT =
  'M17 5C19 8.6 29 8.6 31 5L37 7.2 45.5 15.5 39.6 22 36.6 19.6V43H11.4V19.6L8.4 22 2.5 15.5 11 7.2Z';
const EDGE = '#0F1713';
/** The provider's size of badges, emblems and portraits. */
const PICTURE_PX = 150;

export type Dress = { colours: readonly [field: string, second: string]; pattern: string };

/** A shield with two letters on a disc. */
export function crestSvg({ letters, painted, disc, ink }: CrestLook): string {
  const areas = painted.map(({ area, colour }) => `<path d="${area}" fill="${colour}"/>`).join('');
  const { x, y, radius } = DISC;
  return picture(
    48,
    `<clipPath id="in"><path d="${SHIELD}"/></clipPath>
    <g clip-path="url(#in)">${areas}</g>
    <circle cx="${x}" cy="${y}" r="${radius}" fill="${disc}"/>
    ${lettering(letters, { x, y, width: 21, height: 17, size: 17, fill: ink })}
    <path d="${SHIELD}" fill="none" stroke="${EDGE}" stroke-opacity=".55" stroke-width="1.8"/>
    <path d="${SHIELD}" fill="none" stroke="#fff" stroke-opacity=".35" transform="translate(1.68 1.68) scale(.93)"/>`,
  );
}

/** The shape shows the kind of a competition; a second tier is outlined. */
export function emblemSvg({ letters, kind, colour, isOutlined }: EmblemLook): string {
  const { outer, inner } = emblemShapes[kind];
  const y = kind === 'cup' ? 14.6 : 16;
  return picture(
    32,
    `<path d="${outer}" fill="${colour}"/>
    <path d="${inner}" ${isOutlined ? 'fill="#fff"' : 'fill="none" stroke="#fff" stroke-opacity=".45"'}/>
    ${lettering(letters, { x: 16, y, width: 18, height: 14, size: 12.5, fill: isOutlined ? colour : '#fff' })}`,
  );
}

/** A shirt with its number; a goalkeeper's has one colour. */
export function shirtSvg({ colours, pattern }: Dress, number: number, keeper: string | null): string {
  const field = keeper ?? colours[0];
  const second = patternColour(colours);
  const ink = inkOn(field);
  const worn = keeper ? '' : `<path d="${pattern}" fill="${second}"/>`;
  return picture(
    48,
    `<clipPath id="in"><path d="${SHIRT}"/></clipPath>
    <g clip-path="url(#in)"><rect width="48" height="48" fill="${field}"/>${worn}
    <path d="M17 5C19 8.6 29 8.6 31 5" fill="none" stroke="${keeper ? EDGE : second}" stroke-width="5"/></g>
    <path d="${SHIRT}" fill="none" stroke="${EDGE}" stroke-opacity=".6" stroke-width="1.4" stroke-linejoin="round"/>
    ${lettering(String(number), { x: 24, y: 27.5, width: 17, height: 12.5, size: 18, fill: ink, halo: { colour: field, width: 2 } })}`,
  );
}

/** A jacket with a tie in the colour of the club, because we draw no faces. */
export function jacketSvg({ colours }: Dress): string {
  const tie = colours.find((colour) => inkOn(colour) === '#FFFFFF') ?? EDGE;
  return picture(
    48,
    `<path d="M17 5 24 9.5 31 5 40.5 9.4 45 21 43.5 43H4.5L3 21 7.5 9.4Z" fill="#26323A" stroke="${EDGE}" stroke-opacity=".6" stroke-width="1.4" stroke-linejoin="round"/>
    <path d="M17 5 24 9.5 31 5 24 30Z" fill="#F4F6F7"/>
    <path d="M22.2 9.6H25.8L25 12.6 26.8 25 24 29.4 21.2 25 23 12.6Z" fill="${tie}" stroke="${EDGE}" stroke-opacity=".35" stroke-width=".5"/>
    <path d="M17 5 24 30 20.5 33 11.6 18.5 15 17.4 12.4 14.6Z" fill="#33424C"/>
    <path d="M31 5 24 30 27.5 33 36.4 18.5 33 17.4 35.6 14.6Z" fill="#33424C"/>
    <path d="M24 30V43M13.5 26V43M34.5 26V43" stroke="#18222A" stroke-width=".9" fill="none"/>
    <circle cx="26.4" cy="35" r=".9" fill="#8FA1AD"/><circle cx="26.4" cy="39" r=".9" fill="#8FA1AD"/>`,
  );
}

/** A stadium from above, with stands in the colours of the home team. */
export function stadiumSvg({ colours }: Dress): string {
  const [field] = colours;
  const second = patternColour(colours);
  const stripes = [0, 1, 2, 3, 4]
    .map((i) => `<rect x="${28 + i * 10}" y="30" width="5" height="40"/>`)
    .join('');
  const lines = 'M28 30H78V70H28ZM53 30V70M28 40H36V60H28M78 40H70V60H78';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="318" height="300" viewBox="0 0 106 100">
    <rect width="106" height="100" fill="#DDE3E0"/>
    <rect x="6" y="8" width="94" height="84" rx="30" fill="#5B6770"/>
    <rect x="9" y="11" width="88" height="78" rx="27" fill="${field}"/>
    <rect x="14" y="16" width="78" height="68" rx="22" fill="${second}"/>
    <rect x="19" y="21" width="68" height="58" rx="17" fill="${field}"/>
    <path d="M53 8V92M6 50H100M20 16 86 84M86 16 20 84" stroke="#fff" stroke-opacity=".28" stroke-width="1.2"/>
    <rect x="24" y="26" width="58" height="48" rx="5" fill="#2B6B45"/>
    <rect x="28" y="30" width="50" height="40" fill="#3C9A5F"/><g fill="#378E57">${stripes}</g>
    <path d="${lines}" fill="none" stroke="#fff" stroke-width=".8"/>
    <circle cx="53" cy="50" r="6.5" fill="none" stroke="#fff" stroke-width=".8"/>
  </svg>`;
}

/** The provider's placeholder for a missing picture. */
export function silhouetteSvg(): string {
  return picture(
    48,
    `<rect width="48" height="48" fill="#E3E6E8"/>
    <circle cx="24" cy="18" r="8.6" fill="#B4BBC0"/><path d="M6 48C6 36 13.5 30 24 30S42 36 42 48Z" fill="#B4BBC0"/>`,
  );
}

/** Three bands and the code of the country: a symbol, not its flag. */
export function flagSvg(code: string, bands: readonly [string, string, string], isUpright: boolean): string {
  const rects = bands.map((fill, i) =>
    isUpright
      ? `<rect x="${i * 20}" width="20" height="40" fill="${fill}"/>`
      : `<rect y="${(i * 40) / 3}" width="60" height="${40 / 3}" fill="${fill}"/>`,
  );
  const text = lettering(code.toUpperCase(), {
    x: 30,
    y: 20,
    width: 44,
    height: 13,
    size: 18,
    fill: EDGE,
    halo: { colour: '#fff', width: 1.4 },
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40" viewBox="0 0 60 40">${rects.join('')}${text}</svg>`;
}

function picture(box: number, inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_PX}" height="${PICTURE_PX}" viewBox="0 0 ${box} ${box}">${inside}</svg>`;
}
