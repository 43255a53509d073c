import { LIMITS, type CancelCode } from '@prostora/contracts';
import { fieldError, missing } from '@prostora/strings/cs/errors.ts';
import { Button, Chip, FormError, Modal, TextArea } from '@prostora/ui';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { saveDraft, readDraft } from '../../lib/form-draft.ts';
import styles from './dialogs.module.css';

/** Resolves to null on success, otherwise to the server's message. */
export type ConfirmAction = (reason: string | null, code?: CancelCode | null) => Promise<string | null>;

const FIRST_FOCUS = { 'data-autofocus': '' };

type ConfirmDialogProps = {
  title: string;
  text: string;
  yes: string;
  no: string;
  danger?: boolean;
  onYes: ConfirmAction;
  onClose: () => void;
  /** Choices under the text. */
  children?: ReactNode;
};

/** Confirmation before an irreversible step. The focus is on confirm, of a destructive step on cancel. */
export function ConfirmDialog({
  title,
  text,
  yes,
  no,
  danger = false,
  onYes,
  onClose,
  children,
}: ConfirmDialogProps): ReactNode {
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const confirm = async (): Promise<void> => {
    setSending(true);
    setFailure(await onYes(null));
    setSending(false);
  };
  return (
    <Modal open onClose={onClose} title={title} size="small">
      <FormError>{failure}</FormError>
      <p>{text}</p>
      {children}
      <div className={styles['actions']}>
        <Button
          variant={danger ? 'danger' : 'dark'}
          {...(!danger && FIRST_FOCUS)}
          sending={sending}
          onClick={() => void confirm()}
        >
          {yes}
        </Button>
        <Button variant="ghost" {...(danger && FIRST_FOCUS)} onClick={onClose}>
          {no}
        </Button>
      </div>
    </Modal>
  );
}

type ReasonDialogProps = {
  title: string;
  text: string;
  label: string;
  yes: string;
  no: string;
  optional?: boolean;
  /** Reasons to choose one from, besides the text. */
  codes?: { label: string; options: Readonly<Record<CancelCode, string>> };
  /** Below the text. */
  children?: ReactNode;
  onYes: ConfirmAction;
  onClose: () => void;
};

type CodesProps = NonNullable<ReasonDialogProps['codes']> & {
  chosen: CancelCode | null;
  onChoose: (code: CancelCode | null) => void;
};

/** Reasons as chips; a second click takes the choice back. */
function Codes({ label, options, chosen, onChoose }: CodesProps): ReactNode {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles['codes']}>
      <span id={id} className={styles['codesLabel']}>
        {label}
      </span>
      {(Object.keys(options) as CancelCode[]).map((code) => (
        <Chip
          key={code}
          aria-pressed={code === chosen}
          onClick={() => onChoose(code === chosen ? null : code)}
        >
          {options[code]}
        </Chip>
      ))}
    </div>
  );
}

/** A step that requires a reason; the text survives a refusal and closing the dialog. */
export function ReasonDialog({
  title,
  text,
  label,
  yes,
  no,
  optional = false,
  codes,
  children,
  onYes,
  onClose,
}: ReasonDialogProps): ReactNode {
  const draft = `${location.pathname}${location.search} ${title}`;
  const [reason, setReason] = useState(() => readDraft(draft, { reason: '' })?.reason ?? '');
  const updateReason = (text: string): void => {
    setReason(text);
    saveDraft(draft, text === '' ? null : { reason: text });
  };
  const [code, setCode] = useState<CancelCode | null>(null);
  const [touched, setTouched] = useState(false);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const problem =
    reason.trim() === '' && !optional
      ? missing.reason
      : reason.length > LIMITS.reason
        ? fieldError('maxLength', { max: LIMITS.reason })
        : null;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTouched(true);
    if (sending || problem) return;
    setSending(true);
    const refusal = await (codes ? onYes(reason.trim(), code) : onYes(reason.trim()));
    if (refusal === null) saveDraft(draft, null);
    setFailure(refusal);
    setSending(false);
  };
  return (
    <Modal open onClose={onClose} title={title} size="small">
      <form noValidate onSubmit={(event) => void submit(event)}>
        <FormError>{failure}</FormError>
        <p className={styles['text']}>{text}</p>
        {children}
        {codes && <Codes {...codes} chosen={code} onChoose={setCode} />}
        <TextArea
          label={label}
          optional={optional}
          rows={4}
          value={reason}
          maxLength={LIMITS.reason}
          data-autofocus=""
          error={touched && problem ? problem : undefined}
          onChange={(event) => updateReason(event.target.value)}
          onBlur={(event) => setTouched(touched || event.target.value !== '')}
        />
        <div className={styles['actions']}>
          <Button type="submit" variant="dark" sending={sending}>
            {yes}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {no}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
