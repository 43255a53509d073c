import { ui } from '@prostora/strings/cs/ui.ts';
import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { classNames } from './class-names.ts';
import { CircleAlert } from './icons.ts';
import styles from './text-field.module.css';

export type TextFieldProps = InputHTMLAttributes<HTMLInputElement> & {
  label: string;
  hint?: string | undefined;
  /** First failing rule; the caller shows it only after the field was touched. */
  error?: string | undefined;
  optional?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/** A labelled input: label above, hint below, error below with an icon, tied together for screen readers. */
export function TextField({ label, hint, error, optional = false, id, className, ...rest }: TextFieldProps): ReactNode {
  const own = useId();
  const inputId = id ?? own;
  const describedBy = classNames(error && `${inputId}-error`, hint && `${inputId}-hint`) || undefined;
  return (
    <div className={classNames(styles['field'], className)}>
      <label className={styles['label']} htmlFor={inputId}>{label}{optional && <span className={styles['optional']}> ({ui.optional})</span>}</label>
      <input {...rest} id={inputId} className={styles['input']} aria-invalid={error ? true : undefined} aria-describedby={describedBy} />
      {error && <p className={styles['error']} id={`${inputId}-error`}><CircleAlert />{error}</p>}
      {hint && <p className={styles['hint']} id={`${inputId}-hint`}>{hint}</p>}
    </div>
  );
}
