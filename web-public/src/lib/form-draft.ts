import { useEffect } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';

const PREFIX = 'prostora.draft.';

/** Values kept under a name in this tab; only those of the same type as the form's own. */
export function readDraft<Values extends object>(name: string, own: Values): Partial<Values> | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null') as Record<
      string,
      unknown
    > | null;
    if (draft === null || typeof draft !== 'object') return null;
    const fits = ([field, value]: [string, unknown]): boolean => {
      const initial: unknown = Reflect.get(own, field);
      return (
        typeof initial === typeof value && Array.isArray(initial) === Array.isArray(value) && initial !== null
      );
    };
    return Object.fromEntries(Object.entries(draft).filter(fits)) as Partial<Values>;
  } catch {
    return null;
  }
}

/** Keeps what is being written while the tab lives; null forgets it. */
export function keepDraft(name: string, values: object | null): void {
  try {
    if (values) sessionStorage.setItem(PREFIX + name, JSON.stringify(values));
    else sessionStorage.removeItem(PREFIX + name);
  } catch {
    // A browser that stores nothing: the form works, its draft ends with the page.
  }
}

/**
 * Fills a form with what was typed in it before it was closed or the page was left.
 *
 * @param name what the form is about, the record's id included; null keeps nothing
 * @returns forgets the draft, once the form was sent
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
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(name, values) });
  }, [form, name]);
  return () => {
    if (name !== null) keepDraft(name, null);
  };
}
