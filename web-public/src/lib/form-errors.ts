import { ApiError } from '@prostora/api-client';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { failureText } from '@prostora/ui/failure-text.ts';

export type ServerErrors<Values extends FieldValues> = {
  /** Names of the form's fields that differ from the server's, by the server's dotted path. */
  renamed?: Readonly<Record<string, Path<Values>>>;
  /** Common prefix of the server's paths, e.g. `space.`. */
  within?: string;
  /** Message for a failure without one of its own. */
  otherwise?: string;
};

/**
 * Sets the server's field errors on the form and focuses the first invalid field.
 *
 * @returns the message to show above the form: of a field that the form does not have, else of the whole answer
 */
export function showServerErrors<Values extends FieldValues>(
  error: unknown,
  form: UseFormReturn<Values>,
  { renamed = {}, within = '', otherwise }: ServerErrors<Values> = {},
): string {
  if (!(error instanceof ApiError)) return failureText(error, otherwise);
  const names = Object.keys(form.getValues());
  const placed: Path<Values>[] = [];
  let rest: string | null = null;
  for (const [path, message] of Object.entries(error.errors)) {
    const bare = within !== '' && path.startsWith(within) ? path.slice(within.length) : path;
    const name = renamed[bare] ?? (bare as Path<Values>);
    if (names.includes(name.split('.')[0] ?? '')) {
      form.setError(name, { type: 'server', message });
      placed.push(name);
    } else rest ??= message;
  }
  const first = placed.toSorted((one, other) => names.indexOf(one) - names.indexOf(other))[0];
  if (first) form.setFocus(first);
  return rest ?? failureText(error, otherwise);
}
