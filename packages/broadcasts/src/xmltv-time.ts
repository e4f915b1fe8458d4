const TIME = /^(\d{4})(\d{2})(\d{2})(?:(\d{2})(\d{2})(\d{2})?)?(?:\s*(?:([+-])(\d{2}):?(\d{2})|UTC|GMT|Z))?$/;

/** OURS-17: «20261121203000 +0300» in milliseconds; without a zone it is UTC. Undefined if it is no time. */
export function readXmltvTime(text: string): number | undefined {
  const found = TIME.exec(text.trim());
  if (!found) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = found
    .slice(1, 7)
    .map((part) => Number(part ?? 0));
  const local = Date.UTC(year, month - 1, day, hour, minute, second);
  const isReal = new Date(local).getUTCDate() === day && hour < 24 && minute < 60 && second < 60;
  if (!isReal) return undefined;
  const [sign, hours, minutes] = found.slice(7, 10);
  if (sign === undefined) return local;
  const offset = (Number(hours) * 60 + Number(minutes)) * 60_000;
  return sign === '+' ? local - offset : local + offset;
}
