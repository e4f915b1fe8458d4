/**
 * Numbers with signs, from our own code: the same characters on every engine. The text contains no isolates, so pages
 * put it in `<Ltr>` and plain text in `isolateLtr`; otherwise a sign or percent moves to the other side.
 */

/** `+5`, `-3`, `0`: with the plain hyphen-minus, as the pinned locale prints it; it is in every subset of a font. */
export function signed(n: number): string {
  if (n === 0) return '0';
  return n > 0 ? `+${n}` : `-${Math.abs(n)}`;
}

/** `62%`, whole. */
export function percent(n: number): string {
  return `${Math.round(n)}%`;
}

/** `81,365` */
export function grouped(n: number): string {
  const digits = String(Math.abs(Math.round(n))).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  return Math.round(n) < 0 ? `-${digits}` : digits;
}

/** «45 ألف», «3 ملايين», «1.3 مليون»: a size at a glance, also before a noun; below a thousand the number itself. */
export function compact(n: number): string {
  // A number that rounds up to the next unit uses that unit: 999,500 is «مليون», not «1,000 ألف».
  const scale = scales.find(({ unit }) => Math.abs(n) >= unit - unit / 2000);
  if (!scale) return grouped(n);
  const tenths = Math.round((n / scale.unit) * 10) / 10;
  const amount = Math.abs(tenths) < 10 ? tenths : Math.round(n / scale.unit);
  // Two keeps its digit: the dual would lose its nun before a noun («مليونا يورو»).
  if (amount === 1) return scale.one;
  const isFew = Number.isInteger(amount) && Math.abs(amount) >= 3 && Math.abs(amount) <= 10;
  return `${Number.isInteger(amount) ? grouped(amount) : amount} ${isFew ? scale.few : scale.one}`;
}

const scales = [
  { unit: 1e9, one: 'مليار', few: 'مليارات' },
  { unit: 1e6, one: 'مليون', few: 'ملايين' },
  { unit: 1e3, one: 'ألف', few: 'آلاف' },
];
