import { changeAccountPassword } from '@prostora/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '@prostora/federation';
import { settings } from '@prostora/strings/cs/settings.ts';
import { Button, FormError, PasswordField } from '@prostora/ui';
import { revalidateShown } from '@prostora/ui/fields/form-errors.ts';
import {
  confirmationRules,
  knownPasswordRules,
  newPasswordRules,
  validateBy,
} from '@prostora/ui/fields/form-rules.ts';
import { PasswordRules } from '@prostora/ui/fields/password-rules.tsx';
import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { sessionsQuery } from '../../lib/account-queries.ts';
import { useApi } from '../../lib/api-context.tsx';
import { usePortalForm } from '../../lib/use-portal-form.ts';
import styles from './account.module.css';
import { Section } from '../../components/section/section.tsx';

const texts = settings.password;

/** Changes the password, which ends the sessions on other devices. */
export function PasswordForm(): ReactNode {
  const api = useApi();
  const client = useQueryClient();
  const form = useForm({
    mode: 'onTouched',
    defaultValues: { current_password: '', password: '', password_confirm: '' },
  });
  const { submit, failure, sending } = usePortalForm(form, {
    save: (values) => changeAccountPassword({ client: api, body: values }),
    onSaved: async () => {
      form.reset();
      showToast(texts.done);
      await client.invalidateQueries(sessionsQuery(api));
    },
  });
  const password = useWatch({ control: form.control, name: 'password' });
  const { errors } = form.formState;
  return (
    <Section title={texts.title} lead={texts.lead}>
      <form noValidate className={styles['form']} onSubmit={submit}>
        <FormError>{failure}</FormError>
        <PasswordField
          {...form.register('current_password', { validate: validateBy(knownPasswordRules) })}
          label={texts.current}
          autoComplete="current-password"
          error={errors.current_password?.message}
        />
        <PasswordField
          {...form.register('password', {
            validate: validateBy(newPasswordRules),
            onChange: () => revalidateShown(form, 'password_confirm'),
          })}
          label={texts.next}
          hint={<PasswordRules password={password} />}
          autoComplete="new-password"
          error={errors.password?.message}
        />
        <PasswordField
          {...form.register('password_confirm', { validate: validateBy(confirmationRules) })}
          label={texts.confirm}
          autoComplete="new-password"
          error={errors.password_confirm?.message}
        />
        <div>
          <Button type="submit" variant="dark" sending={sending} sendingLabel={texts.sending}>
            {texts.submit}
          </Button>
        </div>
      </form>
    </Section>
  );
}
