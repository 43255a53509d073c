import type { GuestInquiry } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { Link } from '@prostora/nav';
import { bindSpaces } from '@prostora/strings';
import { sentDemand } from '@prostora/strings/cs/demand.ts';
import { Badge, getSpaceTitle } from '@prostora/ui';
import type { ReactNode } from 'react';
import { GuestConversationSection } from '../../components/conversation/guest-conversation.tsx';
import type { PrivateLink } from '../../lib/private-link.ts';
import styles from './sent-demand.module.css';

const texts = sentDemand.message;

/** A message to one space, with the conversation that follows it. */
export function SentMessage({
  link: { token },
  inquiry: { id, state_label: state, recipients, text },
}: {
  link: PrivateLink;
  inquiry: GuestInquiry;
}): ReactNode {
  const [recipient] = recipients;
  if (!recipient) return null;
  const { space, conversation_id: conversationId, can_write: canWrite } = recipient;
  const title = getSpaceTitle(space);
  return (
    <>
      <header>
        <p className={styles['line']}>
          <Badge tone="info">{state}</Badge>
          <span className="muted small tabular">{texts.number(id)}</span>
        </p>
        <h1 className={styles['title']}>{bindSpaces(texts.title(title))}</h1>
        <p>
          <Link className="text-link" to={urls.space(space.url)}>
            {bindSpaces(title)}
          </Link>
        </p>
      </header>
      <div className={styles['columns']}>
        <div className={styles['message']}>
          {conversationId === null && (
            <section aria-label={texts.yours}>
              <h2 className={styles['heading']}>{texts.yours}</h2>
              <p className={styles['written']}>{text}</p>
              <p className="muted">{texts.waiting}</p>
            </section>
          )}
          <GuestConversationSection
            subject={{ type: 'inquiry', id: recipient.id, token, conversationId }}
            canWrite={canWrite}
          />
        </div>
      </div>
    </>
  );
}
