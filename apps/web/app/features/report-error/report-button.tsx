import * as button from '../../ui/button.module.css';
import { useOpened } from '../../ui/use-opened.ts';
import { FlagIcon } from './flag-icon.tsx';
import type { Reported } from './reported.ts';
import { title } from './text.ts';

const load = async () => (await import('./report-dialog.tsx')).ReportDialog;

/** OURS-23: opens the form, which is loaded when it is first needed. */
export function ReportButton({ about }: { about: Reported }) {
  const { Part: ReportDialog, isOpen, prepare, open, close } = useOpened(load);
  return (
    <>
      <button
        type="button"
        className={button.quiet}
        data-screen-only=""
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
      >
        <FlagIcon />
        {title}
      </button>
      {isOpen && ReportDialog && <ReportDialog about={about} onClose={close} />}
    </>
  );
}
