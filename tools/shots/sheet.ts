import type { Outcome } from './take.ts';

/** All pictures on one page, state by state, to compare with the mock-ups. */
export function sheetOf(outcomes: readonly Outcome[]): string {
  const states = Map.groupBy(outcomes, ({ state }) => state);
  const sections = [...states].map(
    ([state, pictures]) =>
      `<section><h2>${state}</h2><div>${pictures.map((picture) => figureOf(picture)).join('')}</div></section>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Safira: pictures of every state</title>
<style>
  body { margin: 24px; font: 14px system-ui; background: #777; color: #fff }
  div { display: flex; flex-wrap: wrap; align-items: start; gap: 16px }
  figure { margin: 0 }
  img { display: block; max-width: 620px; max-height: 900px }
  .narrow { max-width: 300px }
  .missing { padding: 40px; border: 2px dashed; max-width: 300px }
</style>
${sections.join('\n')}
</html>
`;
}

function figureOf({ file, width, theme, problem }: Outcome): string {
  const caption = `<figcaption>${width} ${theme}</figcaption>`;
  if (problem !== undefined) return `<figure class="missing">${caption}${escaped(problem)}</figure>`;
  const size = width < 480 ? ' class="narrow"' : '';
  return `<figure>${caption}<a href="${file}"><img${size} src="${file}" alt="" loading="lazy"></a></figure>`;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
