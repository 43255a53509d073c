import { useState, type FormEvent } from 'react';
import { getFieldErrors } from './api-errors.ts';
import { CHECKED, ruleError, type FormRules, type FormValues } from '@prostora/ui/fields/form-rules.ts';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { useInputs } from './use-inputs.ts';
import { useSending } from './use-sending.ts';

/** Server errors by field, with the refused value. */
type Refused = Readonly<Record<string, { value: string; message: string }>>;

type Options<Name extends string, Answer> = {
  initial?: Readonly<Partial<Record<Name, string>>> | undefined;
  /** Null on the server, where nothing is sent. */
  send: ((values: FormValues<Name>) => Promise<Answer>) | null;
  onDone: (answer: Answer, values: FormValues<Name>) => void;
  /** Returns true when the failure was handled and needs no message. */
  onFailure?: (error: unknown) => boolean;
  /** Default message for a failure without one. */
  failedMessage?: string;
};

/**
 * State of a form (SPEC §4, §5). A touched field shows its first violated rule; a submit touches all fields
 * and focuses the first invalid one. Server errors stay on their fields until the value changes; other
 * failures are shown above.
 */
export function useForm<Name extends string, Answer>(
  rules: FormRules<Name>,
  { initial, send, onDone, onFailure, failedMessage }: Options<NoInfer<Name>, Answer>,
) {
  const names = Object.keys(rules) as Name[];
  const inputs = useInputs(names, initial);
  const sending = useSending();
  const [touched, setTouched] = useState<ReadonlySet<Name>>(new Set());
  const [refused, setRefused] = useState<Refused>({});
  const [failure, setFailure] = useState<string | null>(null);
  const { values } = inputs;

  function showFailure(error: unknown, given: FormValues<Name>): void {
    if (onFailure?.(error)) return;
    const messages = getFieldErrors(error);
    const invalid = names.filter((name) => messages[name] !== undefined);
    setRefused(
      Object.fromEntries(
        invalid.map((name) => [name, { value: given[name], message: messages[name] ?? '' }]),
      ),
    );
    if (invalid[0]) inputs.focus(invalid[0]);
    else setFailure(toErrorMessage(error, failedMessage));
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (sending.isBusy()) return;
    const given = inputs.collect();
    setTouched(new Set(names));
    setFailure(null);
    const invalid = names.find((name) => ruleError(rules, name, given) !== null);
    if (invalid) inputs.focus(invalid);
    else if (send)
      void sending.run(() =>
        send(given).then(
          (answer) => onDone(answer, given),
          (error: unknown) => showFailure(error, given),
        ),
      );
  }

  const findError = (name: Name): string | undefined => {
    const rule = touched.has(name) ? ruleError(rules, name, values) : null;
    return rule ?? (refused[name]?.value === values[name] ? refused[name]?.message : undefined);
  };
  const bind = (name: Name) => ({
    ...inputs.bind(name),
    error: findError(name),
    onBlur: () => setTouched((present) => new Set([...present, name])),
  });

  return {
    values,
    submit,
    failure,
    sending: sending.sending,
    field: (name: Name) => ({ ...bind(name), value: values[name] }),
    checkbox: (name: Name) => ({ ...bind(name), checked: values[name] === CHECKED }),
    offerFocus: inputs.focusIfIdle,
  };
}
