import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { classNames } from '../class-names.ts';
import { Check } from '../icons.ts';
import styles from './check-field.module.css';
import { FieldErrorText } from './field.tsx';

export type CheckFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  /** May contain links; clicks on them do not toggle the box. */
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

/** A labelled checkbox: a transparent native input over the drawn box. */
export function CheckField({
  label,
  hint,
  error,
  id,
  className,
  'aria-describedby': describedBy,
  ...rest
}: CheckFieldProps): ReactNode {
  const own = useId();
  const inputId = id ?? own;
  const described = classNames(error && `${inputId}-error`, hint ? `${inputId}-hint` : null, describedBy);
  return (
    <div className={classNames(styles['field'], className)}>
      <span className={styles['tick']}>
        <input
          {...rest}
          id={inputId}
          type="checkbox"
          className={styles['input']}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        <span className={styles['box']} aria-hidden="true">
          <Check />
        </span>
      </span>
      <div>
        <label className={styles['label']} htmlFor={inputId}>
          {label}
        </label>
        {hint && (
          <p className={styles['hint']} id={`${inputId}-hint`}>
            {hint}
          </p>
        )}
        {error && <FieldErrorText id={`${inputId}-error`}>{error}</FieldErrorText>}
      </div>
    </div>
  );
}
