import { confirmTotp, type AccountSecondFactorAnswer, type TotpSetup } from '@prostora/api-client';
import { settings } from '@prostora/strings/cs/settings.ts';
import { Button, FormError, Modal, TextField } from '@prostora/ui';
import { TotpCode } from '@prostora/ui/second-factor/totp-code.tsx';
import { missing } from '@prostora/strings/cs/errors.ts';
import { createRequiredRule, validateBy } from '@prostora/ui/fields/form-rules.ts';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useApi } from '../../lib/api-context.tsx';
import { usePortalForm } from '../../lib/use-portal-form.ts';
import styles from './account.module.css';

const texts = settings.secondFactor;

type Props = { setup: TotpSetup; onSaved: (answer: AccountSecondFactorAnswer) => void; onClose: () => void };

/** Secret of an authenticator app; the first code activates it. */
export function TotpDialog({ setup, onSaved, onClose }: Props): ReactNode {
  const api = useApi();
  const form = useForm({ mode: 'onTouched', defaultValues: { code: '' } });
  const save = ({ code }: { code: string }) => confirmTotp({ client: api, body: { code: code.trim() } });
  const { submit, failure, sending } = usePortalForm(form, { save, onSaved });
  return (
    <Modal open onClose={onClose} title={texts.appTitle} size="small">
      <p>{texts.scan}</p>
      <TotpCode setup={setup} />
      <form noValidate className={styles['confirm']} onSubmit={submit}>
        <FormError>{failure}</FormError>
        <TextField
          {...form.register('code', { validate: validateBy([createRequiredRule(missing.code)]) })}
          label={texts.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          error={form.formState.errors.code?.message}
          data-autofocus=""
        />
        <div className={styles['confirmActions']}>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" variant="dark" sending={sending} sendingLabel={texts.sending}>
            {texts.confirm}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
