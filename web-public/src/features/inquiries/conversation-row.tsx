import type { ListedConversation } from '@prostora/api-client';
import { conversation } from '@prostora/strings/cs/conversation.ts';
import { Button } from '@prostora/ui';
import type { ReactNode } from 'react';
import { AssigneeTag } from '../../components/assignee/assignee-tag.tsx';
import styles from './inquiries.module.css';

const texts = conversation.list;

/** Whose the last message is: the owner's side is said. */
const describeLast = ({ side, kind, body }: ListedConversation['last_message']): string => {
  if (kind === 'note') return `${texts.noteBy} ${body}`;
  return side === 'host' ? `${texts.youWrote} ${body}` : body;
};

/** A conversation in the list: guest, what it is about, last message. */
export function ConversationRow({
  item,
  onOpen,
}: {
  item: ListedConversation;
  onOpen: () => void;
}): ReactNode {
  const { guest_name: name, subject, waiting_since: since, unread: isUnread } = item;
  return (
    <li className={styles['row']}>
      <div className={styles['main']}>
        {(since !== null || isUnread) && (
          <p className={styles['kind']}>
            {isUnread && <b>{texts.unread}</b>}
            {since !== null && (
              <span className={styles['state']} data-state="seen">
                {conversation.waiting(since)}
              </span>
            )}
          </p>
        )}
        <h2 className={styles['name']}>{name}</h2>
        <p className={styles['excerpt']}>{describeLast(item.last_message)}</p>
        <p className={styles['quiet']}>
          {[subject.title, subject.space_name, texts.last(item.last_message_at)].filter(Boolean).join(' · ')}
        </p>
        <AssigneeTag assignee={item.assignee} />
      </div>
      <Button aria-label={texts.openLabel(name)} onClick={onOpen}>
        {texts.open}
      </Button>
    </li>
  );
}
