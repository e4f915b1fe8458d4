import { useState } from 'react';
import { Icon, type IconProps } from './icons.tsx';
import * as styles from './password-field.module.css';
import { hidePassword, showPassword } from './form-text.ts';
import { TextField } from './text-field.tsx';

type Props = {
  name: string;
  label: string;
  /** Password managers fill in the current one and offer to make a new one. */
  autoComplete: 'current-password' | 'new-password';
  hint?: string | undefined;
  fault?: string | undefined;
};

/** A password, with a button that shows what was typed. */
export function PasswordField(props: Props) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      // A password may be in Latin or in Arabic letters.
      dir={isShown ? 'auto' : undefined}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
      icon={<LockIcon small />}
      end={
        <button
          type="button"
          className={styles.show}
          aria-label={isShown ? hidePassword : showPassword}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? <EyeOffIcon small /> : <EyeIcon small />}
        </button>
      }
    />
  );
}

// Paths of Lucide (ISC licence).
const LockIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect width="18" height="11" x="3" y="11" rx="2" />
    <path d="M7 11V7a5 5 0 0 1 10 0v4" />
  </Icon>
);

const EyeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0" />
    <circle cx="12" cy="12" r="3" />
  </Icon>
);

const EyeOffIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49M14.084 14.158a3 3 0 0 1-4.242-4.242" />
    <path d="M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143M2 2l20 20" />
  </Icon>
);
