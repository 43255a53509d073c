import type { ReactNode, Ref, SelectHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { ChevronDown } from '../icons.ts';
import { Field, type FieldTexts } from './field.tsx';
import styles from './field.module.css';

export type SelectOption = { value: string | number; label: string; disabled?: boolean };
export type SelectFieldProps = FieldTexts & SelectHTMLAttributes<HTMLSelectElement> & {
  options: readonly SelectOption[];
  /** First line while nothing is chosen; its value is the empty string. */
  placeholder?: string | undefined;
  ref?: Ref<HTMLSelectElement> | undefined;
};

/** A labelled choice of one: the browser's own list, which every phone and screen reader knows. */
export function SelectField({ label, hint, error, optional, aside, id, className, options, placeholder, 'aria-describedby': describedBy, ...rest }: SelectFieldProps): ReactNode {
  return (
    <Field label={label} hint={hint} error={error} optional={optional} aside={aside} id={id} className={className} describedBy={describedBy}>
      {(control) => (
        <span className={styles['control']}>
          <select {...rest} {...control} className={classNames(control.className, styles['select'])}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => <option key={option.value} value={option.value} disabled={option.disabled}>{option.label}</option>)}
          </select>
          <ChevronDown aria-hidden className={styles['chevron']} />
        </span>
      )}
    </Field>
  );
}
