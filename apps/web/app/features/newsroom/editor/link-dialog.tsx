import type { LinkTarget } from '@safira/contract/news/body';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { linkPath } from '../../../football-ui/article-blocks/link-path.ts';
import * as button from '../../../ui/button.module.css';
import { TextField } from '../../../ui/text-field.tsx';
import { link as text } from './dialog-text.ts';
import { EditorDialog } from './editor-dialog.tsx';
import { linkTargetOf } from './link-target.ts';

type Props = { editor: Editor; onClose: () => void };

/** Where the selected words lead; without a selection the address itself is written. */
export function LinkDialog({ editor, onClose }: Props) {
  const current = editor.getAttributes('link')['target'] as LinkTarget | null | undefined;
  const [address, setAddress] = useState(() => addressOf(current));
  const [isWrong, setIsWrong] = useState(false);
  function apply() {
    const target = linkTargetOf(address, location.origin);
    if (!target) return setIsWrong(true);
    onClose();
    const chain = editor.chain().focus().extendMarkRange('link');
    const mark = { type: 'link', attrs: { target } };
    if (editor.state.selection.empty && !current) {
      chain.insertContent({ type: 'text', text: address.trim(), marks: [mark] }).run();
    } else chain.setMark('link', { target }).run();
    return undefined;
  }
  function remove() {
    onClose();
    editor.chain().focus().extendMarkRange('link').unsetMark('link').run();
  }
  return (
    <EditorDialog
      title={text.title}
      apply={text.apply}
      onApply={apply}
      actions={
        current && (
          <button type="button" className={button.quiet} onClick={remove}>
            {text.remove}
          </button>
        )
      }
      onClose={onClose}
    >
      <TextField
        name="address"
        label={text.address}
        hint={text.hint}
        dir="ltr"
        inputMode="url"
        autoComplete="off"
        value={address}
        fault={isWrong ? text.fault : undefined}
        onChange={({ target }) => setAddress(target.value)}
      />
    </EditorDialog>
  );
}

function addressOf(target: LinkTarget | null | undefined): string {
  if (!target) return '';
  return target.kind === 'web' ? target.url : linkPath(target, '');
}
