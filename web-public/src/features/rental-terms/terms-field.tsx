import { TextField, type TextFieldProps } from '@prostora/ui';
import type { ReactNode } from 'react';
import { get, useFormContext, type FieldErrors, type FieldPath } from 'react-hook-form';
import type { TermsValues } from './terms-form.ts';

/** Message of a field, or of a list as a whole. */
export function findError(errors: FieldErrors<TermsValues>, path: string): string | undefined {
  const error = get(errors, path) as { message?: string; root?: { message?: string } } | undefined;
  return error?.message ?? error?.root?.message;
}

/** A short text of the terms, a number unless said otherwise. */
export function TermsField({
  name,
  ...rest
}: { name: FieldPath<TermsValues> } & Omit<TextFieldProps, 'name' | 'error'>): ReactNode {
  const { register, formState } = useFormContext<TermsValues>();
  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      {...rest}
      {...register(name)}
      error={findError(formState.errors, name)}
    />
  );
}
