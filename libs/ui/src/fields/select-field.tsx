import type { ReactNode, Ref, SelectHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { ChevronDown } from '../icons.ts';
import { Field, splitFieldProps, type FieldTexts } from './field.tsx';
import styles from './select-field.module.css';

export type SelectFieldProps = FieldTexts &
  SelectHTMLAttributes<HTMLSelectElement> & { ref?: Ref<HTMLSelectElement> | undefined };

/** A labelled select; its options are its children. */
export function SelectField({ children, ...props }: SelectFieldProps): ReactNode {
  const { frame, input } = splitFieldProps(props);
  return (
    <Field {...frame}>
      {(control) => (
        <span className={styles['box']}>
          <select {...input} {...control} className={classNames(control.className, styles['select'])}>
            {children}
          </select>
          <ChevronDown aria-hidden />
        </span>
      )}
    </Field>
  );
}
