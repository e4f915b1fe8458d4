import type { User } from '@safira/contract/accounts/parts';
import { showToast } from '../../../state/toast.ts';
import * as panel from '../panel.module.css';
import { deleteAccount, exportAccount, hasSecondFactor } from './calls.ts';
import { ConfirmForm } from './confirm-form.tsx';
import * as styles from './dialog.module.css';
import { Dialog } from './dialog.tsx';
import { SecurityIcon } from './icons.tsx';
import { saveFile } from './save-file.ts';
import { deleteDialog, exportDialog } from './text.ts';

type Props = { user: User; onClose: () => void };

/** AUTH-13: the data of the account as a file. */
export function ExportDialog({ user, onClose }: Props) {
  return (
    <Dialog icon={<SecurityIcon name="download" />} title={exportDialog.title} onClose={onClose}>
      <p>{exportDialog.text}</p>
      <ConfirmForm
        needsCode={hasSecondFactor(user)}
        submit={exportDialog.submit}
        waiting={exportDialog.waiting}
        fallback={exportDialog.failed}
        send={async (confirmation) => {
          const account = await exportAccount(confirmation);
          saveFile('safira-account.json', JSON.stringify(account, null, 2), 'application/json');
          onClose();
          showToast(exportDialog.done);
        }}
      />
    </Dialog>
  );
}

/** AUTH-13: deletion cannot be undone, so it says what goes and needs the password. */
export function DeleteDialog({ user, onClose, onExport }: Props & { onExport: () => void }) {
  return (
    <Dialog icon={<SecurityIcon name="trash" />} title={deleteDialog.title} onClose={onClose}>
      <p>{deleteDialog.text}</p>
      <ul className={styles.list}>
        {deleteDialog.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <ConfirmForm
        needsCode={hasSecondFactor(user)}
        submit={deleteDialog.submit}
        waiting={deleteDialog.waiting}
        fallback={deleteDialog.failed}
        send={async (confirmation) => {
          await deleteAccount(confirmation);
          showToast(deleteDialog.done);
        }}
      />
      <button type="button" className={panel.action} onClick={onExport}>
        {deleteDialog.exportFirst}
      </button>
    </Dialog>
  );
}
