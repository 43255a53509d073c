import { useQueryClient } from '@tanstack/react-query';
import { saveAccountBilling, type BillingDetails } from '@prostora/api-client';
import { normalizeDic, normalizeIco, normalizePostalCode } from '@prostora/contracts';
import { showToast } from '@prostora/federation';
import { settings } from '@prostora/strings/cs/settings.ts';
import { formatPostalCode } from '@prostora/strings/format.ts';
import { Button, FormError, TextField, classNames } from '@prostora/ui';
import { missing } from '@prostora/strings/cs/errors.ts';
import {
  dicRules,
  icoRules,
  maxLengthRule,
  postalCodeRules,
  createRequiredRule,
  validateBy,
  plainNameRule,
} from '@prostora/ui/fields/form-rules.ts';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { cacheAccount } from '../../lib/account-queries.ts';
import { useApi } from '../../lib/api-context.tsx';
import { usePortalForm } from '../../lib/use-portal-form.ts';
import styles from './account.module.css';
import { Section } from '../../components/section/section.tsx';
import { useCompanyLookUp, type BillingValues } from './use-company-look-up.ts';

const texts = settings.billing;

const toFormValues = (billing: BillingDetails): BillingValues => ({
  company_name: billing.company_name,
  ico: billing.ico ?? '',
  dic: billing.dic ?? '',
  street: billing.street ?? '',
  city: billing.city ?? '',
  postal_code: formatPostalCode(billing.postal_code ?? ''),
});

const toBillingDetails = (values: BillingValues): BillingDetails => ({
  company_name: values.company_name.trim(),
  ico: normalizeIco(values.ico),
  dic: normalizeDic(values.dic) || null,
  street: values.street.trim() || null,
  city: values.city.trim() || null,
  postal_code: normalizePostalCode(values.postal_code),
});

/** Billing details; a company is filled in from ARES by its number, or by hand. */
export function BillingForm({ billing }: { billing: BillingDetails }): ReactNode {
  const api = useApi();
  const client = useQueryClient();
  const form = useForm<BillingValues>({ mode: 'onTouched', defaultValues: toFormValues(billing) });
  const lookUp = useCompanyLookUp(form);
  const { submit, failure, sending } = usePortalForm(form, {
    save: (values) => saveAccountBilling({ client: api, body: toBillingDetails(values) }),
    onSaved: async (answer) => {
      if (answer.billing) form.reset(toFormValues(answer.billing));
      lookUp.forget();
      await cacheAccount(client, answer);
      showToast(settings.saved);
    },
  });
  const field = (
    name: keyof BillingValues,
    rules: Parameters<typeof validateBy<keyof BillingValues>>[0],
  ) => ({
    ...form.register(name, { validate: validateBy(rules) }),
    error: form.formState.errors[name]?.message,
  });
  return (
    <Section title={texts.title} lead={texts.lead}>
      <form noValidate className={styles['form']} onSubmit={submit}>
        <FormError>{failure}</FormError>
        <div className={styles['withButton']}>
          <TextField
            {...field('ico', icoRules)}
            label={texts.ico}
            inputMode="numeric"
            autoComplete="off"
            optional
          />
          <Button sending={lookUp.searching} sendingLabel={texts.lookingUp} onClick={lookUp.search}>
            {texts.lookUp}
          </Button>
        </div>
        <div aria-live="polite">
          {lookUp.note && (
            <p className={classNames(styles['note'], lookUp.note.warning && styles['warning'])}>
              {lookUp.note.text}
            </p>
          )}
        </div>
        <TextField
          {...field('company_name', [createRequiredRule(missing.company), maxLengthRule(200), plainNameRule])}
          label={texts.company}
          autoComplete="organization"
        />
        <TextField {...field('dic', dicRules)} label={texts.dic} autoComplete="off" optional />
        <TextField
          {...field('street', [maxLengthRule(120)])}
          label={texts.street}
          autoComplete="street-address"
        />
        <div className={styles['pair']}>
          <TextField
            {...field('city', [maxLengthRule(100)])}
            label={texts.city}
            autoComplete="address-level2"
          />
          <TextField
            {...field('postal_code', postalCodeRules)}
            label={texts.postalCode}
            inputMode="numeric"
            autoComplete="postal-code"
          />
        </div>
        <div>
          <Button type="submit" variant="dark" sending={sending} sendingLabel={settings.saving}>
            {settings.save}
          </Button>
        </div>
      </form>
    </Section>
  );
}
