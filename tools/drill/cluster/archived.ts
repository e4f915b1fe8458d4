/** Where the write-ahead log of the primary was at a moment, as `0/5000028`. */
export type LogPosition = { at: number; lsn: string };

const SEGMENT_BYTES = 2n ** 24n;
const SEGMENTS_OF_FILE = 2n ** 32n / SEGMENT_BYTES;

const bytesOf = (lsn: string): bigint => {
  const [high = '', low = ''] = lsn.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
};

/** The first byte after a segment, named by timeline, file and number in the file: eight digits each. */
function endOf(segment: string): bigint {
  const file = BigInt(`0x${segment.slice(8, 16)}`);
  const number = BigInt(`0x${segment.slice(16, 24)}`);
  return (file * SEGMENTS_OF_FILE + number + 1n) * SEGMENT_BYTES;
}

/** The last moment at which the log was not beyond the end of a segment; 0 if there is none. */
export function archivedBy(positions: readonly LogPosition[], segment: string): number {
  const end = endOf(segment);
  return positions.findLast(({ lsn }) => bytesOf(lsn) <= end)?.at ?? 0;
}
