import { data } from 'react-router';
import type { Failure } from '../lib/load.ts';
import { errors } from '../ui/text.ts';

/** A route of its own, so that the root's data is there on a page that is not. */
export function loader() {
  throw data({ message: errors.missing } satisfies Failure, { status: 404 });
}

export default function Missing() {
  return null;
}
