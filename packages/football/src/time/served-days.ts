/** Days from today that may be requested: the bound keeps callers from filling the caches with days. */
export const FIRST_DAY = -30;
export const LAST_DAY = 60;
