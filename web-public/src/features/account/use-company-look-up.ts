import { useMutation } from '@tanstack/react-query';
import { findCompany, type BillingDetails, type CompanyFound } from '@prostora/api-client';
import { isIco, normalizeIco } from '@prostora/contracts';
import { fieldErrors } from '@prostora/strings/cs/errors.ts';
import { settings } from '@prostora/strings/cs/settings.ts';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useApi } from '../../lib/api-context.tsx';
import { toErrorMessage } from '@prostora/ui/error-message.ts';

/** Form values of the billing details. */
export type BillingValues = Record<keyof BillingDetails, string>;

const texts = settings.billing;

/** Result of the look-up; the form stays usable after a failure. */
type Note = { text: string; warning: boolean };

/** Fills in the company from ARES; fields unknown to ARES keep their values. */
export function useCompanyLookUp(form: UseFormReturn<BillingValues>) {
  const api = useApi();
  const [note, setNote] = useState<Note | null>(null);
  const fill = (company: CompanyFound): void => {
    const known = {
      ico: company.ico,
      company_name: company.name,
      dic: company.dic,
      street: company.street,
      city: company.city,
      postal_code: company.postal_code,
    };
    for (const [name, value] of Object.entries(known))
      if (value)
        form.setValue(name as keyof BillingValues, value, { shouldDirty: true, shouldValidate: true });
    setNote(
      company.defunct
        ? { text: texts.defunct(company.name), warning: true }
        : { text: texts.found(company.name), warning: false },
    );
  };
  const lookUp = useMutation({
    mutationFn: (ico: string) => findCompany({ client: api, query: { ico } }),
    onMutate: () => setNote(null),
    onSuccess: fill,
    onError: (error) => setNote({ text: toErrorMessage(error), warning: true }),
  });
  function search(): void {
    const typed = form.getValues('ico');
    const ico = normalizeIco(typed);
    if (ico && isIco(ico)) return lookUp.mutate(ico);
    form.setError('ico', { message: typed.trim() === '' ? texts.needsIco : fieldErrors.ico });
    form.setFocus('ico');
  }
  return { search, note, searching: lookUp.isPending, forget: () => setNote(null) };
}
