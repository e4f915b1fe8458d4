import { Icon } from '../../ui/icons.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { fields } from './text.ts';

type Props = {
  /** Password managers know an account by its `username`. */
  autoComplete: 'username' | 'email';
  fault: string | undefined;
  defaultValue?: string | undefined;
};

export function EmailField({ autoComplete, fault, defaultValue }: Props) {
  return (
    <TextField
      name="email"
      label={fields.email}
      // Not `email`: browsers rewrite and refuse addresses of Arabic domains there.
      type="text"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      dir="ltr"
      required
      defaultValue={defaultValue}
      fault={fault}
      icon={
        // Paths of Lucide (ISC licence).
        <Icon small>
          <path d="m22 7-8.991 5.727a2 2 0 0 1-2.009 0L2 7" />
          <rect x="2" y="4" width="20" height="16" rx="2" />
        </Icon>
      }
    />
  );
}
