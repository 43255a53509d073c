import { settings } from '@prostora/strings/cs/settings.ts';
import { Button, FormError, Modal, PasswordField, TextField } from '@prostora/ui';
import { missing } from '@prostora/strings/cs/errors.ts';
import {
  knownPasswordRules,
  maxLengthRule,
  createRequiredRule,
  validateBy,
} from '@prostora/ui/fields/form-rules.ts';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { usePortalForm } from '../../lib/use-portal-form.ts';
import styles from './account.module.css';

const texts = settings.secondFactor;
const NAME_MAX = 80;

type Values = { current_password: string; name: string };
type Props<Answer> = {
  title: string;
  text: string;
  /** Asks for a name too. */
  named?: boolean;
  danger?: boolean;
  submitLabel?: string;
  save: (values: Values) => Promise<Answer>;
  onSaved: (answer: Answer) => void;
  onClose: () => void;
};

/** Asks for the password before a change of the second factors. */
export function PasswordDialog<Answer>(props: Props<Answer>): ReactNode {
  const {
    title,
    text,
    named = false,
    danger = false,
    submitLabel = texts.continue,
    save,
    onSaved,
    onClose,
  } = props;
  const form = useForm<Values>({ mode: 'onTouched', defaultValues: { current_password: '', name: '' } });
  const { submit, failure, sending } = usePortalForm(form, { save, onSaved });
  const { errors } = form.formState;
  return (
    <Modal open onClose={onClose} title={title} size="small">
      <p>{text}</p>
      <form noValidate className={styles['confirm']} onSubmit={submit}>
        <FormError>{failure}</FormError>
        {named && (
          <TextField
            {...form.register('name', {
              validate: validateBy([createRequiredRule(missing.name), maxLengthRule(NAME_MAX)]),
            })}
            label={texts.passkeyName}
            hint={texts.passkeyExample}
            autoComplete="off"
            error={errors.name?.message}
          />
        )}
        <PasswordField
          {...form.register('current_password', { validate: validateBy(knownPasswordRules) })}
          label={texts.password}
          autoComplete="current-password"
          error={errors.current_password?.message}
          data-autofocus={named ? undefined : ''}
        />
        <div className={styles['confirmActions']}>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button
            type="submit"
            variant={danger ? 'danger' : 'dark'}
            sending={sending}
            sendingLabel={texts.sending}
          >
            {submitLabel}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
