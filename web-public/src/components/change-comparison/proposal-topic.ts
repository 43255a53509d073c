import type { ReservationAgreement } from '@prostora/api-client';
import { toChangeTopic, type ChangeTopic } from '@prostora/strings/cs/change-topic.ts';

type Change = { readonly before: ReservationAgreement; readonly after: ReservationAgreement };

/** Whether a proposal is about another time or space, which is held for it. */
export const hasOtherSlot = ({ before, after }: Change): boolean =>
  before.start_datetime !== after.start_datetime ||
  before.end_datetime !== after.end_datetime ||
  before.space.id !== after.space.id;

/** What a proposal of a reservation is about. */
export const toProposalTopic = (
  { before, after }: Change,
  { status, source }: { readonly status: string; readonly source: string },
): ChangeTopic =>
  toChangeTopic(
    {
      time: before.start_datetime !== after.start_datetime || before.end_datetime !== after.end_datetime,
      space: before.space.id !== after.space.id,
      guests: before.number_of_guests !== after.number_of_guests,
      price: before.price !== after.price || before.price_state !== after.price_state,
    },
    status === 'pending' && source !== 'owner',
  );
