import { Chip } from '@prostora/ui';
import { FieldErrorText } from '@prostora/ui/fields/field.tsx';
import { useId, type ReactNode } from 'react';
import styles from './details.module.css';

type ChoiceChipsProps<Value extends string | number> = {
  label: string;
  options: readonly { value: Value; label: string }[];
  values: readonly Value[];
  error?: string | undefined;
  hint?: string;
  onChange: (values: Value[]) => void;
};

/** Several values as toggles, in the order of the options. */
export function ChoiceChips<Value extends string | number>({
  label,
  options,
  values,
  error,
  hint,
  onChange,
}: ChoiceChipsProps<Value>): ReactNode {
  const id = useId();
  const toggle = (value: Value): void =>
    onChange(
      values.includes(value)
        ? values.filter((each) => each !== value)
        : [
            ...options
              .map((option) => option.value)
              .filter((each) => each === value || values.includes(each)),
          ],
    );
  return (
    <div role="group" aria-labelledby={id} aria-describedby={error ? `${id}-error` : undefined}>
      <p id={id} className={styles['label']}>
        {label}
      </p>
      <div className={styles['chips']}>
        {options.map((option) => (
          <Chip
            key={option.value}
            className={styles['chip']}
            aria-pressed={values.includes(option.value)}
            onClick={() => toggle(option.value)}
          >
            {option.label}
          </Chip>
        ))}
      </div>
      {hint && <p className={styles['hint']}>{hint}</p>}
      {error && <FieldErrorText id={`${id}-error`}>{error}</FieldErrorText>}
    </div>
  );
}
