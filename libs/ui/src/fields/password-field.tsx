import { ui } from '@prostora/strings/cs/ui.ts';
import { useState, type ReactNode } from 'react';
import { IconButton } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { Eye, EyeOff } from '../page-icons.ts';
import { Field, splitFieldProps } from './field.tsx';
import styles from './field.module.css';
import type { TextFieldProps } from './text-field.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type'> & {
  autoComplete: 'current-password' | 'new-password';
};

/** A password input with a visibility toggle; hidden initially. */
export function PasswordField(props: PasswordFieldProps): ReactNode {
  const { frame, input } = splitFieldProps(props);
  const [visible, setVisible] = useState(false);
  const Icon = visible ? EyeOff : Eye;
  return (
    <Field {...frame}>
      {(control) => (
        <span className={styles['control']}>
          <input
            {...input}
            {...control}
            className={classNames(control.className, styles['secret'])}
            type={visible ? 'text' : 'password'}
            spellCheck={false}
            autoCapitalize="none"
          />
          <IconButton
            className={classNames(styles['eye'], 'needs-script')}
            label={visible ? ui.hidePassword : ui.showPassword}
            aria-pressed={visible}
            onClick={() => setVisible(!visible)}
          >
            <Icon aria-hidden />
          </IconButton>
        </span>
      )}
    </Field>
  );
}
