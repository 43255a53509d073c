import { useQueryClient } from '@tanstack/react-query';
import { saveAccountProfile, type AccountProfile } from '@prostora/api-client';
import { normalizePhone } from '@prostora/contracts';
import { showToast } from '@prostora/federation';
import { settings } from '@prostora/strings/cs/settings.ts';
import { formatPhone } from '@prostora/strings/format.ts';
import { Button, FormError, TextField } from '@prostora/ui';
import { maxLengthRule, phoneRules, validateBy, plainNameRule } from '@prostora/ui/fields/form-rules.ts';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { cacheAccount } from '../../lib/account-queries.ts';
import { useApi } from '../../lib/api-context.tsx';
import { usePortalForm } from '../../lib/use-portal-form.ts';
import styles from './account.module.css';
import { Section } from '../../components/section/section.tsx';

const texts = settings.profile;
const NAME_MAX = 200;

/** Name and telephone of the person. */
export function ProfileForm({ profile }: { profile: AccountProfile }): ReactNode {
  const api = useApi();
  const client = useQueryClient();
  const form = useForm({
    mode: 'onTouched',
    defaultValues: { name: profile.name, phone: formatPhone(profile.phone ?? '') },
  });
  const { submit, failure, sending } = usePortalForm(form, {
    save: ({ name, phone }) =>
      saveAccountProfile({ client: api, body: { name: name.trim(), phone: normalizePhone(phone) } }),
    onSaved: async (answer) => {
      form.reset({ name: answer.profile.name, phone: formatPhone(answer.profile.phone ?? '') });
      await cacheAccount(client, answer);
      showToast(settings.saved);
    },
  });
  const { errors } = form.formState;
  return (
    <Section title={texts.title} lead={texts.lead}>
      <form noValidate className={styles['form']} onSubmit={submit}>
        <FormError>{failure}</FormError>
        <TextField
          {...form.register('name', { validate: validateBy([maxLengthRule(NAME_MAX), plainNameRule]) })}
          label={texts.name}
          autoComplete="name"
          error={errors.name?.message}
        />
        <TextField
          {...form.register('phone', { validate: validateBy(phoneRules) })}
          label={texts.phone}
          type="tel"
          autoComplete="tel"
          hint={texts.phoneHint}
          optional
          error={errors.phone?.message}
        />
        <div>
          <Button type="submit" variant="dark" sending={sending} sendingLabel={settings.saving}>
            {settings.save}
          </Button>
        </div>
      </form>
    </Section>
  );
}
