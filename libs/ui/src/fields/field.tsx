import { ui } from '@prostora/strings/cs/ui.ts';
import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { CircleAlert } from '../icons.ts';
import styles from './field.module.css';

/** Texts around an input; `error` is the first failing rule, passed only after the field was touched. */
export type FieldTexts = {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean | undefined;
  /** Short element at the end of the label's line, for example a link; it follows the input in tab order. */
  aside?: ReactNode;
};

/** Props an input takes from its field. */
export type ControlProps = {
  id: string;
  className: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

type Counted = { length: number; max: number };
type Props = FieldTexts & {
  id?: string | undefined;
  className?: string | undefined;
  /** Ids of the caller's own descriptions. */
  describedBy?: string | undefined;
  counted?: Counted | undefined;
  children: (control: ControlProps) => ReactNode;
};

type FieldProps = FieldTexts & {
  id?: string | undefined;
  className?: string | undefined;
  'aria-describedby'?: string | undefined;
};

/** Separates the props of the frame from those of the input in it. */
export function splitFieldProps<Props extends FieldProps>({
  label,
  hint,
  error,
  optional,
  aside,
  id,
  className,
  'aria-describedby': describedBy,
  ...input
}: Props) {
  return { frame: { label, hint, error, optional, aside, id, className, describedBy }, input };
}

/** Error line with an icon, so that colour is not the only sign. */
export const FieldErrorText = ({ id, children }: { id: string; children: string }): ReactNode => (
  <p className={styles['error']} id={id}>
    <CircleAlert aria-hidden />
    {children}
  </p>
);

const Counter = ({ id, length, max }: Counted & { id: string }): ReactNode => (
  <p className={classNames(styles['counter'], length > max && styles['over'])} id={id}>
    <span className="visually-hidden">{ui.characters} </span>
    {ui.counter(length, max)}
  </p>
);

/** Frame of all inputs: label above, error and hint below, linked to the input for screen readers. */
export function Field({
  label,
  hint,
  error,
  optional = false,
  aside,
  id,
  className,
  describedBy,
  counted,
  children,
}: Props): ReactNode {
  const own = useId();
  const inputId = id ?? own;
  const described = classNames(
    error && `${inputId}-error`,
    hint ? `${inputId}-hint` : null,
    counted && `${inputId}-counter`,
    describedBy,
  );
  return (
    <div className={classNames(styles['field'], className)}>
      <label className={styles['label']} htmlFor={inputId}>
        {label}
        {optional && <span className={styles['optional']}> ({ui.optional})</span>}
      </label>
      {children({
        id: inputId,
        className: styles['input'] ?? '',
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {error && <FieldErrorText id={`${inputId}-error`}>{error}</FieldErrorText>}
      {(hint || counted) && (
        <div className={styles['below']}>
          {hint && (
            <p className={styles['hint']} id={`${inputId}-hint`}>
              {hint}
            </p>
          )}
          {counted && <Counter id={`${inputId}-counter`} {...counted} />}
        </div>
      )}
      {aside && <span className={styles['aside']}>{aside}</span>}
    </div>
  );
}
