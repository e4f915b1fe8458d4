import type { Argument } from '../../apps/web/server/page-addresses.ts';

/** The parts of a JSON Schema that bound a value in an address. */
export type ValueSchema = {
  type?: string;
  enum?: readonly unknown[];
  pattern?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
};

/** A UTF-16 unit takes at most three bytes of UTF-8, and each byte takes three characters when percent-encoded. */
const ENCODED_LENGTH = 9;

/** The pattern of a value in an address that the edge accepts, without anchors. */
export function patternOf({ type, enum: values, pattern, minimum, maximum, maxLength }: ValueSchema): string {
  if (values) return values.join('|');
  if (type === 'integer' && minimum !== undefined && maximum !== undefined)
    return rangePattern(minimum, maximum);
  if (pattern !== undefined) return bare(pattern);
  if (maxLength !== undefined) return textPattern(maxLength);
  throw new Error('a value without bounds would let any client fill the cache');
}

export function argumentPattern(argument: Argument): string {
  return argument instanceof RegExp ? bare(argument.source) : textPattern(argument.maxLength);
}

/** Without anchors; browsers may encode the commas of a list. */
const bare = (source: string) => source.replaceAll(/^\^|\$$/g, '').replaceAll(/,(?!\d*\})/g, '(?:,|%2[Cc])');

/**
 * For paths, which nginx decodes and compares byte by byte: a class with a range of letters that take two bytes of UTF-8
 * becomes one of its other characters, or two bytes. It passes neighbours of the range, too; the origin refuses them.
 */
export const inBytes = (source: string) =>
  source.replaceAll(/\[[^\]]*\\u[^\]]*\]/g, (letters) => {
    const others = letters.replace(TWO_BYTE_RANGE, '');
    const [, from = '', to = ''] = TWO_BYTE_RANGE.exec(letters) ?? [];
    return `(?:${others}|[${firstByte(from)}-${firstByte(to)}][\\x80-\\xbf])`;
  });

const TWO_BYTE_RANGE = /\\u([\da-f]{4})-\\u([\da-f]{4})/;

function firstByte(hexadecimal: string): string {
  const letter = Number.parseInt(hexadecimal, 16);
  if (!(letter >= 0x80 && letter <= 0x7ff)) throw new Error(`U+${hexadecimal} does not take two bytes`);
  return `\\x${(0xc0 | (letter >> 6)).toString(16)}`;
}

const textPattern = (maxLength: number) => `[^&\\s]{1,${maxLength * ENCODED_LENGTH}}`;

/** Exactly the whole numbers from `min` to `max`, in decimal, without leading zeros. */
export function rangePattern(min: number, max: number): string {
  const parts: string[] = [];
  /** Lengths of which every number is in the range. */
  const whole: number[] = [];
  for (let low = min; low <= max;) {
    const high = Math.min(max, 10 ** String(low).length - 1);
    const isWhole = low > 0 && /^10*$/.test(String(low)) && /^9+$/.test(String(high));
    if (isWhole) whole.push(String(low).length - 1);
    else parts.push(...sameLength(String(low), String(high)));
    low = high + 1;
  }
  return [...(whole.length > 0 ? [`[1-9]\\d{${whole[0]},${whole.at(-1)}}`] : []), ...parts].join('|');
}

function sameLength(low: string, high: string): string[] {
  const [first, last] = [low[0]!, high[0]!];
  const [lowRest, highRest] = [low.slice(1), high.slice(1)];
  if (lowRest === '') return [digits(first, last)];
  if (first === last) return sameLength(lowRest, highRest).map((rest) => first + rest);
  const isOpenBelow = /^0*$/.test(lowRest);
  const isOpenAbove = /^9*$/.test(highRest);
  const below = isOpenBelow
    ? []
    : sameLength(lowRest, '9'.repeat(lowRest.length)).map((rest) => first + rest);
  const above = isOpenAbove
    ? []
    : sameLength('0'.repeat(highRest.length), highRest).map((rest) => last + rest);
  const from = Number(first) + (isOpenBelow ? 0 : 1);
  const to = Number(last) - (isOpenAbove ? 0 : 1);
  const between = from <= to ? [`${digits(String(from), String(to))}\\d{${lowRest.length}}`] : [];
  return [...below, ...between, ...above];
}

const digits = (from: string, to: string) => (from === to ? from : `[${from}-${to}]`);
