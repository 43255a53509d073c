import type { Deal, DealInstalment } from '@prostora/api-client';
import { isOutgoing } from '@prostora/contracts/deals.ts';
import { hostDeal } from '@prostora/strings/cs/host-deal.ts';
import { formatCzk } from '@prostora/strings/format.ts';
import { Badge, Button, type BadgeStyle } from '@prostora/ui';
import { useState, type ReactNode } from 'react';
import { Section } from '../../components/section/section.tsx';
import styles from './deal.module.css';
import { PaymentForm } from './payment-form.tsx';

const texts = hostDeal.money;
const BADGES: Readonly<Record<DealInstalment['state'], BadgeStyle>> = {
  void: { tone: 'neutral', mark: 'dash' },
  paid: { tone: 'ok' },
  part: { tone: 'warn', mark: 'ring' },
  overdue: { tone: 'error' },
  open: { tone: 'neutral', mark: 'ring' },
};

function describePaid(instalment: DealInstalment): string | null {
  const { amount, paid } = instalment;
  if (paid === 0 || paid >= amount) return null;
  return (isOutgoing(instalment) ? texts.partlyReturned : texts.partly)(paid, amount);
}

/** An amount with what was paid of it, and the form for a payment. */
function InstalmentRow({ deal, instalment }: { deal: Deal; instalment: DealInstalment }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const { label, state } = instalment;
  const outgoing = isOutgoing(instalment);
  const enter = outgoing ? texts.enterReturned : texts.enter;
  const canPay = deal.allowed_actions.includes('pay') && state !== 'paid' && state !== 'void';
  const details = [texts.due(instalment.due_on), texts.vs(instalment.vs), describePaid(instalment)];
  return (
    <li className={styles['row']}>
      <div className={styles['main']}>
        <b>{label}</b>
        <p>{details.filter(Boolean).join(' · ')}</p>
      </div>
      <div className={styles['amount']}>
        <b>{formatCzk(instalment.amount)}</b>
        <Badge {...BADGES[state]}>
          {outgoing && state === 'paid' ? texts.returned : texts.states[state]}
        </Badge>
      </div>
      {canPay && !isOpen && (
        <Button size="sm" aria-label={texts.enterOf(enter, label)} onClick={() => setOpen(true)}>
          {enter}
        </Button>
      )}
      {canPay && isOpen && (
        <PaymentForm
          dealId={deal.id}
          instalment={instalment}
          isOutgoing={outgoing}
          onClose={() => setOpen(false)}
        />
      )}
    </li>
  );
}

/** Instalments and their sum. */
export function DealMoney({ deal }: { deal: Deal }): ReactNode {
  const { instalments, money } = deal;
  return (
    <Section title={texts.title} lead={texts.lead}>
      {instalments.length === 0 ? (
        <p className="muted">{texts.none}</p>
      ) : (
        <>
          <ul className={styles['rows']}>
            {instalments.map((instalment) => (
              <InstalmentRow key={instalment.id} deal={deal} instalment={instalment} />
            ))}
          </ul>
          <dl className={styles['sums']}>
            <dt>{texts.total}</dt>
            <dd>{formatCzk(money.due)}</dd>
            <dt>{texts.paid}</dt>
            <dd>{formatCzk(money.paid)}</dd>
            {money.deposit_paid > 0 && (
              <>
                <dt>{texts.deposit}</dt>
                <dd>{formatCzk(money.deposit_paid)}</dd>
              </>
            )}
          </dl>
        </>
      )}
    </Section>
  );
}
