import type { Operation } from './document.ts';

/** A request in parts; the parts of the address are percent-encoded already. */
export type Draft = {
  operation: Operation;
  method: string;
  segments: string[];
  query: [name: string, value: string][];
  headers: Record<string, string>;
  body: string | undefined;
};
