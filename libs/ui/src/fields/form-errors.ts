import { ApiError } from '@prostora/api-client';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { toErrorMessage } from '../error-message.ts';

export type ServerErrors<Values extends FieldValues> = {
  /** Names of the form's fields that differ from the server's, by the server's dotted path. */
  fieldNames?: Readonly<Record<string, Path<Values>>>;
  /** Common prefix of the server's paths, e.g. `space.`. */
  prefix?: string;
  /** Message for a failure without one of its own. */
  fallback?: string;
  /** Shows no message above the form when a field shows one. */
  fieldErrorsOnly?: boolean;
};

/** Opens the `<details>` around an invalid input, which is not focusable while they are closed. */
export function revealInput(error: object | undefined): void {
  const input: unknown = error && Reflect.get(error, 'ref');
  if (input instanceof Element) input.closest('details')?.setAttribute('open', '');
}

/**
 * Sets the server's field errors on the form and focuses the first invalid field.
 *
 * @returns the message to show above the form: of a field that the form does not have, else of the whole
 *   answer; null with `fieldErrorsOnly`, when all messages are shown on fields
 */
export function showServerErrors<Values extends FieldValues>(
  error: unknown,
  form: UseFormReturn<Values>,
  { fieldNames = {}, prefix = '', fallback, fieldErrorsOnly = false }: ServerErrors<Values> = {},
): string | null {
  if (!(error instanceof ApiError)) return toErrorMessage(error, fallback);
  const names = Object.keys(form.getValues());
  const matched: Path<Values>[] = [];
  let unmatchedMessage: string | null = null;
  for (const [path, message] of Object.entries(error.errors)) {
    const localPath = prefix !== '' && path.startsWith(prefix) ? path.slice(prefix.length) : path;
    const name = fieldNames[localPath] ?? (localPath as Path<Values>);
    if (names.includes(name.split('.')[0] ?? '')) {
      form.setError(name, { type: 'server', message });
      matched.push(name);
    } else unmatchedMessage ??= message;
  }
  const first = matched.toSorted((one, other) => names.indexOf(one) - names.indexOf(other))[0];
  if (first) {
    revealInput(form.getFieldState(first).error);
    form.setFocus(first);
    if (fieldErrorsOnly) return unmatchedMessage;
  }
  return unmatchedMessage ?? toErrorMessage(error, fallback);
}

/** Validates a touched or submitted field after a change of another field that its rules read. */
export function revalidateShown<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: Path<Values>,
): void {
  const { isTouched, error } = form.getFieldState(name);
  if ((isTouched || form.formState.isSubmitted) && error?.type !== 'server') void form.trigger(name);
}
