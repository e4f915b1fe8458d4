// Renders the edge's configuration into a folder:
//   node ops/nginx/render.ts out=DIR data=DIR cache=DIR static=DIR media=DIR listen=HOST:PORT private=HOST:PORT web=HOST:PORT api=HOST:PORT user=NAME
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export type EdgeSettings = {
  out: string;
  data: string;
  cache: string;
  static: string;
  media: string;
  listen: string;
  private: string;
  web: string;
  api: string;
  user: string;
};

const here = import.meta.dirname;

/** Writes nginx.conf and what it includes; returns the path to start nginx with. */
export function renderEdge(settings: EdgeSettings): string {
  const values: Record<string, string> = {
    MODULES: '/usr/lib/nginx/modules',
    MIME_TYPES: '/etc/nginx/mime.types',
    USER: settings.user,
    CONF: resolve(settings.out),
    DATA: resolve(settings.data),
    CACHE: resolve(settings.cache),
    STATIC: resolve(settings.static),
    MEDIA: resolve(settings.media),
    LISTEN: settings.listen,
    PRIVATE: settings.private,
    SELF: settings.private.replace(/^0\.0\.0\.0:/, '127.0.0.1:'),
    WEB: settings.web,
    API: settings.api,
  };
  for (const folder of [settings.out, settings.data, settings.cache, settings.media]) {
    mkdirSync(folder, { recursive: true });
  }
  const template = readFileSync(join(here, 'nginx.conf.template'), 'utf8');
  const conf = template.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`nginx.conf.template asks for ${name}, which nobody gives`);
    return value;
  });
  const file = join(settings.out, 'nginx.conf');
  writeFileSync(file, conf);
  cpSync(join(here, 'zone-classes.conf'), join(settings.out, 'zone-classes.conf'));
  return file;
}

if (import.meta.main) {
  const given = Object.fromEntries(process.argv.slice(2).map((argument) => argument.split('=', 2)));
  console.log(renderEdge(given as EdgeSettings));
}
