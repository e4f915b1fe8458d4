import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Writes .br and .gz files next to the built assets, as small as possible, so that servers only send bytes. */
const assets = join(import.meta.dirname, '../build/client/assets');
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const names = (await readdir(assets)).filter((name) => /\.(js|css|svg|json)$/.test(name));
for (const name of names) {
  const path = join(assets, name);
  const content = await readFile(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await writeFile(`${path}.br`, await brotli(content, { params }));
  await writeFile(`${path}.gz`, await zip(content, { level: 9 }));
}
