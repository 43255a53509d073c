import { DatePicker, Form, type FormItemProps } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import styles from './resource-form.module.css';

const DATE_FORMAT = 'YYYY-MM-DD';

type DateItemProps = {
  name: FormItemProps['name'];
  label: string;
  hint?: string;
  placeholder: string;
  rules?: FormItemProps['rules'];
};

/** Date field; the value is YYYY-MM-DD or null. */
export function DateItem({ name, label, hint, placeholder, rules = [] }: DateItemProps) {
  return (
    <Form.Item
      name={name}
      label={label}
      extra={hint}
      rules={rules}
      getValueProps={(value: string | null) => ({ value: value ? dayjs(value) : null })}
      normalize={(value: Dayjs | null) => value?.format(DATE_FORMAT) ?? null}
    >
      <DatePicker className={styles.number ?? ''} format="D. M. YYYY" placeholder={placeholder} />
    </Form.Item>
  );
}
