const WIDTHS = [320, 640, 1200];
const MIDDLE = /-640\.webp$/;

/** The address of the middle one of the three copies of a picture. */
export const pictureUrl = (hash: string): string => `/media/news/${hash}-640.webp`;

/** `srcset` of a picture of ours by the address of its middle copy; undefined for any other address. */
export const pictureSet = (url: string): string | undefined =>
  MIDDLE.test(url)
    ? WIDTHS.map((width) => `${url.replace(MIDDLE, `-${width}.webp`)} ${width}w`).join(', ')
    : undefined;
