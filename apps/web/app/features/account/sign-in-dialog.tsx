import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { welcomePath } from '../../lib/return-path.ts';
import { Modal } from '../../ui/modal.tsx';
import type { Frame } from './account-card.tsx';
import * as styles from './account-card.module.css';
import { LoginScreen } from './login-screen.tsx';
import { RegisterScreen } from './register-screen.tsx';
import { entrances } from './text.ts';
import { useWhenMember } from './use-when-member.ts';

const names = ['login', 'register'] as const;

/** AUTH-02: signing in, or a new account, over any page. It closes when the reader is a member; a new one chooses teams next. */
export function SignInDialog({ onClose }: { onClose: () => void }) {
  const [entrance, setEntrance] = useState<(typeof names)[number]>('login');
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => content.current?.querySelector('input')?.focus(), []);

  const navigate = useNavigate();
  const { onRegister } = useWhenMember((isNew) => {
    onClose();
    // The address bar, because a match over a list has another one in the router.
    if (isNew) void navigate(welcomePath(`${location.pathname}${location.search}`));
  });

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
        {entrance === 'login' ? (
          <LoginScreen frame={frame} />
        ) : (
          <RegisterScreen frame={frame} onRegister={onRegister} />
        )}
      </div>
    </Modal>
  );
}
