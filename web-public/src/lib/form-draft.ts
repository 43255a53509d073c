import { useEffect } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';

const PREFIX = 'prostora.draft.';

/** Draft stored under a name in this tab; only values of the same type as the form's defaults. */
export function readDraft<Values extends object>(name: string, defaults: Values): Partial<Values> | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null') as Record<
      string,
      unknown
    > | null;
    if (draft === null || typeof draft !== 'object') return null;
    const fits = ([field, value]: [string, unknown]): boolean => {
      const initial: unknown = Reflect.get(defaults, field);
      return (
        typeof initial === typeof value && Array.isArray(initial) === Array.isArray(value) && initial !== null
      );
    };
    return Object.fromEntries(Object.entries(draft).filter(fits)) as Partial<Values>;
  } catch {
    return null;
  }
}

/** Stores a draft in sessionStorage; null removes it. */
export function saveDraft(name: string, values: object | null): void {
  try {
    if (values) sessionStorage.setItem(PREFIX + name, JSON.stringify(values));
    else sessionStorage.removeItem(PREFIX + name);
  } catch {
    // Storage is unavailable: the form works without a draft.
  }
}

/**
 * Restores the draft of a form and stores its values on every change.
 *
 * @param name subject of the form, including the id of the record; null stores no draft
 * @returns removes the draft, for use after the form was sent
 */
export function useFormDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: string | null,
): () => void {
  useEffect(() => {
    if (name === null) return undefined;
    const draft = readDraft(name, form.getValues());
    if (draft)
      form.reset({ ...form.getValues(), ...draft } as DefaultValues<Values>, { keepDefaultValues: true });
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => saveDraft(name, values) });
  }, [form, name]);
  return () => {
    if (name !== null) saveDraft(name, null);
  };
}
