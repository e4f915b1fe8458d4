import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSession } from '../../state/session.ts';
import { Modal } from '../../ui/modal.tsx';
import type { Frame } from './account-card.tsx';
import * as styles from './account-card.module.css';
import { LoginScreen } from './login-screen.tsx';
import { RegisterScreen } from './register-screen.tsx';
import { entrances } from './text.ts';

const names = ['login', 'register'] as const;

/** AUTH-02: signing in, or a new account, over any page. It closes when the reader is a member, here or in another tab. */
export function SignInDialog({ onClose }: { onClose: () => void }) {
  const [entrance, setEntrance] = useState<(typeof names)[number]>('login');
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => content.current?.querySelector('input')?.focus(), []);

  const { state } = useSession();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (state === 'member') close();
  }, [state]);

  const frame: Frame = {
    heading: 'h2',
    onClose,
    entrances: (
      <div className={styles.entrances} role="group" aria-label={entrances.label}>
        {names.map((name) => (
          <button key={name} type="button" aria-pressed={name === entrance} onClick={() => setEntrance(name)}>
            {entrances[name]}
          </button>
        ))}
      </div>
    ),
  };
  return (
    <Modal label={entrances[entrance]} className={styles.dialog} onClose={onClose}>
      <div ref={content}>
        {entrance === 'login' ? <LoginScreen frame={frame} /> : <RegisterScreen frame={frame} />}
      </div>
    </Modal>
  );
}
