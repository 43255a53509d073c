import { closeDeal, type Deal } from '@prostora/api-client';
import { useSearchParams } from '@prostora/nav';
import { hostDeal } from '@prostora/strings/cs/host-deal.ts';
import { Button } from '@prostora/ui';
import type { ReactNode } from 'react';
import { Section } from '../../components/section/section.tsx';
import { useApi } from '../../lib/api-context.tsx';
import { CancelDealDialog } from './cancel-deal-dialog.tsx';
import { useDealStep } from './use-deal-step.ts';
import styles from './deal.module.css';
import { ReasonForm } from './reason-form.tsx';

const texts = hostDeal.cancellation;
/** Search parameter that opens the cancellation: a reservation, or all. */
const CANCEL = 'zrusit';
const ALL = 'vse';

/** The guest's ladder, the owner's cancellation and the closing. */
export function DealEnding({ deal }: { deal: Deal }): ReactNode {
  const { id, allowed_actions: actions, cancellation } = deal;
  const api = useApi();
  const run = useDealStep(id);
  const [query, setQuery] = useSearchParams();
  const cancelled = query.get(CANCEL);
  const canCancel = actions.includes('cancel');
  return (
    <Section title={texts.title} lead={texts.lead}>
      {cancellation.sentences.length > 0 && (
        <div className={styles['main']}>
          <b>{texts.guestPays}</b>
          <ul>
            {cancellation.sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      )}
      {canCancel && (
        <div className={styles['actions']}>
          <Button variant="danger" onClick={() => setQuery({ [CANCEL]: ALL }, { replace: true })}>
            {texts.open}
          </Button>
        </div>
      )}
      {actions.includes('close') && (
        <details className={styles['folded']}>
          <summary>{texts.closeTitle}</summary>
          <p className="muted">{texts.closeText}</p>
          <ReasonForm
            hint={hostDeal.reasonHint}
            yes={texts.close}
            onSubmit={(reason) =>
              run(closeDeal({ client: api, path: { id }, body: { reason } }), texts.closed)
            }
          />
        </details>
      )}
      {canCancel && cancelled !== null && (
        <CancelDealDialog
          deal={deal}
          reservationId={cancelled === ALL ? null : Number(cancelled)}
          onClose={() => setQuery({}, { replace: true })}
        />
      )}
    </Section>
  );
}
