/** What an uploaded image is stored as: WebP in these widths, of which a smaller original fills the first. */
export const imageWidths = [320, 640, 1200] as const;
export type ImageWidth = (typeof imageWidths)[number];

/** The largest that is accepted: 40 million pixels, and no side longer than WebP allows. */
export const MOST_PIXELS = 40_000_000;
export const LONGEST_SIDE = 16_383;

/** Where one width of an image is; `sha256` is that of the bytes as they were uploaded. */
export const imageKey = (sha256: string, width: ImageWidth): string => `news/${sha256}-${width}.webp`;

/**
 * By the first bytes, whatever the content type says: only these three formats reach a decoder. No SVG, which is a
 * program, no GIF, which moves, no document.
 */
export function imageFormatOf(bytes: Buffer): 'jpeg' | 'png' | 'webp' | undefined {
  const start = bytes.toString('latin1', 0, 12);
  if (start.startsWith('\xFF\xD8\xFF')) return 'jpeg';
  if (start.startsWith('\x89PNG\r\n\x1A\n')) return 'png';
  if (/^RIFF.{4}WEBP/s.test(start)) return 'webp';
  return undefined;
}
