import { useState } from 'react';
import * as button from '../../../ui/button.module.css';
import { picture as text } from './panels-text.ts';
import {
  completePicture,
  emptyPicture,
  PictureFields,
  type Picture,
  type PictureDraft,
} from './picture-fields.tsx';
import { SidePanel } from './side-panel.tsx';
import * as styles from './side-panel.module.css';

type Props = { picture: Picture | null; isReadOnly: boolean; onChange: (picture: Picture | null) => void };

/** The picture of the article. Until it has its description and its name it is not part of the article. */
export function PicturePanel({ picture, isReadOnly, onChange }: Props) {
  const [draft, setDraft] = useState<PictureDraft>(picture ?? emptyPicture);
  function change(next: PictureDraft) {
    setDraft(next);
    const complete = completePicture(next);
    if (complete) onChange(complete);
  }
  function remove() {
    setDraft(emptyPicture);
    onChange(null);
  }
  return (
    <SidePanel title={text.title}>
      {!draft.picture && <p className={styles.note}>{text.drawn}</p>}
      <PictureFields
        draft={draft}
        isTried={draft.picture !== undefined}
        isReadOnly={isReadOnly}
        onChange={change}
      />
      {draft.picture && !isReadOnly && (
        <button type="button" className={button.quiet} onClick={remove}>
          {text.remove}
        </button>
      )}
    </SidePanel>
  );
}
