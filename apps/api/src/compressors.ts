import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib';

/** Below this, handing the compression to another thread would take longer than doing it. */
const SMALL_BYTES = 64 * 1024;
const [gzipAsync, brotliAsync] = [promisify(gzip), promisify(brotliCompress)];

/** For answers that are built while a reader waits. */
export const compressors = {
  identity: async (body: Buffer) => body,
  gzip: (body: Buffer): Promise<Buffer> => gzipAsync(body),
  br: async (body: Buffer): Promise<Buffer> => {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 4,
      [constants.BROTLI_PARAM_LGWIN]: 18, // a larger window costs time to clear and gains nothing
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    };
    return body.length < SMALL_BYTES ? brotliCompressSync(body, { params }) : brotliAsync(body, { params });
  },
};
