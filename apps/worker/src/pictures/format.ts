/** By the first bytes, whatever the content type: only these four formats reach a decoder, no SVG or document does. */
export function formatOf(bytes: Buffer): 'png' | 'jpeg' | 'gif' | 'webp' | undefined {
  const start = bytes.toString('latin1', 0, 12);
  if (start.startsWith('\x89PNG\r\n\x1A\n')) return 'png';
  if (start.startsWith('\xFF\xD8\xFF')) return 'jpeg';
  if (/^GIF8[79]a/.test(start)) return 'gif';
  if (/^RIFF.{4}WEBP/s.test(start)) return 'webp';
  return undefined;
}
