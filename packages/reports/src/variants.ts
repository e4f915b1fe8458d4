export type Choose = <T>(family: string, variants: readonly T[], isAllowed?: (variant: T) => boolean) => T;

/** How often the last reports used each template, and which of them a corrected report used before. */
export type Templates = { recent: ReadonlyMap<string, number>; own?: ReadonlySet<string> };

/** The templates of some reports, counted. */
export function countTemplates(reports: Iterable<readonly string[]>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const id of [...reports].flat()) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

/**
 * The same match gives the same text, unless the last reports used its templates: then those that they used least are
 * taken. No report uses a template twice if there is another, nor a third time one that others were used less often than.
 * A corrected report keeps its own. `used` collects what this report chose.
 */
export function chooser(
  seed: number,
  { recent, own = new Set() }: Templates,
): { choose: Choose; used: string[] } {
  const used: string[] = [];
  const choose: Choose = (family, variants, isAllowed = () => true) => {
    const start = hash(`${seed} ${family}`) % variants.length;
    const order = variants
      .map((_, index) => (start + index) % variants.length)
      .filter((index) => isAllowed(variants[index]!));
    const ownUses = (each: number) => used.filter((id) => id === idOf(family, each)).length;
    const least = Math.min(...order.map(ownUses));
    const fresh = order.filter((each) => ownUses(each) === least);
    const uses = (each: number) => recent.get(idOf(family, each)) ?? 0;
    const index =
      fresh.find((each) => own.has(idOf(family, each))) ??
      fresh.toSorted((a, b) => uses(a) - uses(b))[0] ??
      start;
    used.push(idOf(family, index));
    return variants[index]!;
  };
  return { choose, used };
}

const idOf = (family: string, index: number) => `${family} ${index}`;

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ letter.codePointAt(0)!, 0x01000193);
  return value >>> 0;
}
