import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { showServerErrors } from '@prostora/ui/fields/form-errors.ts';

type Options<Values extends FieldValues, Answer> = {
  save: (values: Values) => Promise<Answer>;
  onSaved: (answer: Answer, values: Values) => unknown;
};

/**
 * Submits a portal form as a mutation, once at a time: field errors land on their fields, others above the
 * form.
 */
export function usePortalForm<Values extends FieldValues, Answer>(
  form: UseFormReturn<Values>,
  { save, onSaved }: Options<Values, Answer>,
) {
  const [failure, setFailure] = useState<string | null>(null);
  const saving = useMutation({
    mutationFn: save,
    onMutate: () => setFailure(null),
    onSuccess: (answer, values) => onSaved(answer, values),
    onError: (error) => setFailure(showServerErrors(error, form)),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!saving.isPending) void form.handleSubmit((values) => saving.mutate(values))();
  };
  return { submit, failure, sending: saving.isPending };
}
