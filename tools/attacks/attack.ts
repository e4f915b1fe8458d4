/** What an attack goes through: a field of an article, an address, or a file. */
export const kinds = [
  'title',
  'summary',
  'text',
  'alt text',
  'credit',
  'video title',
  'correction',
  'link',
  'video address',
  'match id',
  'tree',
  'file name',
  'slug',
  'file',
] as const;
export type Kind = (typeof kinds)[number];

/** A JSON object as a thief of an editor's session could send it: of the contract, or of anything else. */
export type Raw = Record<string, unknown>;

/** An article with one hostile part; `block` and `content` are added to a harmless one. */
export type ArticleAttack = {
  kind: Kind;
  name: string;
  content?: Raw;
  block?: unknown;
  correction?: string;
  /** The body of the request as it is sent, if no object can be written so. */
  json?: string;
};
