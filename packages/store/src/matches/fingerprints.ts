/** Of an observation or a stored match; undefined parts were not observed. */
export type Fingerprints = {
  /** Of the facts of the match. */
  match: string;
  /** Of the names in it. */
  names: string;
  events: string | undefined;
  statistics: string | undefined;
};

type FingerprintColumns = {
  fingerprint: string;
  events_fingerprint: string | null;
  statistics_fingerprint: string | null;
};

/** One column holds the hashes of facts and names, separated by a space. */
export function toFingerprints(row: FingerprintColumns): Fingerprints {
  const [match = '', names = ''] = row.fingerprint.split(' ');
  return {
    match,
    names,
    events: row.events_fingerprint ?? undefined,
    statistics: row.statistics_fingerprint ?? undefined,
  };
}
