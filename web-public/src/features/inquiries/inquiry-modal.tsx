import { useQuery } from '@tanstack/react-query';
import { ApiError, type OwnerInquiry } from '@prostora/api-client';
import { inquiries as texts } from '@prostora/strings/cs/inquiries.ts';
import { portal } from '@prostora/strings/cs/portal.ts';
import { Button, FormError, Modal, Skeleton } from '@prostora/ui';
import { failureText } from '@prostora/ui/failure-text.ts';
import { useState, type ReactNode } from 'react';
import { useApi } from '../../lib/api-context.tsx';
import { DeclineForm } from './decline-form.tsx';
import { InquiryDetail } from './inquiry-detail.tsx';
import { inquiryQuery } from './inquiry-queries.ts';
import { OfferForm } from './offer-form.tsx';
import styles from './inquiries.module.css';

type Step = 'read' | 'offer' | 'decline';

function Opened({ inquiry }: { inquiry: OwnerInquiry }): ReactNode {
  const [step, setStep] = useState<Step>('read');
  const back = (): void => setStep('read');
  if (step === 'offer') return <OfferForm inquiry={inquiry} onDone={back} />;
  if (step === 'decline') return <DeclineForm inquiry={inquiry} onDone={back} />;
  const may = (action: 'offer' | 'decline'): boolean => inquiry.allowed_actions.includes(action);
  return (
    <>
      <InquiryDetail inquiry={inquiry} />
      {(may('decline') || may('offer')) && (
        <div className={styles['actions']}>
          {may('decline') && <Button onClick={() => setStep('decline')}>{texts.decline.action}</Button>}
          {may('offer') && (
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
      {inquiry && <Opened inquiry={inquiry} />}
      {!inquiry &&
        error &&
        (isMissing(error) ? (
          <p role="alert">{texts.detail.missing}</p>
        ) : (
          <>
            <FormError>{failureText(error)}</FormError>
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
