const WIDTHS = [320, 640, 1200] as const;

/** The address of an uploaded picture in one of three widths. */
export const articlePicture = (hash: string, width: (typeof WIDTHS)[number] = 640): string =>
  `/media/news/${hash}-${width}.webp`;
