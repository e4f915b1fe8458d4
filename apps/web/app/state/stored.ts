/** Access to local storage. HOME-21: storage that refuses is a warning, never an error. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch (error) {
    console.warn(`«${key}» cannot be read from storage.`, error);
    return null;
  }
}

/** Null removes the key. Returns whether the storage accepted it. */
export function writeStored(key: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    return true;
  } catch (error) {
    console.warn(`«${key}» cannot be written to storage.`, error);
    return false;
  }
}
