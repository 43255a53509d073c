import { confirmDeal, type Deal, type DealGateName } from '@prostora/api-client';
import { hostDeal } from '@prostora/strings/cs/host-deal.ts';
import { Badge, Button, FormError, type BadgeStyle } from '@prostora/ui';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Section } from '../../components/section/section.tsx';
import { useApi } from '../../lib/api-context.tsx';
import { useDealStep } from './use-deal-step.ts';
import styles from './deal.module.css';
import { ReasonForm } from './reason-form.tsx';

const texts = hostDeal.gates;
const BADGES: Readonly<Record<Deal['gates'][number]['state'], BadgeStyle>> = {
  open: { tone: 'ok' },
  closed: { tone: 'warn', mark: 'ring' },
  waived: { tone: 'neutral', mark: 'dash' },
};

const describeWaiver = ([gate, other]: readonly DealGateName[]): string =>
  other || !gate ? texts.waive.both : texts.waive[gate];

/** Confirms at once when nothing is missing, else for a reason. */
function ConfirmStep({ deal: { id, gates } }: { deal: Deal }): ReactNode {
  const api = useApi();
  const run = useDealStep(id);
  const waive = gates.filter(({ state }) => state === 'closed').map(({ gate }) => gate);
  const confirm = (reason: string | null): Promise<void> =>
    run(confirmDeal({ client: api, path: { id }, body: { waive, reason } }), texts.confirmed);
  const confirming = useMutation({ mutationFn: () => confirm(null) });
  if (waive.length === 0)
    return (
      <div className={styles['form']}>
        <FormError>{confirming.error && toErrorMessage(confirming.error)}</FormError>
        <div>
          <Button variant="primary" sending={confirming.isPending} onClick={() => confirming.mutate()}>
            {texts.confirm}
          </Button>
        </div>
      </div>
    );
  return (
    <details className={styles['folded']}>
      <summary>{describeWaiver(waive)}</summary>
      <p className="muted">{texts.waiveText}</p>
      <ReasonForm hint={hostDeal.reasonHint} yes={describeWaiver(waive)} onSubmit={confirm} />
    </details>
  );
}

/** What the reservations wait for before they are confirmed. */
export function DealGates({ deal }: { deal: Deal }): ReactNode {
  const canConfirm = deal.allowed_actions.includes('confirm');
  if (deal.gates.length === 0 && !canConfirm) return null;
  return (
    <Section title={texts.title} lead={texts.lead}>
      <ul className={styles['rows']}>
        {deal.gates.map(({ gate, state }) => {
          const waiver = deal.waivers.find((one) => one.gate === gate);
          return (
            <li key={gate} className={styles['row']}>
              <div className={styles['main']}>
                <b>{texts.names[gate]}</b>
                {waiver && <p>{texts.waived(waiver.reason, waiver.at)}</p>}
              </div>
              <Badge {...BADGES[state]}>{texts.states[state]}</Badge>
            </li>
          );
        })}
      </ul>
      {canConfirm && <ConfirmStep deal={deal} />}
    </Section>
  );
}
