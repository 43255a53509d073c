import { Button, Form, type FormInstance } from 'antd';
import { CircleAlert } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { ApiError } from '@prostora/api-client';
import { admin } from '@prostora/strings';
import { describeError } from './errors.ts';
import styles from './resource-form.module.css';

export type ResourceFormProps<Values extends object> = {
  /** Prefix of the fields' ids. */
  name: string;
  initial: Values;
  submitLabel: string;
  cancelLabel: string;
  /** A rejected promise keeps the form as it is; its errors land on their fields. */
  onSubmit: (values: Values) => Promise<unknown>;
  onDone: () => void;
  onCancel: () => void;
  children: ReactNode;
};

type Failure = { title: string; text: string };

/** A form of one record: every message of the server beside its field, the rest above them, and nothing typed is lost. */
export function ResourceForm<Values extends object>({ name, initial, submitLabel, cancelLabel, onSubmit, onDone, onCancel, children }: ResourceFormProps<Values>) {
  const [form] = Form.useForm<Values>();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isSending, setSending] = useState(false);
  const sending = useRef(false);
  const submit = async (values: Values): Promise<void> => {
    if (sending.current) return;
    sending.current = true;
    setSending(true);
    setFailure(null);
    const error: unknown = await onSubmit(values).then(() => null, (reason: unknown) => reason);
    sending.current = false;
    setSending(false);
    if (error === null) onDone();
    else setFailure(placeErrors(form, error));
  };
  return (
    <Form<Values>
      className={styles.form ?? ''} form={form} name={name} layout="vertical" initialValues={initial} validateTrigger="onBlur" requiredMark={false} scrollToFirstError={{ focus: true, block: 'center' }} onFinish={submit} noValidate
    >
      {failure && <div className={styles.failure} role="alert"><CircleAlert className="lucide" aria-hidden /><p><b>{failure.title}.</b> {failure.text}</p></div>}
      {children}
      <div className={styles.buttons}>
        <Button onClick={onCancel}>{cancelLabel}</Button>
        <Button type="primary" htmlType="submit" loading={isSending}>{isSending ? admin.confirm.sending : submitLabel}</Button>
      </div>
    </Form>
  );
}

/** Puts the server's messages on their fields and the focus on the first of them; answers what is left to say for the form as a whole. */
function placeErrors<Values extends object>(form: FormInstance<Values>, error: unknown): Failure | null {
  const names = form.getFieldsError().map(({ name }) => name);
  const messages = error instanceof ApiError ? error.errors : {};
  const placed = names.flatMap((name) => {
    const message = messages[name.join('.')];
    return message === undefined ? [] : [{ name, errors: [message] }];
  });
  const [first] = placed;
  if (!first) return describeError(error);
  form.setFields(placed as Parameters<typeof form.setFields>[0]);
  form.scrollToField(first.name as Parameters<typeof form.scrollToField>[0], { focus: true, block: 'center' });
  const rest = Object.keys(messages).filter((path) => !names.some((name) => name.join('.') === path));
  return rest.length === 0 ? null : { title: admin.errors.notSaved, text: rest.map((path) => messages[path]).join(' ') };
}
