import type { ReactNode, Ref, SelectHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { ChevronDown } from '../icons.ts';
import { Field, type FieldTexts } from './field.tsx';
import styles from './select-field.module.css';

export type SelectFieldProps = FieldTexts &
  SelectHTMLAttributes<HTMLSelectElement> & { ref?: Ref<HTMLSelectElement> | undefined };

/** A labelled select; its options are its children. */
export function SelectField({
  label,
  hint,
  error,
  optional,
  aside,
  id,
  className,
  children,
  'aria-describedby': describedBy,
  ...rest
}: SelectFieldProps): ReactNode {
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
      {(control) => (
        <span className={styles['box']}>
          <select {...rest} {...control} className={classNames(control.className, styles['select'])}>
            {children}
          </select>
          <ChevronDown aria-hidden />
        </span>
      )}
    </Field>
  );
}
