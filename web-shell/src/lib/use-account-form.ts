import { usePublicForm } from '@prostora/ui/fields/use-public-form.ts';
import { useEffect, useEffectEvent, type FormEvent } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

const FOCUS_DELAY_MS = 200;

type Options<Values extends FieldValues, Answer> = {
  /** Null on the server, where nothing is sent. */
  send: ((values: Values) => Promise<Answer>) | null;
  onSent: (answer: Answer, values: Values) => void;
  /** Returns true when the failure was handled and needs no message. */
  onFailure?: (error: unknown) => boolean;
  /** Message for a failure without one of its own. */
  failedMessage?: string;
};

/** Takes over the values of text inputs, because some autofill fires no events. */
function readInputs<Values extends FieldValues>(form: UseFormReturn<Values>, element: HTMLFormElement): void {
  for (const name of Object.keys(form.getValues()) as Path<Values>[]) {
    const input = element.elements.namedItem(name);
    if (
      input instanceof HTMLInputElement &&
      input.type !== 'checkbox' &&
      input.value !== form.getValues(name)
    )
      form.setValue(name, input.value as PathValue<Values, Path<Values>>);
  }
}

/** Submits a form of an account (SPEC §4, §5): either its fields show errors, or one is shown above them. */
export function useAccountForm<Values extends FieldValues, Answer>(
  form: UseFormReturn<Values>,
  { send, failedMessage, ...options }: Options<Values, Answer>,
) {
  const { submit, ...state } = usePublicForm(form, {
    ...options,
    send: (values) => (send ? send(values) : new Promise<never>(() => undefined)),
    errors: { fieldErrorsOnly: true, ...(failedMessage !== undefined && { fallback: failedMessage }) },
  });
  return {
    ...state,
    submit: (event: FormEvent<HTMLFormElement>): void => {
      readInputs(form, event.currentTarget);
      submit(event);
    },
  };
}

/**
 * Focuses a field 200 ms after mount (SPEC §2), so that the dialog is announced first; not while another
 * field has the focus.
 */
export function useDelayedFocus<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: Path<Values>,
): void {
  const focusWhenIdle = useEffectEvent(() => {
    const focused = document.activeElement?.getAttribute('name') ?? '';
    if (!Object.keys(form.getValues()).includes(focused)) form.setFocus(name);
  });
  useEffect(() => {
    const timer = setTimeout(() => focusWhenIdle(), FOCUS_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
}
