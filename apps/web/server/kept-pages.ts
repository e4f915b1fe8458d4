/** LRU cache of pages, limited by the sum of their bytes. */
export type CachedPage = { bytes: number };

export function makePageCache<P extends CachedPage>(limitBytes: number) {
  const pages = new Map<string, P>();
  let bytes = 0;

  function drop(key: string) {
    const page = pages.get(key);
    if (!page) return;
    pages.delete(key);
    bytes -= page.bytes;
  }

  return {
    get(key: string): P | undefined {
      const page = pages.get(key);
      if (!page) return undefined;
      // A map iterates in insertion order: inserted again, the page is the newest.
      pages.delete(key);
      pages.set(key, page);
      return page;
    },
    set(key: string, page: P) {
      drop(key);
      if (page.bytes > limitBytes) return;
      pages.set(key, page);
      bytes += page.bytes;
      for (const oldest of pages.keys()) {
        if (bytes <= limitBytes) break;
        drop(oldest);
      }
    },
    drop,
    get bytes() {
      return bytes;
    },
  };
}
