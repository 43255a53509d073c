import { Form, Input, InputNumber, Select, Switch, type FormItemProps } from 'antd';
import { useId, type ReactNode } from 'react';
import { fieldErrors } from '@prostora/strings/cs/errors.ts';
import { maxLengthRule, type FormRule } from '@prostora/ui/fields/form-rules.ts';
import styles from './resource-form.module.css';

type Name = string | number | (string | number)[];
type FieldProps = { name: Name; label: string; hint?: string | undefined };

/** The first rule that what was typed breaks, in words; null when it is all right. */
export type Check = (text: string) => string | null;

/** A rule of a field from a check of its value: null where it is all right. */
export const rule = <T,>(check: (value: T) => string | null) => ({
  validator: (_rule: unknown, value: T): Promise<void> => {
    const message = check(value);
    return message === null ? Promise.resolve() : Promise.reject(new Error(message));
  },
});

/** The rules of the site's forms for a field of the console: the first failing one is told. */
export const checkBy =
  (rules: readonly FormRule[]): Check =>
  (text) =>
    rules.find((one) => one.fails(text, {}))?.message ?? null;

/** For a text that may have so many letters at most. */
export const longest = (max: number): Check => checkBy([maxLengthRule(max)]);

/** Checks of a text one after another: the first one that fails is told. */
export const textRule = (...checks: readonly Check[]) =>
  rule(
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

/** A text with its label, hint and the first failing rule. One that is too long says so: an input that cuts it loses what was pasted. */
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
    <Form.Item name={name} label={label} extra={hint} rules={[textRule(check, longest(max))]}>
      {rows ? (
        <Input.TextArea rows={rows} autoFocus={autoFocus} />
      ) : (
        <Input type={type} autoComplete="off" autoFocus={autoFocus} />
      )}
    </Form.Item>
  );
}

/** A number within its bounds; decimals are written with a comma. */
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
    <Form.Item name={name} label={label} extra={hint} rules={[rule(check)]}>
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
  options: readonly { value: number; label: string }[];
  /** What no choice is called. */ emptyLabel?: string;
  isMultiple?: boolean;
  rules?: FormItemProps['rules'];
};

/** One of many named records, or several of them; found by typing. Names on their way show dots. */
export function SelectItem({
  name,
  label,
  hint,
  options,
  emptyLabel,
  isMultiple = false,
  rules = [],
}: SelectItemProps) {
  return (
    <Form.Item
      name={name}
      label={label}
      extra={hint}
      rules={rules}
      normalize={(value: number | number[] | undefined) => value ?? null}
    >
      <Select
        options={[...options]}
        showSearch={{ optionFilterProp: 'label' }}
        loading={options.length === 0}
        {...(isMultiple ? { mode: 'multiple' as const } : { allowClear: true })}
        {...(emptyLabel !== undefined && { placeholder: emptyLabel })}
      />
    </Form.Item>
  );
}

/** Yes or no; the words beside the switch belong to it. */
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

/** Switches that belong together. */
export const Switches = ({ children }: { children: ReactNode }) => (
  <div className={styles.switches}>{children}</div>
);
