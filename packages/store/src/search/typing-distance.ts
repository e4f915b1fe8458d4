import { editDistance } from '@safira/arabic/search/edit-distance';

/** Like `editDistance`, but two exchanged letters count as one mistake. */
export function typingDistance(one: string, other: string): number {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  const [left, right] = [one.slice(start), other.slice(start)];
  const edits = editDistance(left, right);
  const isSwapped = left.length > 1 && left[0] === right[1] && left[1] === right[0];
  return isSwapped ? Math.min(edits, 1 + editDistance(left.slice(2), right.slice(2))) : edits;
}
