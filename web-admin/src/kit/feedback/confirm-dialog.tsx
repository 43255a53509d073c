import { Button, Input, Modal, type GetRef } from 'antd';
import { CircleAlert } from 'lucide-react';
import { useId, useRef, useState, type Ref } from 'react';
import { admin } from '@prostora/strings';
import { useBackCloses } from '@prostora/ui/use-back-closes.ts';
import type { Confirmation } from './confirm-action.tsx';
import styles from './confirm-dialog.module.css';

const REASON_LENGTH = 500;

type DialogProps = { confirmation: Confirmation; open: boolean; onClose: () => void; onClosed: () => void };

/** The dialog of `useConfirm`, loaded lazily. */
export default function ConfirmDialog({ confirmation, open, onClose, onClosed }: DialogProps) {
  const [reason, setReason] = useState('');
  const [touched, setTouched] = useState(false);
  const [sending, setSending] = useState(false);
  const missing = confirmation.reason !== undefined && reason.trim() === '';
  const confirm = async (): Promise<void> => {
    setTouched(true);
    if (missing || sending) return;
    setSending(true);
    const isDone = await confirmation.onConfirm(reason.trim()).then(
      () => true,
      () => false,
    );
    setSending(false);
    if (isDone || !confirmation.reason) onClose();
  };
  const cancel = (): void => {
    confirmation.onCancel?.();
    onClose();
  };
  useBackCloses(open && !confirmation.leavesPage, cancel);
  const isDanger = confirmation.danger ?? false;
  const reasonField = useRef<GetRef<typeof Input.TextArea>>(null);
  const cancelButton = useRef<HTMLButtonElement>(null);
  const confirmButton = useRef<HTMLButtonElement>(null);
  // Enter confirms. For a destructive action the cancel button has the focus; a required reason is typed
  // first. The focus trap of a drawer below moves the focus while the dialog opens, so it is set afterwards.
  const focusFirst = (isOpen: boolean): void => {
    if (isOpen) (reasonField.current ?? (isDanger ? cancelButton : confirmButton).current)?.focus();
  };
  return (
    <Modal
      open={open}
      title={confirmation.title}
      width={520}
      centered
      destroyOnHidden
      onCancel={cancel}
      // A form below focuses its rejected field, whose error a returned focus would clear.
      focusable={{ focusTriggerAfterClose: false }}
      afterOpenChange={focusFirst}
      afterClose={onClosed}
      footer={[
        <Button key="cancel" ref={cancelButton} onClick={cancel}>
          {confirmation.cancelLabel ?? admin.confirm.cancel}
        </Button>,
        <Button
          key="confirm"
          ref={confirmButton}
          type="primary"
          danger={isDanger}
          loading={sending}
          onClick={() => void confirm()}
        >
          {sending ? admin.confirm.sending : confirmation.confirmLabel}
        </Button>,
      ]}
    >
      <p className={styles.text}>{confirmation.text}</p>
      {confirmation.warning && (
        <p className={styles.warning}>
          <CircleAlert className="lucide" aria-hidden />
          {confirmation.warning}
        </p>
      )}
      {confirmation.reason && (
        <ReasonField
          ref={reasonField}
          hint={confirmation.reason.hint}
          value={reason}
          isMissing={touched && missing}
          onChange={setReason}
        />
      )}
    </Modal>
  );
}

function ReasonField({
  ref,
  hint,
  value,
  isMissing,
  onChange,
}: {
  ref: Ref<GetRef<typeof Input.TextArea>>;
  hint: string;
  value: string;
  isMissing: boolean;
  onChange: (reason: string) => void;
}) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{admin.confirm.reason}</label>
      <Input.TextArea
        ref={ref}
        id={id}
        rows={4}
        maxLength={REASON_LENGTH}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        status={isMissing ? 'error' : ''}
        aria-required
        aria-invalid={isMissing}
        aria-describedby={`${id}-hint`}
      />
      <p id={`${id}-hint`} className={isMissing ? styles.error : styles.hint}>
        {isMissing ? (
          <>
            <CircleAlert className="lucide" aria-hidden />
            {admin.confirm.reasonRequired}
          </>
        ) : (
          hint
        )}
      </p>
    </div>
  );
}
