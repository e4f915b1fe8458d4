import { data } from 'react-router';
import type { Failure } from '../../lib/load.ts';
import { errors } from '../../ui/text.ts';

/** A route of its own, so that the data of the root is loaded on a missing page, too. */
export function loader() {
  throw data({ message: errors.missing } satisfies Failure, { status: 404 });
}

export default function Missing() {
  return null;
}
