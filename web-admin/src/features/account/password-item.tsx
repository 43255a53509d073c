import { Form, Input, type FormItemProps } from 'antd';
import type { ReactNode } from 'react';
import { knownPasswordRules } from '@prostora/ui/fields/form-rules.ts';
import { checkRules, createTextRule } from '../../kit/form/form-fields.tsx';

const KNOWN_PASSWORD: FormItemProps['rules'] = [createTextRule(checkRules(knownPasswordRules))];

type PasswordItemProps = {
  name: string;
  label: string;
  hint?: ReactNode;
  autoComplete: 'current-password' | 'new-password';
  /** Those of a present password by default. */
  rules?: FormItemProps['rules'];
  /** Fields whose change validates this one again. */
  dependencies?: string[];
};

/** Password field, which can show what is typed. */
export const PasswordItem = ({
  name,
  label,
  hint,
  autoComplete,
  rules = KNOWN_PASSWORD,
  dependencies = [],
}: PasswordItemProps) => (
  <Form.Item name={name} label={label} extra={hint} rules={rules} dependencies={dependencies}>
    <Input.Password autoComplete={autoComplete} />
  </Form.Item>
);
