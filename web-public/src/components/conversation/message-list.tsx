import type { ConversationMessage } from '@prostora/api-client';
import { conversation as texts } from '@prostora/strings/cs/conversation.ts';
import type { ReactNode } from 'react';
import styles from './conversation.module.css';

type MessageProps = { message: ConversationMessage };

/** What happened to a mail; of an automatic reply its folded text. */
function MailEvent({ message: { side, event_code: code, body, created_at: at } }: MessageProps): ReactNode {
  const text = code === null ? '' : texts.events[code][side];
  const time = <time dateTime={at}>{texts.sentAt(at)}</time>;
  return (
    <li className={styles['message']} data-kind="event">
      {body === '' ? (
        <p className={styles['line']}>
          <span>{text}</span>
          {time}
        </p>
      ) : (
        <details className={styles['folded']}>
          <summary className={styles['line']}>
            <span>{text}</span>
            {time}
          </summary>
          <p className={styles['body']}>{body}</p>
        </details>
      )}
    </li>
  );
}

function Author({ message: { side, kind, state, author_name: author } }: MessageProps): ReactNode {
  if (state === 'unverified') return <b>{texts.unverified}</b>;
  if (kind !== 'note') return <b>{author ?? (side === 'host' ? texts.host : '')}</b>;
  return (
    <>
      <b>{texts.note}</b>
      <span>{[author, texts.noteAudience].filter(Boolean).join(', ')}</span>
    </>
  );
}

function Message({ message, children }: MessageProps & { children: ReactNode }): ReactNode {
  const { kind, via, body, files, created_at: at } = message;
  return (
    <li className={styles['message']} data-kind={kind}>
      <p className={styles['line']}>
        <Author message={message} />
        {via === 'mail' && <span>{texts.byMail}</span>}
        <time dateTime={at}>{texts.sentAt(at)}</time>
      </p>
      <p className={styles['body']}>{body}</p>
      {files.map(({ name }, index) => (
        <p key={`${index}-${name}`} className={styles['quiet']}>
          {texts.refusedFile(name)}
        </p>
      ))}
      {children}
    </li>
  );
}

/** Messages in the order of writing; notes of the team and events of mails are told apart. */
export const MessageList = ({
  messages,
  renderUnverified = () => null,
}: {
  messages: readonly ConversationMessage[];
  /** What stands below a message whose sender is not verified. */
  renderUnverified?: (id: number) => ReactNode;
}): ReactNode => (
  <ol className={styles['messages']}>
    {messages.map((message) =>
      message.kind === 'event' ? (
        <MailEvent key={message.id} message={message} />
      ) : (
        <Message key={message.id} message={message}>
          {message.state === 'unverified' && renderUnverified(message.id)}
        </Message>
      ),
    )}
  </ol>
);
