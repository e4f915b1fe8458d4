import type { Block, Inline } from '@safira/contract/news/body';
import { plainText, type Sentence } from '@safira/reports/text';
import type { Report } from '@safira/reports/write-report';

/** A written text as an article is stored. */
export function articleOf({ title, paragraphs, used, opening }: Report) {
  return {
    title: plainText(title),
    summary: plainText(paragraphs[0]![0]!),
    body: paragraphs.map((sentences): Block => ({ type: 'paragraph', children: joined(sentences) })),
    templates: used,
    opening,
  };
}

/** The sentences of a paragraph, with a space between them. */
const joined = (sentences: readonly Sentence[]): Inline[] =>
  sentences.flatMap((sentence, index) => (index === 0 ? [...sentence] : [{ text: ' ' }, ...sentence]));
