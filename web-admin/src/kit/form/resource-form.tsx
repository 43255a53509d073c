import { Button, Form } from 'antd';
import { CircleAlert } from 'lucide-react';
import { Suspense, lazy, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { admin } from '@prostora/strings';
import { showFieldErrors, type Failure } from './form-errors.ts';
import { useLeave } from './unsaved.tsx';
import { useFormRecord, type Versioned } from './use-form-record.ts';
import { useSaveKeys } from './use-save-keys.ts';
import styles from './resource-form.module.css';

const FormConflict = lazy(() => import('./form-conflict.tsx'));

export type ResourceFormProps<Values extends object, Rec extends Versioned = Versioned> = {
  /** Prefix of the fields' ids. */
  name: string;
  initial: Values;
  /**
   * The edited record as loaded, or null for a new one; requires `toValues`. A concurrent save is merged
   * field by field.
   */
  record?: Rec | null;
  /** Form values of the record. */
  toValues?(record: Rec): Values;
  /** Field labels in conflicts; by default the field's own label. */
  labels?: Partial<Record<keyof Values, string>>;
  /** Formats a field's value in a conflict when the raw value is not readable (such as an id). */
  formatters?: Partial<Record<keyof Values, (value: unknown) => ReactNode>>;
  submitLabel: string;
  cancelLabel?: string;
  /**
   * A rejected promise keeps the form open; its errors are shown at their fields. `version` is the loaded
   * record's version.
   */
  onSubmit: (values: Values, version: number) => Promise<unknown>;
  onDone: () => void;
  onCancel: () => void;
  children: ReactNode;
};

/**
 * Leaves the focus in the field during a press. A blur validates the field: its message appears or goes, the
 * button moves away from the pointer, and the click is lost.
 */
const keepFocus = (event: MouseEvent): void => event.preventDefault();

/**
 * Form of one record: server messages at their fields, merge of concurrent changes, protection of unsaved
 * input.
 */
export function ResourceForm<Values extends object, Rec extends Versioned = Versioned>(
  props: ResourceFormProps<Values, Rec>,
) {
  const {
    name,
    initial,
    record,
    toValues,
    labels,
    formatters,
    submitLabel,
    cancelLabel = admin.confirm.cancel,
    onSubmit,
    onDone,
    onCancel,
    children,
  } = props;
  const [form] = Form.useForm<Values>();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isSending, setSending] = useState(false);
  const sending = useRef(false);
  const leave = useLeave();
  const state = useFormRecord({ form, initial, record, toValues });
  const { frame, keys } = useSaveKeys(form.submit);
  const submit = async (values: Values): Promise<void> => {
    if (sending.current) return;
    sending.current = true;
    setSending(true);
    setFailure(null);
    // A navigation caused by the save, such as to the new record, must not ask about unsaved changes.
    state.markUnsaved(false);
    const [output, error] = await onSubmit(values, state.version()).then(
      (answer): [unknown, unknown] => [answer, null],
      (reason: unknown): [unknown, unknown] => [undefined, reason],
    );
    sending.current = false;
    setSending(false);
    if (error === null) {
      state.saved(values, output);
      return onDone();
    }
    state.check();
    if (!state.meet(error)) setFailure(showFieldErrors(form, name, error));
  };
  return (
    <div ref={frame}>
      <Form<Values>
        className={styles.form ?? ''}
        form={form}
        name={name}
        layout="vertical"
        initialValues={initial}
        validateTrigger="onBlur"
        requiredMark={false}
        scrollToFirstError={{ focus: true, block: 'center' }}
        onFinish={submit}
        noValidate
        onValuesChange={state.check}
      >
        {failure && (
          <div className={styles.failure} role="alert">
            <CircleAlert className="lucide" aria-hidden />
            <p>
              <b>{failure.title}.</b> {failure.text}
            </p>
          </div>
        )}
        {state.merged && (
          <Suspense>
            <FormConflict
              mergeResult={state.merged}
              name={name}
              labels={labels ?? {}}
              formatters={formatters ?? {}}
              onChoose={state.put}
            />
          </Suspense>
        )}
        {children}
        <div className={styles.buttons}>
          <Button onMouseDown={keepFocus} onClick={() => leave(onCancel)}>
            {cancelLabel}
          </Button>
          <Button
            type="primary"
            htmlType="submit"
            loading={isSending}
            aria-keyshortcuts={keys}
            onMouseDown={keepFocus}
          >
            {isSending ? admin.confirm.sending : submitLabel}
          </Button>
        </div>
      </Form>
    </div>
  );
}
