/** OURS-12: `2026/27`, or `2026` for a season that ends in the year it starts in. */
export function seasonName(start: number, end: number): string {
  return start === end ? `${start}` : `${start}/${String(end % 100).padStart(2, '0')}`;
}
