import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Given } from './demand.loader.ts';
import { valuesOf, type DemandValues } from './demand-values.ts';

const KEY = 'poptavka';

type Draft = { values: Partial<DemandValues>; given: unknown };

/** Stored draft of this tab with the prefill of its URL; values of a wrong type are dropped. */
function readDraft(empty: DemandValues): Draft | null {
  try {
    const read = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Record<string, unknown> | null;
    if (read === null || typeof read !== 'object') return null;
    const fits = ([name, value]: [string, unknown]): boolean => {
      const own: unknown = empty[name as keyof DemandValues];
      return Array.isArray(own)
        ? Array.isArray(value) && value.every((id) => typeof id === 'number')
        : own !== undefined && typeof own === typeof value;
    };
    return {
      values: Object.fromEntries(Object.entries(read).filter(fits)) as Partial<DemandValues>,
      given: read['given'],
    };
  } catch {
    return null;
  }
}

function keep(values: DemandValues | null, given?: string): void {
  try {
    if (values) sessionStorage.setItem(KEY, JSON.stringify({ ...values, given }));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage is unavailable: the form works without a draft.
  }
}

const isWritten = (values: Partial<DemandValues>, empty: DemandValues): boolean =>
  JSON.stringify({ ...empty, ...values }) !== JSON.stringify(empty);

/** Stores the form as a draft of this tab and restores it; the prefill of another URL overrides it. */
export function useDraft(form: UseFormReturn<DemandValues>, given: Given) {
  const [restored, setRestored] = useState(false);
  useEffect(() => {
    const empty = valuesOf({ purpose_id: null, location_id: null, date_from: null, number_of_guests: null });
    const draft = readDraft(empty);
    const address = JSON.stringify(given);
    if (draft && isWritten(draft.values, empty)) {
      const asked =
        draft.given === address
          ? {}
          : Object.fromEntries(
              Object.entries(valuesOf(given)).filter(
                ([, value]) => typeof value === 'string' && value !== '',
              ),
            );
      form.reset({ ...empty, ...draft.values, ...asked });
      setRestored(true);
    }
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => keep(values, address) });
  }, [form, given]);
  return {
    restored,
    forget: (): void => {
      keep(null);
      setRestored(false);
    },
  };
}
