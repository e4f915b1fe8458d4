import { Extension, type Editor } from '@tiptap/core';
import { history, redo, undo } from '@tiptap/pm/history';
import { Plugin } from '@tiptap/pm/state';
import { linkTargetOf } from './link-target.ts';

export const undoIn = ({ view }: Editor): boolean => undo(view.state, view.dispatch);
export const redoIn = ({ view }: Editor): boolean => redo(view.state, view.dispatch);

/** What can be undone, and the keys that the schema does not bind. */
export const Editing = Extension.create({
  name: 'editing',
  addProseMirrorPlugins: () => [history(), linkPaste],
  addKeyboardShortcuts() {
    return {
      'Mod-z': () => undoIn(this.editor),
      'Shift-Mod-z': () => redoIn(this.editor),
      'Mod-y': () => redoIn(this.editor),
      // The tree has no lines within a paragraph.
      'Shift-Enter': () => this.editor.commands.splitBlock(),
    };
  },
});

/** A pasted address becomes a link: of the selected words, or of its own. */
const linkPaste = new Plugin({
  props: {
    transformPastedHTML: withoutStyles,
    handlePaste(view, event) {
      const text = event.clipboardData?.getData('text/plain').trim() ?? '';
      const hasMarkup = (event.clipboardData?.getData('text/html') ?? '') !== '';
      const target = /^(https:\/\/|\/)\S+$/.test(text) ? linkTargetOf(text, location.origin) : undefined;
      if (!target || hasMarkup) return false;
      const { tr, schema, selection } = view.state;
      const mark = schema.marks['link']!.create({ target });
      if (selection.empty) view.dispatch(tr.replaceSelectionWith(schema.text(text, [mark]), false));
      else view.dispatch(tr.addMark(selection.from, selection.to, mark));
      return true;
    },
  },
});

/** The policy of the page refuses pasted styles and handlers; the schema reads from the text of styles what was bold. */
function withoutStyles(html: string): string {
  return html.replaceAll(/<[^>]*>/g, (tag) => tag.replaceAll(/\s(style|on\w+)=/gi, ' data-$1='));
}
