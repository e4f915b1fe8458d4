import { showToast } from '../../../state/toast.ts';
import { removeTotp } from './calls.ts';
import { ConfirmForm } from './confirm-form.tsx';
import { Dialog } from './dialog.tsx';
import { SecurityIcon } from './icons.tsx';
import { totp as text } from './text.ts';

/** AUTH-12: takes the password and a code, so that a borrowed device is not enough. */
export function RemoveTotpDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog icon={<SecurityIcon name="shield" />} title={text.removeTitle} onClose={onClose}>
      <p>{text.removeText}</p>
      <ConfirmForm
        needsCode
        submit={text.remove}
        waiting={text.removing}
        fallback={text.notRemoved}
        send={async (confirmation) => {
          await removeTotp(confirmation);
          onClose();
          showToast(text.removed);
        }}
      />
    </Dialog>
  );
}
