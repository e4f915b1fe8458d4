import type { ErrorKind } from '@safira/contract/corrections/error-reports';
import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router';
import { Crest } from '../../football-ui/crest.tsx';
import * as button from '../../ui/button.module.css';
import * as chip from '../../ui/chip.module.css';
import { Icon } from '../../ui/icons.tsx';
import { Ltr } from '../../ui/ltr.tsx';
import { ModalHead } from '../../ui/modal-head.tsx';
import { Modal } from '../../ui/modal.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { FlagIcon } from './flag-icon.tsx';
import * as styles from './report-dialog.module.css';
import type { Reported } from './reported.ts';
import * as text from './text.ts';
import { useReport } from './use-report.ts';

const everything: ErrorKind[] = ['result', 'name', 'channel', 'commentator', 'kick-off', 'other'];
/** What can be wrong on each page. */
const kindsOf: Record<NonNullable<Reported>['kind'], readonly ErrorKind[]> = {
  match: everything,
  player: ['name', 'other'],
  article: ['result', 'name', 'kick-off', 'other'],
};
const LONGEST = 500;

/** OURS-23: the form, and after it the number of the report. */
export function ReportDialog({ about, onClose }: { about: Reported; onClose: () => void }) {
  const { onSubmit, faults, problem, isSending, number } = useReport(about);
  return (
    <Modal label={text.title} className={styles.dialog} onClose={onClose}>
      <ModalHead icon={<FlagIcon />} title={text.title} onClose={onClose} />
      {number === undefined ? (
        <form noValidate aria-busy={isSending} onSubmit={onSubmit}>
          <div className={styles.fields}>
            {about && <About about={about} />}
            <Kinds kinds={about ? kindsOf[about.kind] : everything} fault={faults.what} />
            <TextField
              name="text"
              label={text.right}
              fault={faults.text}
              maxLength={LONGEST}
              autoComplete="off"
              required
            />
            <TextField
              name="link"
              label={text.source}
              fault={faults.link}
              maxLength={LONGEST}
              type="url"
              dir="ltr"
              placeholder={text.linkStart}
              autoComplete="off"
            />
            <label className={styles.trap} aria-hidden="true">
              {text.website}
              <input name="website" tabIndex={-1} autoComplete="off" />
            </label>
            <p className={styles.problem} role="alert">
              {problem}
            </p>
          </div>
          <div className={styles.actions}>
            <button type="submit" className={button.primary} aria-disabled={isSending || undefined}>
              <SendIcon />
              {isSending ? text.sending : text.send}
            </button>
            <button type="button" className={styles.cancel} onClick={onClose}>
              {text.cancel}
            </button>
          </div>
        </form>
      ) : (
        <Sent number={number} onClose={onClose} />
      )}
    </Modal>
  );
}

const About = ({ about: { name, teams } }: { about: NonNullable<Reported> }) => (
  <p className={styles.about}>
    {teams && <Crest team={teams[0]} size={28} />}
    <bdi>{name}</bdi>
    {teams && <Crest team={teams[1]} size={28} />}
  </p>
);

function Kinds({ kinds, fault }: { kinds: readonly ErrorKind[]; fault: string | undefined }) {
  const id = useId();
  return (
    <fieldset className={styles.kinds} aria-describedby={fault && id}>
      <legend>{text.what}</legend>
      {kinds.map((kind) => (
        <label key={kind} className={`${chip.chip} ${styles.kind}`}>
          <input type="radio" name="what" value={kind} />
          {text.kinds[kind]}
        </label>
      ))}
      {fault && (
        <p id={id} className={styles.fault}>
          {fault}
        </p>
      )}
    </fieldset>
  );
}

/** Takes the focus: the button that was pressed is gone, and screen readers read it. */
function Sent({ number, onClose }: { number: number; onClose: () => void }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} className={styles.sent} role="status" tabIndex={-1}>
      <CheckIcon />
      <div>
        <b>{text.sent.title}</b>
        <p>
          {text.sent.number} <Ltr>{number}</Ltr>. {text.sent.review}{' '}
          <Link className={styles.link} to="/corrections" onClick={onClose}>
            {text.sent.log}
          </Link>
          .
        </p>
      </div>
    </div>
  );
}

// Paths of Lucide (ISC licence).

const SendIcon = () => (
  <Icon small>
    <path d="M14.5 21.7a.5.5 0 0 0 1 0l6.4-19a.5.5 0 0 0-.6-.7l-19 6.5a.5.5 0 0 0 0 1l7.9 3.1a2 2 0 0 1 1.1 1.1zM21.9 2.1 10.9 13.1" />
  </Icon>
);

const CheckIcon = () => (
  <Icon>
    <path d="M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0ZM16 9l-5.5 5.5L8 12" />
  </Icon>
);
