import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { image as text } from './dialog-text.ts';
import { EditorDialog } from './editor-dialog.tsx';
import { completePicture, emptyPicture, PictureFields, type PictureDraft } from './picture-fields.tsx';

type Props = { editor: Editor; onClose: () => void };

/** A picture in the text; the selected one, if one is. */
export function ImageDialog({ editor, onClose }: Props) {
  const isSelected = editor.isActive('image');
  const [draft, setDraft] = useState<PictureDraft>(() =>
    isSelected ? (editor.getAttributes('image') as PictureDraft) : emptyPicture,
  );
  const [isTried, setIsTried] = useState(false);
  function apply() {
    setIsTried(true);
    const attrs = completePicture(draft);
    if (!attrs) return;
    onClose();
    if (isSelected) editor.chain().focus().updateAttributes('image', attrs).run();
    else editor.chain().focus().insertContent({ type: 'image', attrs }).run();
  }
  return (
    <EditorDialog title={text.title} apply={text.apply} onApply={apply} onClose={onClose}>
      <PictureFields draft={draft} isTried={isTried} onChange={setDraft} />
    </EditorDialog>
  );
}
