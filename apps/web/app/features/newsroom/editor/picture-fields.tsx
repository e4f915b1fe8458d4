import type { ArticleContent } from '@safira/contract/newsroom/articles';
import { useRef, useState } from 'react';
import { ApiError } from '../../../lib/api.ts';
import { pictureUrl } from '../../../football-ui/article-blocks/picture-files.ts';
import * as button from '../../../ui/button.module.css';
import { Icon } from '../../../ui/icons.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { uploadPicture } from '../calls.ts';
import { image as text, required } from './dialog-text.ts';
import * as styles from './picture-fields.module.css';

export type Picture = NonNullable<ArticleContent['picture']>;
/** While it is filled in: without a file, a description or a name yet. */
export type PictureDraft = Omit<Picture, 'picture' | 'width' | 'height'> &
  Partial<Pick<Picture, 'picture' | 'width' | 'height'>>;

export const emptyPicture: PictureDraft = { alt: '', credit: '' };

/** The picture if everything that it needs is there. */
export function completePicture({ picture, width, height, alt, credit }: PictureDraft): Picture | undefined {
  const [shown, name] = [alt.trim(), credit.trim()];
  return picture && width && height && shown && name
    ? { picture, width, height, alt: shown, credit: name }
    : undefined;
}

const TYPES = ['image/jpeg', 'image/png', 'image/webp'];

type Props = {
  draft: PictureDraft;
  /** Whether missing fields are pointed out. */
  isTried: boolean;
  isReadOnly?: boolean;
  onChange: (draft: PictureDraft) => void;
};

/** A file, what it shows, and who took it. */
export function PictureFields({ draft, isTried, isReadOnly = false, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<{ isUploading: boolean; fault?: string }>({ isUploading: false });
  async function upload(file: File | undefined) {
    if (!file) return;
    if (!TYPES.includes(file.type)) return setState({ isUploading: false, fault: text.wrongType });
    setState({ isUploading: true });
    try {
      const { sha256, width, height } = await uploadPicture(file);
      onChange({ ...draft, picture: sha256, width, height });
      setState({ isUploading: false });
    } catch (error) {
      setState({ isUploading: false, fault: error instanceof ApiError ? error.message : text.failed });
    }
    return undefined;
  }
  const fault = state.fault ?? (isTried && !draft.picture ? text.needed : undefined);
  return (
    <>
      {draft.picture && (
        <img
          className={styles.image}
          src={pictureUrl(draft.picture)}
          alt={draft.alt}
          width={draft.width}
          height={draft.height}
        />
      )}
      {!isReadOnly && (
        <>
          <input
            ref={input}
            type="file"
            hidden
            accept={TYPES.join()}
            aria-label={text.choose}
            onChange={({ target }) => void upload(target.files?.[0])}
          />
          <button
            type="button"
            className={button.quiet}
            disabled={state.isUploading}
            onClick={() => input.current?.click()}
          >
            {/* Path of Lucide (ISC licence). */}
            <Icon small>
              <path d="M12 3v12M17 8l-5-5-5 5M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4" />
            </Icon>
            {draft.picture ? text.replace : text.choose}
          </button>
        </>
      )}
      <p role="status" className={styles.status}>
        {state.isUploading ? text.uploading : fault}
      </p>
      {draft.picture && (
        <>
          <TextField
            name="alt"
            label={text.alt}
            maxLength={300}
            autoComplete="off"
            readOnly={isReadOnly}
            value={draft.alt}
            fault={isTried && !draft.alt.trim() ? required : undefined}
            onChange={({ target }) => onChange({ ...draft, alt: target.value })}
          />
          <TextField
            name="credit"
            label={text.credit}
            maxLength={100}
            autoComplete="off"
            readOnly={isReadOnly}
            value={draft.credit}
            fault={isTried && !draft.credit.trim() ? required : undefined}
            onChange={({ target }) => onChange({ ...draft, credit: target.value })}
          />
        </>
      )}
    </>
  );
}
