import type { InputHTMLAttributes, ReactNode } from 'react';
import styles from './check-row.module.css';
import { classNames } from './class-names.ts';
import { Check } from './icons.ts';

export type CheckRowProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  label: ReactNode;
  count?: number | undefined;
  type?: 'checkbox' | 'radio';
};

/** A checkbox row with a result count; a transparent native input covers the row. */
export function CheckRow({
  label,
  count,
  type = 'checkbox',
  className,
  disabled,
  ...rest
}: CheckRowProps): ReactNode {
  return (
    <label className={classNames(styles['row'], disabled && styles['off'], className)}>
      <input {...rest} type={type} disabled={disabled} className={styles['input']} />
      <span className={classNames(styles['box'], type === 'radio' && styles['round'])} aria-hidden="true">
        <Check />
      </span>
      <span>{label}</span>
      {count !== undefined && <span className={styles['count']}>{count}</span>}
    </label>
  );
}
