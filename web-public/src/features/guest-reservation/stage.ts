import type { GuestDeal, GuestReservation } from '@prostora/api-client';
import { formatDateTime } from '@prostora/strings';
import { dealStages } from '@prostora/strings/cs/deals.ts';
import { guestDeal } from '@prostora/strings/cs/guest-deal.ts';
import { guestReservation } from '@prostora/strings/cs/guest-reservation.ts';
import { describeDealStep } from '../../components/guest-deal/deal-step.ts';

/** State of a reservation as shown to its guest. */
export type Stage = 'pending' | 'expired' | 'confirmed' | 'past' | 'cancelled';
type StageTexts = { stage: Stage; tag: string; title: string; text: string };

/** Derives the stage; an unanswered request is expired even before the server has updated it. */
export function resolveStage(
  { status, cancelled_by, expires_at, end_datetime }: GuestReservation,
  now: number = Date.now(),
): Stage {
  if (status === 'cancelled') return cancelled_by === 'system' ? 'expired' : 'cancelled';
  if (status === 'confirmed') return Date.parse(end_datetime) <= now ? 'past' : 'confirmed';
  return expires_at !== null && Date.parse(expires_at) <= now ? 'expired' : 'pending';
}

/** Texts of the stage: tag, title and the next step. */
export function describeStage(reservation: GuestReservation, deal: GuestDeal | null): StageTexts {
  const stage = resolveStage(reservation);
  const { stages } = guestReservation;
  const { tag, title } = stages[stage];
  if (stage === 'pending' && reservation.awaits_proof) {
    const { tag: waiting, title: asks, text } = stages.unproved;
    return { stage, tag: waiting, title: asks, text };
  }
  if (stage === 'expired' && reservation.awaits_proof)
    return { stage, tag, title, text: stages.expired.unproved };
  if (stage === 'expired' && deal) return { stage, tag, ...guestDeal.expired };
  const step = stage === 'pending' && deal ? describeDealStep(deal) : null;
  if (step && deal) return { stage, tag: dealStages[deal.stage], ...step };
  const isOption = reservation.source === 'owner';
  if (stage === 'expired' && isOption) return { stage, tag, ...stages.expired.option };
  const { proposal } = reservation;
  if (stage === 'pending' && proposal?.side === 'host' && proposal.state === 'open')
    return { stage, ...stages.priced };
  if (stage === 'pending') {
    const texts = isOption ? stages.option : stages.pending;
    const until = reservation.expires_at && formatDateTime(reservation.expires_at);
    return { stage, tag: texts.tag, title: texts.title, text: texts.text(until) };
  }
  if (stage === 'cancelled')
    return { stage, tag, title, text: stages.cancelled.text[reservation.cancelled_by ?? 'system'] };
  return { stage, tag, title, text: stages[stage].text };
}
