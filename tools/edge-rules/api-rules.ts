import { z } from 'zod';
import { errorSentences } from '@safira/arabic/terms/errors';
import type { Endpoint } from '@safira/contract/endpoint';
import { endpoints } from '@safira/contract/endpoints';
import type { ErrorCode } from '@safira/contract/errors';
import { type PublicFile, publicFiles } from '@safira/contract/files';
import { privateCalls, privatePrefixes } from '@safira/contract/traffic';
import { block, indent, makeArgumentMaps, NEVER_STALE, type Rules } from './conf.ts';
import { inBytes, patternOf, type ValueSchema } from './patterns.ts';

type Location = { path: string; params: Record<string, ValueSchema>; lines: string[] };

/** Answered by nginx itself, in the envelope of API-06. */
const ownRefusals: ErrorCode[] = ['not_found', 'invalid', 'unavailable', 'too_many_requests'];

/** Locations for every call of the contract, and for no other address below `/api/`. */
export function apiRules(): Rules {
  const args = makeArgumentMaps('api', { onInvalid: (name) => `&${name}=!` });
  const locations = [
    ...endpoints
      .filter(({ family }) => family !== 'private')
      .map((entry): Location => ({
        path: entry.path,
        params: propertiesOf(entry.params),
        lines: publicLines(entry, args.variableOf),
      })),
    ...publicFiles.map((file): Location => ({
      path: file.path,
      params: propertiesOf(file.params),
      lines: fileLines(file, args.variableOf),
    })),
    ...exactPrivateCalls().map(({ method, path }): Location => ({
      path,
      params: {},
      lines: [PRIVATE_TIMEOUT, `set $allowed_method ${method};`, 'include snippets/api-private.conf;'],
    })),
  ];
  const groups = Map.groupBy(locations, ({ path }) => path.split('/')[1]!);
  const prefixes = privatePrefixes.flatMap(({ prefix, maxBodyKb }) => [
    block(`location ^~ /api${prefix}`, [
      `client_max_body_size ${maxBodyKb}k;`,
      PRIVATE_TIMEOUT,
      'set $allowed_method $request_method;',
      'include snippets/api-private.conf;',
    ]),
    // Without its slash nginx would redirect to it, as HTML.
    block(`location = /api${prefix.slice(0, -1)}`, ['return 404 $json_not_found;']),
  ]);
  const refusals = ownRefusals.map((code) =>
    block(`map $host $json_${code}`, [`default '${refusalOf(code)}';`]),
  );
  const tooLarge = block('map $uri $json_too_large', [
    `default '${refusalOf('too_large')}';`,
    ...uploads().map(({ path, upload }) => `/api${path} '${refusalOf(upload.tooLarge)}';`),
  ]);
  return {
    maps: [...refusals, tooLarge, ...args.maps()],
    locations: [
      ...prefixes,
      ...uploads().map(uploadLocation),
      ...[...groups].flatMap(([group, members]) => groupOf(group, members)),
    ],
  };
}

/** Longer than that of reads: a sign-in may wait for its turn. */
const PRIVATE_TIMEOUT = 'proxy_read_timeout 15s;';

const refusalOf = (code: ErrorCode) =>
  JSON.stringify({ success: false, code, message: errorSentences[code] });

/** The calls that take a file. */
const uploads = () =>
  endpoints.flatMap(({ upload, ...entry }) => (upload === undefined ? [] : [{ ...entry, upload }]));

/**
 * The API refuses a caller before the file is read, so nginx passes the file on as it comes: files of visitors would fill
 * its disk otherwise. Encoding takes longer than other answers.
 */
function uploadLocation({ method, path, upload }: ReturnType<typeof uploads>[number]): string {
  return block(`location = /api${path}`, [
    `client_max_body_size ${upload.maxBytes / 1_024}k;`,
    'proxy_request_buffering off;',
    'proxy_read_timeout 30s;',
    `set $allowed_method ${method};`,
    'include snippets/api-private.conf;',
  ]);
}

function publicLines(entry: Endpoint, variableOf: (name: string, pattern: string) => string): string[] {
  if (entry.family === 'public-post')
    return [`set $allowed_method ${entry.method};`, 'include snippets/api-post.conf;'];
  const { min, timezone, ...rest } = propertiesOf(entry.query);
  const passed = Object.entries(rest).map(([name, schema]) => variableOf(name, patternOf(schema)));
  // Zones are mapped to their class: any name is accepted, and names of one class are one address.
  const zone = timezone ? 'timezone=$zone_of_arg_timezone' : '';
  return [
    `set $api_args "${zone}${passed.join('')}";`,
    // `min` requests a version: passed on, but not part of the key, because the answer becomes the shared copy.
    `set $version "${min ? variableOf('min', patternOf(min)) : ''}";`,
    ...(entry.cache === 'brief' ? [NEVER_STALE] : []),
    `include snippets/api-${treatmentOf(entry)}.conf;`,
  ];
}

function treatmentOf({ cache, isSearch }: Endpoint): 'uncached' | 'search' | 'cached' {
  if (cache === 'none') return 'uncached';
  return isSearch ? 'search' : 'cached';
}

function fileLines(
  { query, isSearch = false, isBrief = false }: PublicFile,
  variableOf: (name: string, pattern: string) => string,
): string[] {
  const passed = Object.entries(propertiesOf(query)).map(([name, schema]) =>
    variableOf(name, patternOf(schema)),
  );
  return [
    `set $api_args "${passed.join('')}";`,
    ...(isBrief ? [NEVER_STALE] : []),
    `include snippets/api-${isSearch ? 'search-file' : 'file'}.conf;`,
  ];
}

/** Private calls outside the private prefixes. */
function exactPrivateCalls() {
  const isBelowPrefix = (path: string) => privatePrefixes.some(({ prefix }) => path.startsWith(prefix));
  const others = endpoints.filter(({ family, path }) => family === 'private' && !isBelowPrefix(path));
  const known = new Set(privateCalls.map(({ path }) => path));
  return [...privateCalls, ...others.filter(({ path }) => !known.has(path))];
}

/** nginx tries patterns one after the other, so they are grouped by the first part of the path. */
function groupOf(group: string, members: Location[]): string[] {
  const exact = members
    .filter(({ path }) => !path.includes(':'))
    .map(({ path, lines }) => block(`location = /api${path}`, lines));
  const patterns = members
    .filter(({ path }) => path.includes(':'))
    .map((member) => block(`location ~ "^/api${pathOf(member)}$"`, member.lines));
  if (patterns.length === 0) return exact;
  const inside = [...patterns, 'return 404 $json_not_found;'].map(indent).join('\n');
  return [...exact, `location /api/${group}/ {\n${inside}\n}`];
}

function pathOf({ path, params }: Location): string {
  return path
    .replaceAll('.', String.raw`\.`)
    .replaceAll(/:(\w+)/g, (_, name: string) => `(?:${inBytes(patternOf(params[name] ?? {}))})`);
}

function propertiesOf(schema: z.ZodObject): Record<string, ValueSchema> {
  const { properties = {} } = z.toJSONSchema(schema, {
    io: 'input',
    target: 'openapi-3.0',
    unrepresentable: 'any',
  });
  return properties as Record<string, ValueSchema>; // patternOf refuses schemas that it does not know
}
