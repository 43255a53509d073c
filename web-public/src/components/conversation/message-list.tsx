import type { ConversationMessage } from '@prostora/api-client';
import { conversation as texts } from '@prostora/strings/cs/conversation.ts';
import type { ReactNode } from 'react';
import styles from './conversation.module.css';

/** Messages in the order of writing; notes of the team are told apart. */
export const MessageList = ({ messages }: { messages: readonly ConversationMessage[] }): ReactNode => (
  <ol className={styles['messages']}>
    {messages.map(({ id, side, kind, author_name: author, body, created_at: at }) => (
      <li key={id} className={styles['message']} data-kind={kind}>
        <p className={styles['line']}>
          {kind === 'note' ? (
            <>
              <b>{texts.note}</b>
              <span>{[author, texts.noteAudience].filter(Boolean).join(', ')}</span>
            </>
          ) : (
            <b>{author ?? (side === 'host' ? texts.host : '')}</b>
          )}
          <time dateTime={at}>{texts.sentAt(at)}</time>
        </p>
        <p className={styles['body']}>{body}</p>
      </li>
    ))}
  </ol>
);
