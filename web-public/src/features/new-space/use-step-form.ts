import { useEffect, useRef, useState, type FormEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form';
import { showServerErrors } from '@prostora/ui/fields/form-errors.ts';
import { useWizard, type Target } from './wizard-control.ts';

type StepForm<Values extends FieldValues> = {
  /** Values of the server. */
  defaults: Values;
  /** Sends the values; not called for unchanged ones. */
  save: (values: Values) => Promise<void>;
  /** Next step; without it `save` navigates. */
  next?: Target;
  /** Whether to save unchanged values too. */
  savesUnchanged?: boolean;
  fieldNames?: Readonly<Record<string, Path<Values>>>;
  /** Replaces the message of a failed save. */
  explain?: (error: unknown) => string | null;
};

export type StepFormState<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  failure: string | null;
  sending: boolean;
  submit: (event: FormEvent) => void;
};

/**
 * Form of a step. Submitting validates and saves; leaving saves valid values and remembers invalid ones.
 * A submit while another one is in flight is ignored.
 */
export function useStepForm<Values extends FieldValues>({
  defaults,
  save,
  next,
  savesUnchanged = false,
  fieldNames,
  explain,
}: StepForm<Values>): StepFormState<Values> {
  const { step, go, setLeave, recall, remember } = useWizard();
  const [serverValues] = useState(() => JSON.stringify(defaults));
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: (recall(step) ?? defaults) as DefaultValues<Values>,
  });
  const [failure, setFailure] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const isInFlight = useRef(false);
  const saved = useRef(serverValues);
  const isChanged = (): boolean => JSON.stringify(form.getValues()) !== saved.current;

  const send = async (values: Values, to: Target | undefined): Promise<void> => {
    if (isInFlight.current) return;
    isInFlight.current = true;
    setSending(true);
    setFailure(null);
    try {
      if (savesUnchanged || isChanged()) await save(values);
      saved.current = JSON.stringify(form.getValues());
      remember(step, undefined);
      if (to) go(to);
    } catch (error) {
      const message = showServerErrors(error, form, {
        prefix: 'space.',
        ...(fieldNames && { fieldNames }),
      });
      setFailure(explain?.(error) ?? message);
    } finally {
      isInFlight.current = false;
      setSending(false);
    }
  };
  const leave = (to: Target): void => {
    if (savesUnchanged || !isChanged()) return go(to);
    void form.handleSubmit(
      (values) => send(values, to),
      () => go(to),
    )();
  };
  useEffect(() => {
    setLeave(leave);
    return () => setLeave(null);
  });
  // Remember unsaved values on every unmount, including Back of the browser.
  const rememberUnsaved = useRef(() => undefined as void);
  useEffect(() => {
    rememberUnsaved.current = () => {
      if (isChanged()) remember(step, form.getValues());
    };
  });
  useEffect(() => () => rememberUnsaved.current(), []);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isInFlight.current) void form.handleSubmit((values) => send(values, next))();
  };
  return { form, failure, sending, submit };
}
