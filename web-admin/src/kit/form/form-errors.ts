import type { FormInstance } from 'antd';
import { ApiError } from '@prostora/api-client';
import { admin } from '@prostora/strings';
import { describeError } from '../feedback/errors.ts';

export type Failure = { title: string; text: string };

/** Rejection of a submit whose confirmation was declined; not shown as an error. */
export class NotConfirmed extends Error {}

/**
 * Sets the server's messages on their fields and focuses the first of them.
 * @returns the message for the whole form, or null
 */
export function showFieldErrors<Values extends object>(
  form: FormInstance<Values>,
  formName: string,
  error: unknown,
): Failure | null {
  if (error instanceof NotConfirmed) return null;
  const names = form.getFieldsError().map(({ name }) => name);
  const messages = error instanceof ApiError ? error.errors : {};
  const fieldMessages = names.flatMap((name) => {
    const message = messages[name.join('.')];
    return message === undefined ? [] : [{ name, errors: [message] }];
  });
  const [first] = fieldMessages;
  if (!first) return describeError(error);
  form.setFields(fieldMessages as Parameters<typeof form.setFields>[0]);
  form.scrollToField(first.name as Parameters<typeof form.scrollToField>[0], {
    focus: true,
    block: 'center',
  });
  // A list field has no element of its own.
  const isRendered = (path: string): boolean =>
    names.some((name) => name.join('.') === path) &&
    document.getElementById(`${formName}_${path.replaceAll('.', '_')}`) !== null;
  const rest = Object.keys(messages).filter((path) => !isRendered(path));
  return rest.length === 0
    ? null
    : { title: admin.errors.notSaved, text: rest.map((path) => messages[path]).join(' ') };
}
