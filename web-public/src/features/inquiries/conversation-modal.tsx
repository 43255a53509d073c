import { useQuery } from '@tanstack/react-query';
import { ApiError, type Conversation } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { buildOwnerReservationUrl } from '@prostora/contracts/reservation-urls.ts';
import { Link } from '@prostora/nav';
import { conversation as texts } from '@prostora/strings/cs/conversation.ts';
import { Button, FormError, Modal, Skeleton } from '@prostora/ui';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import type { ReactNode } from 'react';
import { conversationQuery } from '../../components/host-conversation/conversation-queries.ts';
import { HostConversation } from '../../components/host-conversation/host-conversation.tsx';
import { useApi } from '../../lib/api-context.tsx';
import styles from './inquiries.module.css';

const buildSubjectUrl = ({ subject: { type, id } }: Conversation): string =>
  type === 'reservation' ? buildOwnerReservationUrl(id) : `${urls.inquiries}?poptavka=${id}`;

/** A conversation with a link to the reservation or inquiry that it is about. */
export function ConversationModal({ id, onClose }: { id: number; onClose: () => void }): ReactNode {
  const { data, error, refetch } = useQuery(conversationQuery(useApi(), id));
  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <Modal
      open
      backCloses={false}
      onClose={onClose}
      title={data?.conversation.guest_name ?? texts.title}
      size="big"
    >
      {data && (
        <div className={styles['detail']}>
          <p className={styles['quiet']}>
            {[data.conversation.subject.title, data.conversation.subject.space_name]
              .filter(Boolean)
              .join(' · ')}
            {' · '}
            <Link className="text-link" to={buildSubjectUrl(data.conversation)}>
              {texts.list.about[data.conversation.subject.type]}
            </Link>
          </p>
          <HostConversation
            subject={{
              type: data.conversation.subject.type,
              id: data.conversation.subject.id,
              conversationId: id,
            }}
          />
        </div>
      )}
      {!data && isMissing && <p role="alert">{texts.list.missing}</p>}
      {!data && error && !isMissing && (
        <>
          <FormError>{toErrorMessage(error)}</FormError>
          <Button onClick={() => void refetch()}>{texts.retry}</Button>
        </>
      )}
      {!data && !error && (
        <div role="status" aria-label={texts.loading}>
          <Skeleton />
        </div>
      )}
    </Modal>
  );
}
