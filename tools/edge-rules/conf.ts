/** Parts of nginx's configuration. */
/** What an editor can withdraw: while the origin is away there is no copy of it. */
export const NEVER_STALE = 'proxy_cache_use_stale off;';

export type Rules = { maps: string[]; locations: string[] };

export const indent = (text: string) => text.replaceAll(/^(?=.)/gm, '  ');

export const block = (head: string, lines: readonly string[]) =>
  `${head} {\n${lines.map((line) => indent(line)).join('\n')}\n}`;

/**
 * One map for each pattern that an argument has anywhere. It sets a variable that is empty, the argument in its only
 * valid spelling, or a mark for an invalid one. So clients cannot create additional cache keys with it.
 */
export function makeArgumentMaps(prefix: string, { onInvalid }: { onInvalid: (name: string) => string }) {
  const known = new Map<string, Map<string, string>>();
  return {
    variableOf: (name: string, pattern: string): string => {
      const variables = known.get(name) ?? new Map<string, string>();
      known.set(name, variables);
      const base = `${prefix}_${name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`;
      const variable =
        variables.get(pattern) ?? `$${base}${variables.size === 0 ? '' : `_${variables.size + 1}`}`;
      variables.set(pattern, variable);
      return variable;
    },
    maps: (): string[] =>
      [...known].flatMap(([name, variables]) =>
        [...variables].map(([pattern, variable]) =>
          block(`map $arg_${name.toLowerCase()} ${variable}`, [
            '"" "";',
            `"~^(?:${pattern})$" "&${name}=$arg_${name.toLowerCase()}";`,
            `default "${onInvalid(name)}";`,
          ]),
        ),
      ),
  };
}
