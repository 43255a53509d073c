import type { DealInstalment, GuestDeal } from '@prostora/api-client';
import { isOutgoing } from '@prostora/contracts/deals.ts';
import { showToast } from '@prostora/federation';
import { bindSpaces, formatCzk } from '@prostora/strings';
import { guestDeal as texts } from '@prostora/strings/cs/guest-deal.ts';
import { Button } from '@prostora/ui';
import { useId, type ReactNode } from 'react';
import { describeNextStep } from './deal-step.ts';
import { Copy } from './icons.ts';
import styles from './guest-deal.module.css';

const { payments } = texts;

/** Copies a text; without the permission a toast asks to copy it by hand. */
async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast(payments.copied);
  } catch {
    showToast(payments.copyFailed, 'error');
  }
}

function CopiedText({ name, text }: { name: string; text: string }): ReactNode {
  return (
    <span className={styles['copied']}>
      {name}{' '}
      <Button
        variant="ghost"
        size="sm"
        aria-label={payments.copy(`${name} ${text}`)}
        onClick={() => void copy(text)}
      >
        <b>{text}</b>
        <Copy aria-hidden />
      </Button>
    </span>
  );
}

function describeState(instalment: DealInstalment): string {
  const { state, amount, paid } = instalment;
  if (isOutgoing(instalment)) return state === 'paid' ? payments.outgoing.paid : payments.outgoing.open;
  return [
    payments.states[state],
    ...(paid > 0 && state !== 'paid' ? [payments.rest(amount - paid)] : []),
  ].join(', ');
}

function Payment({ instalment, account }: { instalment: DealInstalment; account: string | null }): ReactNode {
  const isPayable = instalment.state !== 'paid' && !isOutgoing(instalment);
  return (
    <li className={styles['payment']}>
      <p className={styles['amount']}>
        <span>{instalment.label}</span>
        <b>{formatCzk(instalment.amount)}</b>
      </p>
      <p className="muted small">
        {instalment.state === 'paid' ? null : `${payments.due(instalment.due_on)}, `}
        {describeState(instalment)}
      </p>
      {isPayable && (
        <p className="small">
          {account === null ? payments.noAccount : <CopiedText name={payments.account} text={account} />}{' '}
          <CopiedText name={payments.symbol} text={instalment.vs} />
        </p>
      )}
    </li>
  );
}

/** Sentences of the cancellation ladder, and what a cancellation costs today. */
export function CancellationTerms({ deal: { cancellation } }: { deal: GuestDeal }): ReactNode {
  const id = useId();
  if (cancellation.sentences.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles['part']}>
      <h2 id={id} className={styles['heading']}>
        {texts.cancellation.title}
      </h2>
      {cancellation.fee_now !== null && <p>{bindSpaces(texts.cancellation.feeNow(cancellation.fee_now))}</p>}
      <ul className={styles['ladder']}>
        {cancellation.sentences.map((sentence) => (
          <li key={sentence}>{bindSpaces(sentence)}</li>
        ))}
      </ul>
    </section>
  );
}

/** Next step, payments and cancellation of a deal. */
export function DealSection({
  deal,
  isStepShown = true,
}: {
  deal: GuestDeal;
  /** False where the page says it above. */
  isStepShown?: boolean;
}): ReactNode {
  const id = useId();
  const step = describeNextStep(deal);
  return (
    <>
      {deal.instalments.length > 0 && (
        <section aria-labelledby={id} className={styles['part']}>
          <h2 id={id} className={styles['heading']}>
            {payments.title}
          </h2>
          {isStepShown && step !== null && <p>{bindSpaces(step)}</p>}
          <ul className={styles['payments']}>
            {deal.instalments.map((instalment) => (
              <Payment key={instalment.id} instalment={instalment} account={deal.account} />
            ))}
          </ul>
        </section>
      )}
      <CancellationTerms deal={deal} />
    </>
  );
}
