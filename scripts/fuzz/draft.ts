import type { Operation } from './document.ts';

/** A request in parts; what goes into the address is written as it stands there. */
export type Draft = {
  operation: Operation;
  method: string;
  segments: string[];
  query: [name: string, value: string][];
  headers: Record<string, string>;
  body: string | undefined;
};
