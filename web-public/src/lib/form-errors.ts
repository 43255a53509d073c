import { ApiError } from '@prostora/api-client';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { failureText } from '@prostora/ui/failure-text.ts';

export type ServerErrors<Values extends FieldValues> = {
  /** Fields that are called differently on the server, by the server's dotted path. */
  renamed?: Readonly<Record<string, Path<Values>>>;
  /** What every path of the server begins with, e.g. `space.`. */
  within?: string;
  /** What to say when the failure brings no words of its own. */
  otherwise?: string;
};

/**
 * Puts the server's field errors under their fields and the focus into the first wrong one. Answers what is left to say above
 * the form: the message of a field the form does not have, else that of the whole answer.
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
