import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { TextField } from '../../../ui/text-field.tsx';
import { required, video as text } from './dialog-text.ts';
import { EditorDialog } from './editor-dialog.tsx';
import { youtubeIdOf } from './link-target.ts';

type Props = { editor: Editor; onClose: () => void };

/** A video of an official channel; its title is what readers see, because nothing of it is loaded into the page. */
export function VideoDialog({ editor, onClose }: Props) {
  const [address, setAddress] = useState('');
  const [title, setTitle] = useState('');
  const [isTried, setIsTried] = useState(false);
  const youtubeId = youtubeIdOf(address);
  const name = title.trim();
  function apply() {
    setIsTried(true);
    if (!youtubeId || !name) return;
    onClose();
    editor
      .chain()
      .focus()
      .insertContent({ type: 'video', attrs: { youtubeId, title: name } })
      .run();
  }
  return (
    <EditorDialog title={text.title} apply={text.apply} onApply={apply} onClose={onClose}>
      <TextField
        name="address"
        label={text.address}
        hint={text.hint}
        dir="ltr"
        inputMode="url"
        autoComplete="off"
        value={address}
        fault={isTried && !youtubeId ? text.fault : undefined}
        onChange={({ target }) => setAddress(target.value)}
      />
      <TextField
        name="title"
        label={text.name}
        maxLength={200}
        autoComplete="off"
        value={title}
        fault={isTried && !name ? required : undefined}
        onChange={({ target }) => setTitle(target.value)}
      />
    </EditorDialog>
  );
}
