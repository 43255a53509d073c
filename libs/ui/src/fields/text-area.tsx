import type { ReactNode, Ref, TextareaHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { Field, type FieldTexts } from './field.tsx';
import styles from './field.module.css';
import { useTypedLength } from './use-typed-length.ts';

export type TextAreaProps = FieldTexts &
  TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> | undefined };

/**
 * A labelled textarea. `maxLength` shows a counter („122 / 300“) but does not truncate: a longer pasted text
 * stays
 * whole and fails the rule of the form.
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
