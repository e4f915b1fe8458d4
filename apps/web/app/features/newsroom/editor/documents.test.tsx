import { Body, type Block, type Inline, type LinkTarget } from '@safira/contract/news/body';
import { Editor, getSchema } from '@tiptap/core';
import { Node } from '@tiptap/pm/model';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { fromDocument } from './from-document.ts';
import { linkTargetOf, youtubeIdOf } from './link-target.ts';
import { Image, MatchBlock, textExtensions, Video } from './schema.ts';
import { toDocument } from './to-document.ts';

const extensions = [...textExtensions, Image, MatchBlock, Video];
const schema = getSchema(extensions);

const id = fc.integer({ min: 1, max: 2_147_483_647 });
const words = (maxLength: number) =>
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength })
    .filter((text) => text.trim() !== '' && !text.includes('\0'));
const link: fc.Arbitrary<LinkTarget> = fc.oneof(
  fc.record({ kind: fc.constantFrom('team', 'player', 'competition', 'match'), id }),
  fc.record({
    kind: fc.constant('web' as const),
    url: fc.constantFrom('https://example.com/a', 'https://example.org/?q=1'),
  }),
);
const optional = <T,>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const piece: fc.Arbitrary<Inline> = fc
  .record({
    text: words(20),
    link: optional(link),
    isLtr: optional(fc.constant(true as const)),
    isStrong: optional(fc.constant(true as const)),
  })
  .map(
    (value) => Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as Inline,
  );
const marksOf = ({ text: _, ...marks }: Inline) => JSON.stringify(marks);
/** Neighbours with the same marks are one piece. */
const children = fc
  .array(piece, { minLength: 1, maxLength: 6 })
  .map((pieces) =>
    pieces.filter((each, index) => index === 0 || marksOf(each) !== marksOf(pieces[index - 1]!)),
  )
  .filter((pieces) =>
    pieces.every((each, index) => index === 0 || marksOf(each) !== marksOf(pieces[index - 1]!)),
  );
const block: fc.Arbitrary<Block> = fc.oneof(
  fc.record({ type: fc.constant('paragraph' as const), children }),
  fc.record({
    type: fc.constant('heading' as const),
    level: fc.constantFrom(2 as const, 3 as const),
    children,
  }),
  fc.record({
    type: fc.constant('list' as const),
    isOrdered: fc.boolean(),
    items: fc.array(children, { minLength: 1, maxLength: 4 }),
  }),
  fc.record({ type: fc.constant('quote' as const), children }),
  fc.record({
    type: fc.constant('image' as const),
    picture: fc.constantFrom('ab'.repeat(32), '0f'.repeat(32)),
    width: fc.integer({ min: 1, max: 20_000 }),
    height: fc.integer({ min: 1, max: 20_000 }),
    alt: words(50).map((text) => text.trim()),
    credit: words(50).map((text) => text.trim()),
  }),
  fc.record({ type: fc.constant('match' as const), id }),
  fc.record({
    type: fc.constant('video' as const),
    youtubeId: fc.constant('abcdefgh-_1'),
    title: words(50).map((text) => text.trim()),
  }),
);
const tree = fc.array(block, { minLength: 1, maxLength: 8 });

/** As the editor holds it: checked by its schema. */
function documentOf(body: readonly Block[]): Node {
  const document = Node.fromJSON(schema, toDocument(body));
  document.check();
  return document;
}

test('NEWS-04: a tree survives the editor', () => {
  fc.assert(
    fc.property(tree, (body) => {
      expect(fromDocument(documentOf(body).toJSON())).toEqual(body);
    }),
    { seed: 1, numRuns: 100 },
  );
});

test('NEWS-04: an article without a word is an empty paragraph in the editor, and empty again', () => {
  expect(documentOf([]).toJSON()).toEqual({ type: 'doc', content: [{ type: 'paragraph' }] });
  expect(fromDocument(documentOf([]).toJSON())).toEqual([]);
});

test('NEWS-04: text that is too long for one piece is several pieces, and no character is cut in two', () => {
  const text = `${'ب'.repeat(4_999)}😀${'ت'.repeat(6_000)}`;
  const body = fromDocument(documentOf([{ type: 'paragraph', children: [{ text }] }]).toJSON());
  expect(Body.safeParse(body).success).toBe(true);
  const [first] = body as Extract<Block, { type: 'paragraph' }>[];
  expect(first!.children.map(({ text: part }) => part.length)).toEqual([4_999, 5_000, 1_002]);
  expect(first!.children.map(({ text: part }) => part).join('')).toBe(text);
});

const editor = new Editor({ extensions, injectCSS: false });
afterAll(() => editor.destroy());

/** What the editor makes of pasted markup, in place of all that it has. */
function pasted(html: string): Block[] {
  editor.commands.setContent(toDocument([]));
  editor.view.pasteHTML(html);
  editor.state.doc.check();
  return fromDocument(editor.getJSON());
}

const tags =
  'p div span b strong em u font h1 h2 h4 ul ol li blockquote table tr td a bdi figure img o:p section code pre br';
const attribute = fc.constantFrom(
  '',
  'style="font-weight:700"',
  'style="color:red" onclick="x()"',
  'href="javascript:alert(1)"',
  'level="9"',
  'href="https://example.com/a" target="_blank"',
  'href="/player/9"',
  'dir="ltr"',
  'src="https://x.test/y.png"',
  'data-picture="x" width="5"',
  `data-picture="${'ab'.repeat(32)}" data-width="7" data-height="9" data-alt="x" width="0" alt=""`,
  'data-match-card="0"',
  'data-match-card="12" id="x"',
  'data-video="abcdefghijk" data-title="x" title=""',
);
const markup: fc.Arbitrary<string> = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom('كلمة', ' ', 'Word', '45+2', '&nbsp;'),
    fc
      .tuple(fc.constantFrom(...tags.split(' ')), attribute, fc.array(tie('node'), { maxLength: 4 }))
      .map(([tag, attributes, inside]) => `<${tag} ${attributes}>${inside.join('')}</${tag}>`),
  ),
})).node;

test('NEWS-04: whatever is pasted, only blocks of the contract come of it', () => {
  fc.assert(
    fc.property(fc.array(markup, { maxLength: 5 }), (parts) => {
      const result = Body.safeParse(pasted(parts.join('')));
      expect(result.error?.message).toBeUndefined();
    }),
    { seed: 2, numRuns: 300 },
  );
});

test('NEWS-04: a paste from a word processor keeps headings, lists, quotes, bold words and links', () => {
  const html = `<b style="font-weight:normal" id="docs-internal-guid-1">
    <h1 style="line-height:1.38"><span style="font-weight:700">الكرات الثابتة</span></h1>
    <p class="MsoNormal" dir="RTL"><span lang="AR-SA" style="font-family:Arial">سجّل <b>الأهلي</b> من ركنية<o:p></o:p></span></p>
    <ul><li dir="rtl"><p>أولًا</p></li><li dir="rtl"><p>ثانيًا</p></li></ul>
    <blockquote><p>من يكسب الكرة الثانية يكسب القمة.</p></blockquote>
    <p><a href="${location.origin}/team/al-ahly-1577" target="_blank">الأهلي</a> و<a href="http://example.com">موقع</a></p>
    <table><tr><td>خانة</td></tr></table><img src="file:///C:/x.png"><script>alert(1)</script></b>`;
  expect(pasted(html)).toEqual([
    { type: 'heading', level: 2, children: [{ text: 'الكرات الثابتة', isStrong: true }] },
    {
      type: 'paragraph',
      children: [{ text: 'سجّل ' }, { text: 'الأهلي', isStrong: true }, { text: ' من ركنية' }],
    },
    { type: 'list', isOrdered: false, items: [[{ text: 'أولًا' }], [{ text: 'ثانيًا' }]] },
    { type: 'quote', children: [{ text: 'من يكسب الكرة الثانية يكسب القمة.' }] },
    {
      type: 'paragraph',
      children: [{ text: 'الأهلي', link: { kind: 'team', id: 1577 } }, { text: ' وموقع' }],
    },
    { type: 'paragraph', children: [{ text: 'خانة' }] },
  ]);
});

const SITE = 'https://safira.example';

test.each([
  ['/match/12', { kind: 'match', id: 12 }],
  [`${SITE}/player/9?season=2026`, { kind: 'player', id: 9 }],
  [`${SITE}/competition/233#x`, { kind: 'competition', id: 233 }],
  [`${SITE}/team/al-hilal-2932`, { kind: 'team', id: 2932 }],
  ['/team?apiId=40&search=x', { kind: 'team', id: 40 }],
  [`${SITE}/news/a-1`, { kind: 'web', url: `${SITE}/news/a-1` }],
  ['example.com/a b', { kind: 'web', url: 'https://example.com/a%20b' }],
  ['https://example.com/match/12', { kind: 'web', url: 'https://example.com/match/12' }],
  ['http://example.com', undefined],
  ['javascript:alert(1)', undefined],
  ['//example.com/x', { kind: 'web', url: 'https://example.com/x' }],
  ['https://user:pw@example.com', undefined],
  ['/player/99999999999', { kind: 'web', url: `${SITE}/player/99999999999` }],
  ['كلمة', undefined],
  [`https://example.com/${'x'.repeat(500)}`, undefined],
])('NEWS-04: the address %s leads to %j', (address, target) => {
  expect(linkTargetOf(address, SITE)).toEqual(target);
});

test.each([
  ['https://www.youtube.com/watch?v=abcdefghijk&t=5', 'abcdefghijk'],
  ['https://youtu.be/abcdefghijk?si=x', 'abcdefghijk'],
  ['m.youtube.com/shorts/abcdefghijk', 'abcdefghijk'],
  ['abcdefghijk', 'abcdefghijk'],
  ['https://example.com/watch?v=abcdefghijk', undefined],
  ['https://www.youtube.com/@channel', undefined],
])('NEWS-04: the address %s is of the video %s', (address, youtubeId) => {
  expect(youtubeIdOf(address)).toBe(youtubeId);
});
