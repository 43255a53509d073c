import { inquiriesApi } from '@prostora/strings/cs/inquiries-api.ts';
import type { ClosedReason, InquiryKind, InquiryState } from './inquiry.entity.ts';
import type { RecipientState } from './inquiry-recipient.entity.ts';

/** What of an inquiry its state is judged by. */
export type InquiryFacts = {
  readonly kind: InquiryKind;
  readonly state: InquiryState;
  readonly closedReason: ClosedReason | null;
  readonly expiresAt: Date | null;
};
export type OwnerAction = 'offer' | 'decline' | 'handle';

/** States of an owner's part in which an answer is waited for. */
export const UNANSWERED: readonly RecipientState[] = ['sent', 'seen'];
/** States in which an owner still takes part when an inquiry closes. */
export const TAKING_PART: readonly RecipientState[] = ['sent', 'seen', 'offered'];

/** Why an inquiry is over; nothing while it is open. Time that ran out counts before any job has noticed. */
export function closedBecause(
  { state, closedReason, expiresAt }: InquiryFacts,
  now: Date,
): ClosedReason | null {
  if (state === 'closed') return closedReason;
  return expiresAt !== null && expiresAt <= now ? 'expired' : null;
}

export const isOpen = (inquiry: InquiryFacts, now: Date): boolean => closedBecause(inquiry, now) === null;

/** What the owner may do: answers may be changed while the demand is open; a message to a space is answered elsewhere and marked so. */
export function ownerActions(inquiry: InquiryFacts, state: RecipientState, now: Date): OwnerAction[] {
  if (!isOpen(inquiry, now)) return [];
  if (inquiry.kind === 'contact') return ['handle'];
  return state === 'declined' ? ['offer'] : ['offer', 'decline'];
}

/** Czech name of an inquiry's state, given the states of those it went to. */
export function inquiryLabel(
  inquiry: InquiryFacts,
  recipients: readonly RecipientState[],
  now: Date,
): string {
  const over = closedBecause(inquiry, now);
  if (over !== null) return inquiriesApi.closed[over];
  if (inquiry.kind === 'contact') return inquiriesApi.open.message;
  if (recipients.length === 0) return inquiriesApi.open.searching;
  if (recipients.includes('offered')) return inquiriesApi.open.offers;
  return haveAllDeclined(recipients) ? inquiriesApi.open.declined : inquiriesApi.open.waiting;
}

/** Czech name of an owner's part; one that was never finished is called by what ended the inquiry. */
export function recipientLabel(
  inquiry: InquiryFacts,
  state: RecipientState,
  now: Date,
  isHandled = false,
): string {
  if (isHandled) return inquiriesApi.handled;
  const over = closedBecause(inquiry, now);
  return over !== null && over !== 'chosen' && TAKING_PART.includes(state)
    ? inquiriesApi.closed[over]
    : inquiriesApi.recipient[state];
}

export const haveAllDeclined = (recipients: readonly RecipientState[]): boolean =>
  recipients.length > 0 && recipients.every((state) => state === 'declined');

/** How an owner's part ends when the sender chooses one of the offers. */
export function afterChoice(state: RecipientState, isChosen: boolean): RecipientState {
  if (isChosen) return 'chosen';
  return TAKING_PART.includes(state) ? 'passed' : state;
}
