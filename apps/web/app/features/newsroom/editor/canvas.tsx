import type { ArticleContent } from '@safira/contract/newsroom/articles';
import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { useEffect, useEffectEvent, useId } from 'react';
import * as styles from './canvas.module.css';
import { countersOf, SUMMARY_CHARACTERS, TITLE_WORDS } from './counters.ts';
import { Editing } from './editing.ts';
import { fromDocument } from './from-document.ts';
import { thingExtensions } from './node-views.tsx';
import { textExtensions } from './schema.ts';
import * as text from './text.ts';
import { toDocument } from './to-document.ts';
import { Toolbar } from './toolbar.tsx';

type Props = {
  content: ArticleContent;
  /** See DeskState. */
  replaced: number;
  isReadOnly: boolean;
  onChange: (part: Partial<ArticleContent>) => void;
};

const extensions = [...textExtensions, ...thingExtensions, Editing];

/** Title, summary and text of an article, and what they measure. */
export function Canvas({ content, replaced, isReadOnly, onChange }: Props) {
  const id = useId();
  const editor = useEditor({
    extensions,
    content: toDocument(content.body),
    // The policy of the page allows no styles of scripts.
    injectCSS: false,
    editable: !isReadOnly,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        class: styles.body!,
        dir: 'rtl',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': text.fields.body,
      },
    },
    onUpdate: ({ editor: changed }) => onChange({ body: fromDocument(changed.getJSON()) }),
  });
  const isEmpty = useEditorState({ editor, selector: ({ editor: current }) => current.isEmpty });

  const show = useEffectEvent(() => {
    // Not at the start, which has it: the first change can be undone, no more.
    if (replaced > 0) editor.commands.setContent(toDocument(content.body), { emitUpdate: false });
  });
  useEffect(() => show(), [replaced]);
  useEffect(() => editor.setEditable(!isReadOnly, false), [editor, isReadOnly]);

  const counted = countersOf(content);
  return (
    <section className={styles.canvas}>
      <textarea
        className={styles.title}
        aria-label={text.fields.title}
        placeholder={text.fields.title}
        aria-describedby={`${id}-title`}
        value={content.title}
        maxLength={200}
        rows={1}
        readOnly={isReadOnly}
        // A title is one line, however many it takes on the screen.
        onChange={({ target }) => onChange({ title: target.value.replaceAll(/\s*\n\s*/g, ' ') })}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <textarea
        className={styles.summary}
        aria-label={text.fields.summary}
        placeholder={text.fields.summary}
        aria-describedby={`${id}-summary`}
        value={content.summary}
        maxLength={400}
        rows={2}
        readOnly={isReadOnly}
        onChange={({ target }) => onChange({ summary: target.value })}
      />
      {!isReadOnly && <Toolbar editor={editor} />}
      <div className={styles.holder} data-hint={isEmpty ? text.fields.bodyHint : undefined}>
        <EditorContent editor={editor} />
      </div>
      <p className={styles.counters}>
        <span>{text.counters.words(counted.words)}</span>
        <span id={`${id}-title`} data-over={counted.titleWords > TITLE_WORDS || undefined}>
          {text.counters.title(counted.titleWords, TITLE_WORDS)}
        </span>
        <span id={`${id}-summary`} data-over={counted.summaryCharacters > SUMMARY_CHARACTERS || undefined}>
          {text.counters.summary(counted.summaryCharacters, SUMMARY_CHARACTERS)}
        </span>
        <span>{text.counters.reading(counted.minutes)}</span>
      </p>
    </section>
  );
}
