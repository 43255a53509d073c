import type { OwnerSpace } from '@prostora/api-client';
import { team } from '@prostora/strings/cs/team.ts';
import { Button, FormError, Modal, TextField } from '@prostora/ui';
import { emailRules, validateBy } from '@prostora/ui/fields/form-rules.ts';
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { usePortalForm } from '../../lib/use-portal-form.ts';
import { GrantFields, toGrant, type GrantValues } from './grant-fields.tsx';
import styles from './team.module.css';
import type { TeamActions } from './use-team-actions.ts';

const texts = team.dialog;

type Values = GrantValues & { email: string };

/** Invites a person by an e-mail address. */
export function InviteDialog({
  spaces,
  invite,
  onClose,
}: {
  spaces: readonly OwnerSpace[];
  invite: TeamActions['invite'];
  onClose: () => void;
}): ReactNode {
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: { email: '', role: 'spravce', isLimited: false, spaces: [] },
  });
  const { submit, failure, sending } = usePortalForm(form, {
    save: ({ email, ...grant }) => invite({ email: email.trim(), ...toGrant(grant) }),
    onSaved: onClose,
  });
  return (
    <Modal open onClose={onClose} title={texts.title} size="small">
      <FormProvider {...form}>
        <form noValidate className={styles['form']} onSubmit={submit}>
          <FormError>{failure}</FormError>
          <TextField
            type="email"
            label={texts.email}
            autoComplete="off"
            error={form.formState.errors.email?.message}
            {...form.register('email', { validate: validateBy(emailRules) })}
          />
          <GrantFields spaces={spaces} hasRole />
          <div className={styles['actions']}>
            <Button type="submit" variant="primary" sending={sending} sendingLabel={texts.sending}>
              {texts.send}
            </Button>
            <Button variant="ghost" onClick={onClose}>
              {team.cancel}
            </Button>
          </div>
        </form>
      </FormProvider>
    </Modal>
  );
}
