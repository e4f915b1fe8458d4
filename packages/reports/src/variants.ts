/** How often each template was used lately is the caller's memory: ids of the last reports. */
export type Choose = <T>(family: string, variants: readonly T[], isAllowed?: (variant: T) => boolean) => T;

/**
 * The same match gives the same text, unless the last reports used its templates: then the next ones are taken. No report
 * uses a template twice if there is another. `used` collects what this report chose.
 */
export function chooser(seed: number, recent: ReadonlySet<string>): { choose: Choose; used: string[] } {
  const used: string[] = [];
  const choose: Choose = (family, variants, isAllowed = () => true) => {
    const start = hash(`${seed} ${family}`) % variants.length;
    const order = variants
      .map((_, index) => (start + index) % variants.length)
      .filter((index) => isAllowed(variants[index]!));
    const isFresh = (each: number) => !used.includes(idOf(family, each));
    const index =
      order.find((each) => isFresh(each) && !recent.has(idOf(family, each))) ?? order.find(isFresh) ?? start;
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
