/** What the list of competitions can be narrowed to, in the order of the links. */
export const kinds = ['live', 'arab', 'europe', 'world', 'cups', 'nations'] as const;
export type Kind = (typeof kinds)[number];

type Listed = { region: string; live: number; isCup: boolean; isOfNations: boolean };

/** COMP-09 */
export function isOfKind({ region, live, isCup, isOfNations }: Listed, kind: Kind): boolean {
  switch (kind) {
    case 'live':
      return live > 0;
    case 'cups':
      return isCup;
    case 'nations':
      return isOfNations;
    case 'arab':
    case 'europe':
    case 'world':
      return region === kind;
  }
}

export const kindOf = (search: URLSearchParams): Kind | undefined =>
  kinds.find((kind) => kind === search.get('kind'));
