import { imageKey, type imageWidths } from '@safira/media/images/image';

/** The address of an uploaded picture in one of three widths. */
export const articlePicture = (hash: string, width: (typeof imageWidths)[number] = 640): string =>
  `/media/${imageKey(hash, width)}`;
