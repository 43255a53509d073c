import { ApiError } from '@prostora/api-client';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { toErrorMessage } from '@prostora/ui/error-message.ts';

export type ServerErrors<Values extends FieldValues> = {
  /** Names of the form's fields that differ from the server's, by the server's dotted path. */
  fieldNames?: Readonly<Record<string, Path<Values>>>;
  /** Common prefix of the server's paths, e.g. `space.`. */
  prefix?: string;
  /** Message for a failure without one of its own. */
  fallback?: string;
};

/**
 * Sets the server's field errors on the form and focuses the first invalid field.
 *
 * @returns the message to show above the form: of a field that the form does not have, else of the whole answer
 */
export function showServerErrors<Values extends FieldValues>(
  error: unknown,
  form: UseFormReturn<Values>,
  { fieldNames = {}, prefix = '', fallback }: ServerErrors<Values> = {},
): string {
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
  if (first) form.setFocus(first);
  return unmatchedMessage ?? toErrorMessage(error, fallback);
}
