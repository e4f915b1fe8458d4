import type { ArticleAttack, Kind } from './attack.ts';
import { blocks } from './tables/blocks.ts';
import { links } from './tables/links.ts';
import { payloads, RUN } from './tables/payloads.ts';

/** Longer than any field may be. */
const OVERLONG = 'ا'.repeat(6_000);

const paragraph = (text: string) => ({ type: 'paragraph', children: [{ text }] });

/** Where a hostile text can stand. The picture is one that was uploaded, without its size. */
const fields = (
  text: string,
  picture: object,
): Partial<Record<Kind, Omit<ArticleAttack, 'kind' | 'name'>>> => ({
  title: { content: { title: text } },
  summary: { content: { summary: text } },
  text: { block: paragraph(text) },
  'alt text': { block: { type: 'image', ...picture, alt: text, credit: '' } },
  credit: { content: { picture: { ...picture, alt: 'صورة', credit: text } } },
  'video title': { block: { type: 'video', youtubeId: 'aaaaaaaaaaa', title: text } },
  correction: { correction: text },
});

/** Bodies that no program of ours would write. */
const bodies: Record<string, string> = {
  'keys of every object': `{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"status":"published"}},"title":"x"}`,
  'a key twice': '{"title":"x","title":"<script>","category":"general"}',
  'a very deep tree': `{"body":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
  'no JSON': `<script>${RUN}</script>`,
  'a list for an object': '[{"title":"x"}]',
  'more than is accepted': JSON.stringify({ title: 'x'.repeat(70_000) }),
};

/** Fields of an article that no editor sets by writing. */
const contents: Record<string, object> = {
  'an address of its own': { slug: `"><script>${RUN}</script>` },
  'a state of its own': { status: 'published' },
  'an author of its own': { author: 1, reporter: { name: `<script>${RUN}</script>` } },
  'a category of its own': { category: `<script>${RUN}</script>` },
  'a category of every object': { category: '__proto__' },
  'a team that is markup': { teams: [`<script>${RUN}</script>`] },
  'a competition that is a statement': { competition: '1; drop table articles' },
  'too many blocks': { body: Array.from({ length: 501 }, () => paragraph('ا')) },
  'a body that is a text': { body: `<script>${RUN}</script>` },
  'a body with keys': { body: { 0: paragraph('ا'), length: 1 } },
};

/** All that is sent as articles. */
export function articleAttacks(picture: object): ArticleAttack[] {
  const texts = Object.entries({ ...payloads, 'an overlong text': OVERLONG });
  return [
    ...texts.flatMap(([name, text]) =>
      Object.entries(fields(text, picture)).map(([kind, parts]) => ({ kind: kind as Kind, name, ...parts })),
    ),
    ...Object.entries(links).map(([name, link]) => ({
      kind: 'link' as const,
      name,
      block: { type: 'paragraph', children: [{ text: 'رابط', link }] },
    })),
    ...Object.entries(blocks).flatMap(([kind, ofKind]) =>
      Object.entries(ofKind).map(([name, block]) => ({ kind: kind as Kind, name, block })),
    ),
    ...Object.entries(contents).map(([name, content]) => ({
      kind: 'tree' as const,
      name,
      content: { ...content },
    })),
    ...Object.entries(bodies).map(([name, json]) => ({ kind: 'tree' as const, name, json })),
  ];
}
