import { useRef, useState, type FormEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { revealInput, showServerErrors, type ServerErrors } from './form-errors.ts';

/** SPEC §4: SENDING while the answer is awaited; a repeated submit is then ignored. */
export type FormStatus = 'PENDING' | 'SENDING';
type Options<Values extends FieldValues, Answer> = {
  send: (values: Values) => Promise<Answer>;
  onSent: (answer: Answer, values: Values) => void;
  /** Returns true when the failure was handled and needs no message. */
  onFailure?: (error: unknown) => boolean;
  errors?: ServerErrors<Values>;
};

/** Submits a public form, once at a time: field errors land on their fields, others above the form. */
export function usePublicForm<Values extends FieldValues, Answer>(
  form: UseFormReturn<Values>,
  { send, onSent, onFailure, errors }: Options<Values, Answer>,
) {
  const [status, setStatus] = useState<FormStatus>('PENDING');
  const [failure, setFailure] = useState<string | null>(null);
  const isInFlight = useRef(false);
  const submit = form.handleSubmit(
    async (values) => {
      setStatus('SENDING');
      try {
        onSent(await send(values), values);
      } catch (error) {
        if (!onFailure?.(error)) setFailure(showServerErrors(error, form, errors));
      }
      setStatus('PENDING');
    },
    (invalid) => Object.values(invalid).forEach((error) => revealInput(error)),
  );
  return {
    failure,
    sending: status === 'SENDING',
    submit: (event: FormEvent): void => {
      event.preventDefault();
      if (isInFlight.current) return;
      isInFlight.current = true;
      setFailure(null);
      void submit().finally(() => {
        isInFlight.current = false;
      });
    },
  };
}
