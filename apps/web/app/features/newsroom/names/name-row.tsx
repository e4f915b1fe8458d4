import type { correctName, NewsroomName } from '@safira/contract/newsroom/names';
import type { Answer } from '@safira/contract/endpoint';
import { useRef, useState, type FormEvent } from 'react';
import { ApiError } from '../../../lib/api.ts';
import { memberCall } from '../../../state/session-calls.ts';
import * as button from '../../../ui/button.module.css';
import * as control from '../../../ui/control.module.css';
import { errors } from '../../../ui/text.ts';
import * as styles from './names-screen.module.css';
import * as text from './text.ts';

type Props = {
  name: NewsroomName;
  isEdited: boolean;
  onEdit: () => void;
  onClose: () => void;
  onSaved: (arabic: string) => void;
  /** The name is another one by now; the message says so. */
  onOutdated: (message: string) => void;
};

/** Spelled by letter: an editor should look at it. */
const uncertain = new Set<NewsroomName['how']>(['transliterated', 'needs_editor']);

/** OURS-24: a name as the provider and as the site writes it; while it is edited, with a form below it. */
export function NameRow({ name, isEdited, onEdit, onClose, ...done }: Props) {
  const { kind, originalName, how, seen, about } = name;
  const edit = useRef<HTMLButtonElement>(null);
  function close() {
    onClose();
    // The form that had the focus is gone.
    requestAnimationFrame(() => edit.current?.focus());
  }
  return (
    <tbody data-edited={isEdited || undefined}>
      <tr>
        <td>
          <bdi className={styles.original}>{originalName}</bdi>
          <small>{[text.kinds[kind], ...about].join(' · ')}</small>
        </td>
        <td>
          <b>{name.name}</b>
        </td>
        <td>
          <span className={uncertain.has(how) ? styles.uncertain : styles.how}>{text.hows[how]}</span>
        </td>
        <td>{seen ?? text.unknown}</td>
        <td>
          {!isEdited && (
            <button
              ref={edit}
              type="button"
              className={button.quiet}
              aria-label={text.correctOf(name.name)}
              onClick={onEdit}
            >
              {text.correct}
            </button>
          )}
        </td>
      </tr>
      {isEdited && (
        <tr>
          <td colSpan={5}>
            <NameForm name={name} onClose={close} {...done} />
          </td>
        </tr>
      )}
    </tbody>
  );
}

const ARABIC =
  /^[\p{Script=Arabic}\p{Mn}\p{Nd} .'()-]*\p{Script=Arabic}{2}[\p{Script=Arabic}\p{Mn}\p{Nd} .'()-]*$/u;

function NameForm({ name, onClose, onSaved, onOutdated }: Omit<Props, 'isEdited' | 'onEdit'>) {
  const [problem, setProblem] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);

  async function save(arabic: string) {
    setIsSaving(true);
    try {
      await memberCall<Answer<typeof correctName>>(`/newsroom/names/${name.kind}/${name.id}`, {
        method: 'PUT',
        body: { arabic, seen: name.name },
      });
      onClose();
      onSaved(arabic);
    } catch (error) {
      setIsSaving(false);
      const message = error instanceof ApiError && error.code ? error.message : errors.unexpected;
      if (error instanceof ApiError && error.code === 'name_changed') onOutdated(message);
      else setProblem(message);
    }
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('arabic');
    const arabic = typeof typed === 'string' ? typed.trim() : '';
    if (isSaving) return;
    if (ARABIC.test(arabic)) void save(arabic);
    else setProblem(text.notArabic);
  }

  return (
    <form className={styles.form} noValidate aria-busy={isSaving} onSubmit={onSubmit}>
      <input
        // Opened by the button of this row.
        // eslint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        className={control.control}
        name="arabic"
        aria-label={text.arabicOf(name.originalName)}
        aria-invalid={problem ? true : undefined}
        defaultValue={name.name}
        maxLength={80}
        autoComplete="off"
      />
      <button type="submit" className={button.primary} aria-disabled={isSaving || undefined}>
        {isSaving ? text.approving : text.approve}
      </button>
      <button type="button" className={button.quiet} onClick={onClose}>
        {text.cancel}
      </button>
      <p className={styles.note}>
        {name.reports > 0 && `${text.reportedBy(name.reports)} `}
        {text.consequence}
      </p>
      <p className={styles.problem} role="alert">
        {problem}
      </p>
    </form>
  );
}
