import { reportConversation } from '@prostora/api-client';
import { LIMITS } from '@prostora/contracts';
import { showToast } from '@prostora/federation';
import { conversation as texts } from '@prostora/strings/cs/conversation.ts';
import { Button, classNames, FormError, Skeleton, TextArea } from '@prostora/ui';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useApi } from '../../lib/api-context.tsx';
import { Composer, useTypedMessage } from './composer.tsx';
import styles from './conversation.module.css';
import { MessageList } from './message-list.tsx';
import { useGuestConversation, type GuestSubject } from './use-guest-conversation.ts';

/** Reports the owner's messages to the operator. */
function Report({ id, token }: { id: number; token: string }): ReactNode {
  const api = useApi();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  if (!isOpen)
    return (
      <div>
        <Button size="sm" variant="ghost" onClick={() => setOpen(true)}>
          {texts.guest.report}
        </Button>
      </div>
    );
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    try {
      await reportConversation({ client: api, path: { id }, body: { token, reason: reason.trim() } });
      setOpen(false);
      showToast(texts.guest.reported);
    } catch (error) {
      setFailure(toErrorMessage(error));
    }
  };
  return (
    <form
      noValidate
      className={styles['report']}
      aria-label={texts.guest.report}
      onSubmit={(event) => void submit(event)}
    >
      <p>{texts.guest.reportText}</p>
      <FormError>{failure}</FormError>
      <TextArea
        label={texts.guest.reason}
        rows={2}
        maxLength={LIMITS.reason}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className={styles['buttons']}>
        <Button onClick={() => setOpen(false)}>{texts.guest.back}</Button>
        <Button type="submit" variant="dark">
          {texts.guest.reportSend}
        </Button>
      </div>
    </form>
  );
}

/** The guest's messages with the owner, on the page of a reservation or an inquiry. */
export function GuestConversation({
  subject,
  canWrite,
}: {
  subject: GuestSubject;
  canWrite: boolean;
}): ReactNode {
  const { id, messages, hasMore, isFailed, send, reload, showOlder } = useGuestConversation(subject);
  const [body, setBody] = useTypedMessage(`message.${subject.type}.${subject.id}`);
  if (isFailed)
    return (
      <div role="alert" className={styles['conversation']}>
        <p>{texts.failed}</p>
        <div>
          <Button onClick={reload}>{texts.retry}</Button>
        </div>
      </div>
    );
  if (messages === null)
    return (
      <div role="status" aria-label={texts.loading}>
        <Skeleton />
      </div>
    );
  return (
    <div className={styles['conversation']}>
      {hasMore && (
        <div>
          <Button size="sm" onClick={showOlder}>
            {texts.older}
          </Button>
        </div>
      )}
      {messages.length === 0 && canWrite && <p className={styles['quiet']}>{texts.empty.guest}</p>}
      <MessageList messages={messages} />
      {canWrite ? (
        <Composer body={body} onChange={setBody} onSend={send} label={texts.composer.toHost} />
      ) : (
        <p className={styles['quiet']}>{texts.ended}</p>
      )}
      {id !== null && messages.some(({ side }) => side === 'host') && (
        <Report id={id} token={subject.token} />
      )}
    </div>
  );
}

/** The same under a heading; nothing where no message was written and none may be. */
export function GuestConversationSection({
  subject,
  canWrite,
}: {
  subject: GuestSubject;
  canWrite: boolean;
}): ReactNode {
  if (subject.conversationId === null && !canWrite) return null;
  return (
    <section aria-label={texts.title} className={classNames(styles['conversation'], styles['section'])}>
      <div className={styles['head']}>
        <h2 className={styles['heading']}>{texts.title}</h2>
      </div>
      <GuestConversation subject={subject} canWrite={canWrite} />
    </section>
  );
}

/** The same, closed until there is a message. */
export function FoldedGuestConversation({
  subject,
  canWrite,
}: {
  subject: GuestSubject;
  canWrite: boolean;
}): ReactNode {
  const [isOpen, setOpen] = useState(subject.conversationId !== null);
  if (subject.conversationId === null && !canWrite) return null;
  return (
    <details
      className={styles['folded']}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{subject.conversationId === null ? texts.guest.ask : texts.title}</summary>
      {isOpen && <GuestConversation subject={subject} canWrite={canWrite} />}
    </details>
  );
}
