import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { Field, type FieldTexts } from './field.tsx';

export type TextFieldProps = FieldTexts &
  InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> | undefined };

/** A labelled single-line input. */
export function TextField({
  label,
  hint,
  error,
  optional,
  aside,
  id,
  className,
  'aria-describedby': describedBy,
  ...rest
}: TextFieldProps): ReactNode {
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      aside={aside}
      id={id}
      className={className}
      describedBy={describedBy}
    >
      {(control) => <input {...rest} {...control} />}
    </Field>
  );
}
