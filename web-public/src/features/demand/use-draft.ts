import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Given } from './demand.loader.ts';
import { valuesOf, type DemandValues } from './demand-values.ts';

const KEY = 'poptavka';

/** What was being written in this tab; only what looks like our own values. */
function readDraft(empty: DemandValues): Partial<DemandValues> | null {
  try {
    const read = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Record<string, unknown> | null;
    if (read === null || typeof read !== 'object') return null;
    const fits = ([name, value]: [string, unknown]): boolean => {
      const own: unknown = empty[name as keyof DemandValues];
      return Array.isArray(own) ? Array.isArray(value) && value.every((id) => typeof id === 'number') : own !== undefined && typeof own === typeof value;
    };
    return Object.fromEntries(Object.entries(read).filter(fits)) as Partial<DemandValues>;
  } catch {
    return null;
  }
}

function keep(values: DemandValues | null): void {
  try {
    if (values) sessionStorage.setItem(KEY, JSON.stringify(values));
    else sessionStorage.removeItem(KEY);
  } catch {
    // A browser that stores nothing: the form works, it is only forgotten on reload.
  }
}

const isWritten = (values: Partial<DemandValues>, empty: DemandValues): boolean => JSON.stringify({ ...empty, ...values }) !== JSON.stringify(empty);

/** Keeps what is being written while the tab lives, so that a reload loses nothing; what the address says wins over it. */
export function useDraft(form: UseFormReturn<DemandValues>, given: Given) {
  const [restored, setRestored] = useState(false);
  useEffect(() => {
    const empty = valuesOf({ purpose_id: null, location_id: null, date_from: null, number_of_guests: null });
    const draft = readDraft(empty);
    if (draft && isWritten(draft, empty)) {
      const asked = Object.fromEntries(Object.entries(valuesOf(given)).filter(([, value]) => typeof value === 'string' && value !== ''));
      form.reset({ ...empty, ...draft, ...asked });
      setRestored(true);
    }
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) });
  }, [form, given]);
  return {
    restored,
    forget: (): void => {
      keep(null);
      setRestored(false);
    },
  };
}
