import { CONVERSATIONS } from '@prostora/contracts/conversations.ts';
import { conversation } from '@prostora/strings/cs/conversation.ts';
import { Button, FormError, TextArea } from '@prostora/ui';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import { readDraft, saveDraft } from '../../lib/form-draft.ts';
import styles from './conversation.module.css';

const texts = conversation.composer;

/** What is typed, kept in this tab until it is sent. */
export function useTypedMessage(draftName: string): [string, (body: string) => void] {
  const [body, setBody] = useState(() => readDraft(draftName, { body: '' })?.body ?? '');
  const change = (typed: string): void => {
    setBody(typed);
    saveDraft(draftName, typed === '' ? null : { body: typed });
  };
  return [body, change];
}

/** Field of a message with its button; what could not be sent stays. */
export function Composer({
  body,
  onChange,
  onSend,
  label,
  hint,
  isNote = false,
  above,
  suggestions,
  tools,
  onKeyDown,
}: {
  body: string;
  onChange: (body: string) => void;
  /** Resolves when it is sent. */
  onSend: (body: string) => Promise<unknown>;
  label: string;
  hint?: string;
  isNote?: boolean;
  above?: ReactNode;
  suggestions?: ReactNode;
  tools?: ReactNode;
  onKeyDown?: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
}): ReactNode {
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isTooLong = body.length > CONVERSATIONS.body;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (sending || isTooLong || body.trim() === '') return;
    setSending(true);
    setFailure(null);
    try {
      await onSend(body.trim());
      onChange('');
    } catch (error) {
      setFailure(toErrorMessage(error));
    }
    setSending(false);
  };
  return (
    <form
      noValidate
      className={styles['composer']}
      data-kind={isNote ? 'note' : 'message'}
      onSubmit={(event) => void submit(event)}
    >
      {above}
      <FormError>{failure}</FormError>
      <TextArea
        label={label}
        hint={hint}
        rows={3}
        value={body}
        error={isTooLong ? texts.tooLong(CONVERSATIONS.body) : undefined}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={onKeyDown}
      />
      {suggestions}
      <div className={styles['foot']}>
        <div>{tools}</div>
        <Button
          type="submit"
          variant="dark"
          sending={sending}
          sendingLabel={texts.sending}
          disabled={body.trim() === ''}
        >
          {isNote ? texts.save : texts.send}
        </Button>
      </div>
    </form>
  );
}
