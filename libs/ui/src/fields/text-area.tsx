import type { ReactNode, Ref, TextareaHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { Field, type FieldTexts } from './field.tsx';
import styles from './field.module.css';
import { useTypedLength } from './use-typed-length.ts';

export type TextAreaProps = FieldTexts &
  TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> | undefined };

/**
 * A labelled input of several lines. With `maxLength` it counts („122 / 300“), but never cuts: a longer text that was pasted stays
 * whole, and the form's rule says that it is too long.
 */
export function TextArea({
  label,
  hint,
  error,
  optional,
  aside,
  id,
  className,
  maxLength,
  ref,
  onInput,
  'aria-describedby': describedBy,
  ...rest
}: TextAreaProps): ReactNode {
  const typed = useTypedLength(ref, String(rest.value ?? rest.defaultValue ?? '').length);
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
      counted={maxLength === undefined ? undefined : { length: typed.length, max: maxLength }}
    >
      {(control) => (
        <textarea
          {...rest}
          {...control}
          ref={typed.ref}
          className={classNames(control.className, styles['area'])}
          onInput={(event) => {
            typed.measure();
            onInput?.(event);
          }}
        />
      )}
    </Field>
  );
}
