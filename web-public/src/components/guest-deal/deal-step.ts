import type { DealInstalment, GuestDeal } from '@prostora/api-client';
import { isOutgoing } from '@prostora/contracts/deals.ts';
import { guestDeal as texts } from '@prostora/strings/cs/guest-deal.ts';

type StepTexts = { title: string; text: string };

const isOpen = (instalment: DealInstalment): boolean =>
  instalment.state !== 'paid' && instalment.state !== 'void' && !isOutgoing(instalment);
const toPayment = ({ kind, amount, paid, due_on }: DealInstalment) => ({
  kind,
  amount: amount - paid,
  dueOn: due_on,
});

/** Title and sentence of the step before confirmation; null before the owner agreed. */
export function describeDealStep({ next, offer, instalments }: GuestDeal): StepTexts | null {
  const { steps } = texts;
  if (next?.action === 'accept')
    return { title: steps.accept.title, text: steps.accept.text(next.until, offer?.holds === true) };
  if (next?.action === 'sign') return { title: steps.sign.title, text: steps.sign.text(next.until) };
  if (next?.action === 'confirm') return steps.confirm;
  const gate = instalments.find((instalment) => instalment.gate && isOpen(instalment));
  if (next?.action !== 'pay' || !gate) return null;
  return { title: steps.pay.title(gate.kind), text: steps.pay.text(toPayment(gate), next.until) };
}

/** The next step as a sentence: that before confirmation, else the next payment. */
export function describeNextStep(deal: GuestDeal): string | null {
  const step = describeDealStep(deal);
  if (step) return step.text;
  const payment = deal.instalments.find(isOpen);
  return payment ? texts.nextPayment(toPayment(payment)) : null;
}
