import { useQuery } from '@tanstack/react-query';
import { ApiError, type OwnerInquiry } from '@prostora/api-client';
import { inquiries as texts } from '@prostora/strings/cs/inquiries.ts';
import { portal } from '@prostora/strings/cs/portal.ts';
import { Button, FormError, Modal, Skeleton } from '@prostora/ui';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { useState, type ReactNode } from 'react';
import { useApi } from '../../lib/api-context.tsx';
import { DeclineForm } from './decline-form.tsx';
import { InquiryDetail } from './inquiry-detail.tsx';
import { inquiryQuery } from './inquiry-queries.ts';
import { OfferForm } from './offer-form.tsx';
import styles from './inquiries.module.css';

type Step = 'read' | 'offer' | 'decline';

function InquiryContent({ inquiry }: { inquiry: OwnerInquiry }): ReactNode {
  const [step, setStep] = useState<Step>('read');
  const back = (): void => setStep('read');
  if (step === 'offer') return <OfferForm inquiry={inquiry} onDone={back} />;
  if (step === 'decline') return <DeclineForm inquiry={inquiry} onDone={back} />;
  const isAllowed = (action: 'offer' | 'decline'): boolean => inquiry.allowed_actions.includes(action);
  return (
    <>
      <InquiryDetail inquiry={inquiry} />
      {(isAllowed('decline') || isAllowed('offer')) && (
        <div className={styles['actions']}>
          {isAllowed('decline') && <Button onClick={() => setStep('decline')}>{texts.decline.action}</Button>}
          {isAllowed('offer') && (
            <Button variant="primary" onClick={() => setStep('offer')}>
              {inquiry.offer ? texts.offer.change : texts.offer.make}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

const isMissing = (error: Error): boolean => error instanceof ApiError && error.status === 404;

/** An inquiry in full, with the owner's answer. */
export function InquiryModal({ id, onClose }: { id: number; onClose: () => void }): ReactNode {
  const api = useApi();
  const { data: inquiry, error, refetch } = useQuery(inquiryQuery(api, id));
  const title = inquiry
    ? texts.detail[inquiry.kind === 'demand' ? 'title' : 'contactTitle'](inquiry.fullname)
    : texts.title;
  return (
    <Modal open backCloses={false} onClose={onClose} title={title} size="big">
      {inquiry && <InquiryContent inquiry={inquiry} />}
      {!inquiry &&
        error &&
        (isMissing(error) ? (
          <p role="alert">{texts.detail.missing}</p>
        ) : (
          <>
            <FormError>{toErrorMessage(error)}</FormError>
            <Button variant="dark" onClick={() => void refetch()}>
              {portal.failed.retry}
            </Button>
          </>
        ))}
      {!inquiry && !error && (
        <div aria-busy="true" aria-label={portal.layout.loading}>
          <Skeleton />
        </div>
      )}
    </Modal>
  );
}
