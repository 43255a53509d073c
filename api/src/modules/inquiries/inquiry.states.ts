import type { ReservationStatusValue } from '@prostora/contracts';
import { inquiriesApi } from '@prostora/strings/cs/inquiries-api.ts';
import type { ClosedReason, InquiryKind, InquiryState, RecipientState } from './inquiry.entity.ts';

/** Fields of an inquiry that determine its state. */
export type InquiryStateFields = {
  readonly kind: InquiryKind;
  readonly state: InquiryState;
  readonly closedReason: ClosedReason | null;
  readonly expiresAt: Date | null;
};
export type OwnerAction = 'offer' | 'decline' | 'handle';

/** Recipient states without an answer. */
export const UNANSWERED_STATES: readonly RecipientState[] = ['sent', 'seen'];
/** Recipient states that are notified when an inquiry closes. */
export const ACTIVE_STATES: readonly RecipientState[] = ['sent', 'seen', 'offered'];

/** Null while open. An expired inquiry counts as closed before the job has closed it. */
export function resolveClosedReason(
  { state, closedReason, expiresAt }: InquiryStateFields,
  now: Date,
): ClosedReason | null {
  if (state === 'closed') return closedReason;
  return expiresAt !== null && expiresAt <= now ? 'expired' : null;
}

/** The sender is not told that the inquiry was taken for spam. */
export const hideSpam = ({
  kind,
  state,
  closedReason,
  expiresAt,
}: InquiryStateFields): InquiryStateFields => ({
  kind,
  state,
  closedReason: closedReason === 'spam' ? 'operator' : closedReason,
  expiresAt,
});

export const isOpen = (inquiry: InquiryStateFields, now: Date): boolean =>
  resolveClosedReason(inquiry, now) === null;

/**
 * Actions of an owner: offers and refusals may change while the demand is open; messages are answered
 * elsewhere and only marked.
 */
export function listOwnerActions(
  inquiry: InquiryStateFields,
  state: RecipientState,
  now: Date,
): OwnerAction[] {
  if (!isOpen(inquiry, now)) return [];
  if (inquiry.kind === 'contact') return ['handle'];
  // Its reservation is answered instead.
  if (state === 'chosen') return [];
  return state === 'declined' ? ['offer'] : ['offer', 'decline'];
}

/** Czech label of an inquiry's state, given the states of its recipients. */
export function describeInquiryState(
  inquiry: InquiryStateFields,
  recipients: readonly RecipientState[],
  now: Date,
): string {
  const closedReason = resolveClosedReason(inquiry, now);
  if (closedReason !== null) return inquiriesApi.closed[closedReason];
  if (inquiry.kind === 'contact') return inquiriesApi.open.message;
  if (recipients.length === 0) return inquiriesApi.open.searching;
  if (recipients.includes('chosen')) return inquiriesApi.open.chosen;
  if (recipients.includes('offered')) return inquiriesApi.open.offers;
  return haveAllDeclined(recipients) ? inquiriesApi.open.declined : inquiriesApi.open.waiting;
}

/** Czech label of a recipient's state; an unfinished one is labelled by the reason the inquiry was closed. */
export function describeRecipientState(
  inquiry: InquiryStateFields,
  state: RecipientState,
  now: Date,
  isHandled = false,
): string {
  if (isHandled) return inquiriesApi.handled;
  const closedReason = resolveClosedReason(inquiry, now);
  return closedReason !== null && closedReason !== 'chosen' && ACTIVE_STATES.includes(state)
    ? inquiriesApi.closed[closedReason]
    : inquiriesApi.recipient[state];
}

export const haveAllDeclined = (recipients: readonly RecipientState[]): boolean =>
  recipients.length > 0 && recipients.every((state) => state === 'declined');

/** What became of the reservation of a chosen offer; `standing` also without one. */
export type ChoiceOutcome = 'held' | 'standing' | 'ended' | 'refused';

type ChoiceTransition = { readonly chosen: RecipientState; readonly others: RecipientState | null };
/** State machine of a choice: the state of the chosen recipient, and that of the other active ones when it changes. */
const CHOICE_TRANSITIONS: Readonly<Record<ChoiceOutcome, ChoiceTransition>> = {
  held: { chosen: 'chosen', others: null },
  standing: { chosen: 'chosen', others: 'passed' },
  ended: { chosen: 'offered', others: null },
  refused: { chosen: 'declined', others: null },
};

export function resolveChoiceOutcome({
  status,
  cancelledBy,
}: {
  readonly status: ReservationStatusValue;
  readonly cancelledBy: 'guest' | 'owner' | 'operator' | 'system' | null;
}): ChoiceOutcome {
  if (status === 'pending') return 'held';
  if (status === 'confirmed') return 'standing';
  return cancelledBy === 'owner' || cancelledBy === 'operator' ? 'refused' : 'ended';
}

/** Recipient state after a choice has got the outcome. */
export function resolveStateAfterChoice(
  state: RecipientState,
  isChosen: boolean,
  outcome: ChoiceOutcome,
): RecipientState {
  const { chosen, others } = CHOICE_TRANSITIONS[outcome];
  if (isChosen) return chosen;
  return others !== null && ACTIVE_STATES.includes(state) ? others : state;
}
