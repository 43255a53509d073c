import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { DemandPrefill } from './demand.loader.ts';
import { EMPTY_VALUES, toFormValues, type DemandValues } from './demand-values.ts';

const KEY = 'poptavka';

type Draft = { values: Partial<DemandValues>; given: unknown };

/** Stored draft of this tab with the prefill of its URL; values of a wrong type are dropped. */
function readDraft(empty: DemandValues): Draft | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Record<string, unknown> | null;
    if (stored === null || typeof stored !== 'object') return null;
    const isValid = ([name, value]: [string, unknown]): boolean => {
      const emptyValue: unknown = empty[name as keyof DemandValues];
      return Array.isArray(emptyValue)
        ? Array.isArray(value) && value.every((id) => typeof id === 'number')
        : emptyValue !== undefined && typeof emptyValue === typeof value;
    };
    return {
      values: Object.fromEntries(Object.entries(stored).filter(isValid)) as Partial<DemandValues>,
      given: stored['given'],
    };
  } catch {
    return null;
  }
}

function saveDraft(values: DemandValues | null, given?: string): void {
  try {
    if (values) sessionStorage.setItem(KEY, JSON.stringify({ ...values, given }));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage is unavailable: the form works without a draft.
  }
}

const isChanged = (values: Partial<DemandValues>, empty: DemandValues): boolean =>
  JSON.stringify({ ...empty, ...values }) !== JSON.stringify(empty);

/** Stores the form as a draft of this tab and restores it; the prefill of another URL overrides it. */
export function useDraft(form: UseFormReturn<DemandValues>, given: DemandPrefill) {
  const [restored, setRestored] = useState(false);
  useEffect(() => {
    const draft = readDraft(EMPTY_VALUES);
    const address = JSON.stringify(given);
    if (draft && isChanged(draft.values, EMPTY_VALUES)) {
      const prefilled =
        draft.given === address
          ? {}
          : Object.fromEntries(
              Object.entries(toFormValues(given)).filter(
                ([, value]) => (typeof value === 'string' || Array.isArray(value)) && value.length > 0,
              ),
            );
      form.reset({ ...EMPTY_VALUES, ...draft.values, ...prefilled });
      setRestored(true);
    }
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => saveDraft(values, address),
    });
  }, [form, given]);
  return {
    restored,
    forget: (): void => {
      saveDraft(null);
      setRestored(false);
    },
  };
}
