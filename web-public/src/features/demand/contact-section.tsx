import { inquiriesApi } from '@prostora/strings/cs/inquiries-api.ts';
import { demand } from '@prostora/strings/cs/demand.ts';
import { CheckField, LegalTermsLink, TextField } from '@prostora/ui';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import styles from './demand-form.module.css';
import { validators, type DemandValues } from './demand-values.ts';
import { FormSection } from './form-section.tsx';

const texts = demand.contact;

/** Contact of the sender, and the consent to the terms. */
export function ContactSection({ form }: { form: UseFormReturn<DemandValues> }): ReactNode {
  const { errors } = form.formState;
  const field = (name: 'fullname' | 'email' | 'phone') => ({
    ...form.register(name, { validate: validators[name] }),
    error: errors[name]?.message,
  });
  return (
    <FormSection legend={texts.legend}>
      <div className={styles['pair']}>
        <TextField {...field('fullname')} label={texts.fullname} autoComplete="name" />
        <TextField {...field('phone')} label={texts.phone} type="tel" autoComplete="tel" optional />
      </div>
      <TextField
        {...field('email')}
        label={texts.email}
        hint={texts.emailHint}
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        autoCapitalize="none"
      />
      <CheckField
        {...form.register('terms_accepted', {
          validate: (accepted) => accepted || inquiriesApi.fields.terms,
        })}
        label={texts.terms}
        hint={<LegalTermsLink />}
        error={errors.terms_accepted?.message}
      />
    </FormSection>
  );
}
