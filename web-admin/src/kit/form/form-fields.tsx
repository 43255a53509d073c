import { Form, Input, InputNumber, Select, Switch, type FormItemProps } from 'antd';
import { useId, type ReactNode } from 'react';
import { fieldErrors } from '@prostora/strings/cs/errors.ts';
import { maxLengthRule, type FormRule } from '@prostora/ui/fields/form-rules.ts';
import styles from './resource-form.module.css';

type Name = string | number | (string | number)[];
type FieldProps = { name: Name; label: string; hint?: string | undefined };

/** Validates a text; returns the message of the first broken rule, or null. */
export type Check = (text: string) => string | null;

/** Ant Design form rule from a validator that returns a message or null. */
export const createRule = <T,>(check: (value: T) => string | null) => ({
  validator: (_rule: unknown, value: T): Promise<void> => {
    const message = check(value);
    return message === null ? Promise.resolve() : Promise.reject(new Error(message));
  },
});

/** Validator from the form rules of the public site; returns the first failing message. */
export const checkRules =
  (rules: readonly FormRule[]): Check =>
  (text) =>
    rules.find((one) => one.fails(text, {}))?.message ?? null;

/** Validator of the maximal length in characters. */
export const maxLength = (max: number): Check => checkRules([maxLengthRule(max)]);

/** Form rule of several validators; the first message wins. */
export const createTextRule = (...checks: readonly Check[]) =>
  createRule(
    (text: string | undefined) =>
      checks.map((check) => check(text ?? '')).find((message) => message !== null) ?? null,
  );

export const required: Check = (text) => (text.trim() === '' ? fieldErrors.required : null);

type TextItemProps = FieldProps & {
  check?: Check;
  max: number;
  type?: 'text' | 'email' | 'tel';
  rows?: number;
  autoFocus?: boolean;
};

/**
 * Text field with label, hint and validation. A too long text is reported, as truncation would lose pasted
 * text.
 */
export function TextItem({
  name,
  label,
  hint,
  check = () => null,
  max,
  type = 'text',
  rows,
  autoFocus = false,
}: TextItemProps) {
  return (
    <Form.Item name={name} label={label} extra={hint} rules={[createTextRule(check, maxLength(max))]}>
      {rows ? (
        <Input.TextArea rows={rows} autoFocus={autoFocus} />
      ) : (
        <Input type={type} autoComplete="off" autoFocus={autoFocus} />
      )}
    </Form.Item>
  );
}

/** Number field with bounds; the decimal separator is a comma. */
export function NumberItem({
  name,
  label,
  hint,
  min,
  max,
  decimals = 0,
  isOptional = false,
}: FieldProps & { min: number; max: number; decimals?: number; isOptional?: boolean }) {
  const check = (value: number | null): string | null =>
    value === null && !isOptional ? fieldErrors.number : null;
  return (
    <Form.Item name={name} label={label} extra={hint} rules={[createRule(check)]}>
      <InputNumber<number>
        className={styles.number ?? ''}
        min={min}
        max={max}
        {...(decimals === 0 && { precision: 0 })}
        decimalSeparator=","
        inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      />
    </Form.Item>
  );
}

type SelectItemProps = FieldProps & {
  options: readonly { value: number | string; label: string }[];
  /** Placeholder of an empty selection. */ emptyLabel?: string;
  isMultiple?: boolean;
  /** Text of the values after the first one, which is then the only one shown. */
  formatFurther?: (count: number) => string;
  rules?: FormItemProps['rules'];
};

/** Searchable select of one or several records; shows a spinner while options load. */
export function SelectItem({
  name,
  label,
  hint,
  options,
  emptyLabel,
  isMultiple = false,
  formatFurther,
  rules = [],
}: SelectItemProps) {
  return (
    <Form.Item
      name={name}
      label={label}
      extra={hint}
      rules={rules}
      normalize={(value: unknown) => value ?? null}
    >
      <Select
        options={[...options]}
        showSearch={{ optionFilterProp: 'label' }}
        loading={options.length === 0}
        {...(isMultiple ? { mode: 'multiple' as const } : { allowClear: true })}
        {...(formatFurther && {
          maxTagCount: 1,
          maxTagPlaceholder: (omitted: readonly unknown[]) => formatFurther(omitted.length),
        })}
        {...(emptyLabel !== undefined && { placeholder: emptyLabel })}
      />
    </Form.Item>
  );
}

/** Switch with its label. */
export function SwitchItem({ name, label }: FieldProps) {
  const id = useId();
  return (
    <label className={styles.switch} htmlFor={id}>
      <Form.Item name={name} valuePropName="checked" noStyle>
        <Switch id={id} />
      </Form.Item>
      {label}
    </label>
  );
}

/** Group of switches. */
export const Switches = ({ children }: { children: ReactNode }) => (
  <div className={styles.switches}>{children}</div>
);
