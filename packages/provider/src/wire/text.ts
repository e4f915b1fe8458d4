import { z } from 'zod';

const named: Record<string, string> = { amp: '&', apos: "'", quot: '"', lt: '<', gt: '>', nbsp: ' ' };

/** The provider sends names HTML-escaped (`M&apos;Bala Nzola`). They are decoded exactly once, here. */
export const WireText = z.string().transform(decodeEntities);

function decodeEntities(text: string): string {
  return text.replace(/&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]+);/gi, decodeEntity).trim();
}

function decodeEntity(entity: string): string {
  const inside = entity.slice(1, -1).toLowerCase();
  if (!inside.startsWith('#')) return named[inside] ?? entity;
  const point = inside.startsWith('#x') ? Number.parseInt(inside.slice(2), 16) : Number(inside.slice(1));
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : entity;
}
