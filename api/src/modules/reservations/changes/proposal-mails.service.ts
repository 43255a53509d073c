import { Injectable } from '@nestjs/common';
import { listOtherDays, type BookingDetails } from '@prostora/strings/cs/mail-reservation.ts';
import { reservationChange } from '@prostora/strings/cs/reservation-change.ts';
import { formatDateTime, formatTimeSlot } from '@prostora/strings/format.ts';
import {
  ReservationMailsRepository,
  type ReservationWithPeople,
} from '../mails/reservation-mails.repository.ts';
import { ReservationMailsService } from '../mails/reservation-mails.service.ts';
import { isUnconfirmedRequest } from '../mails/reservation-mail-steps.ts';
import { sumPrices } from '../reservation-price.ts';
import { formatReservationPrice } from '../mails/reservation-mail-props.ts';
import type { TemplatedMail } from '../../mail/index.ts';
import { toAcceptedAgreement, toProposedAgreement, toProposedPrice } from '../reservation-change.policy.ts';
import { toAgreementRecord, type ProposalEvent, type ProposalStep } from '../reservation.events.ts';
import { describeDecline } from '../reservation.mapper.ts';
import {
  ChangeProposalRepository,
  type ProposalWithSpace,
  type ProposalWithSpaces,
} from '../change-proposal.repository.ts';
import {
  buildGuestProposalMail,
  buildOwnerProposalMail,
  type ProposalMailProps,
} from './proposal-mails.templates.ts';
import { formatSpaceName } from '../../spaces/index.ts';

type Builder = (step: ProposalStep, props: ProposalMailProps) => TemplatedMail | null;

/** Mails about change proposals. Idempotent per event and side. */
@Injectable()
export class ProposalMailsService {
  constructor(
    private readonly proposals: ChangeProposalRepository,
    private readonly reservations: ReservationMailsRepository,
    private readonly mails: ReservationMailsService,
  ) {}

  async notifyGuest(event: ProposalEvent): Promise<void> {
    const mail = await this.build(event, buildGuestProposalMail);
    if (!mail) return;
    await this.mails.sendToGuest(event.reservation_id, toKey(event), mail, (current) =>
      this.buildCurrent(current, buildGuestProposalMail),
    );
  }

  async notifyOwner(event: ProposalEvent): Promise<void> {
    const mail = await this.build(event, buildOwnerProposalMail);
    if (!mail) return;
    await this.mails.sendToOwner(event.reservation_id, toKey(event), mail, (current) =>
      this.buildCurrent(current, buildOwnerProposalMail),
    );
  }

  private async build(event: ProposalEvent, build: Builder): Promise<TemplatedMail | null> {
    const props = await this.toMailProps(event);
    return props && build(event.step, props);
  }

  /**
   * Mail about the latest proposal in its current state; null when accepted, which is mailed as a step of the
   * reservation.
   */
  private async buildCurrent(
    reservation: ReservationWithPeople,
    build: Builder,
  ): Promise<TemplatedMail | null> {
    const latest = await this.proposals.findLast(reservation.id);
    if (!latest || latest.state === 'accepted') return null;
    const step = latest.state === 'open' ? 'proposed' : latest.state;
    const before = toAgreementRecord(toAcceptedAgreement(reservation));
    return this.build({ reservation_id: reservation.id, proposal_id: latest.id, step, before }, build);
  }

  private async toMailProps({
    reservation_id: id,
    proposal_id,
    before,
  }: ProposalEvent): Promise<ProposalMailProps | null> {
    const proposal = await this.proposals.findWithSpace(proposal_id);
    const reservation = await this.reservations.findWithPeople(id);
    if (!proposal || !reservation) return null;
    const { side, author, message, expiresAt } = proposal;
    const after = toAgreementRecord(toProposedAgreement(proposal));
    const otherDays = await this.describeOtherDays(proposal);
    const isOpen = proposal.state === 'open';
    const change = {
      before: { ...(await this.mails.describeAgreement(before)), ...(!isOpen && otherDays) },
      after: { ...(await this.mails.describeAgreement(after)), ...(isOpen && otherDays) },
      isRequest: isUnconfirmedRequest(reservation),
    };
    return {
      reservation: this.mails.toMailProps(reservation),
      change,
      side,
      author,
      message,
      declineReason: describeDecline(proposal),
      until: formatDateTime(expiresAt),
    };
  }

  /** Days of the proposals that are answered together. */
  private async describeOtherDays({
    id,
    bundle,
    state,
  }: ProposalWithSpace): Promise<Pick<BookingDetails, 'otherDays'>> {
    if (bundle === null) return {};
    const members = await this.proposals.listByBundle(bundle, state);
    const others = members.filter((one) => one.id !== id);
    if (others.length === 0) return {};
    const hasSpaces = new Set(members.map(({ reservation }) => reservation.space.id)).size > 1;
    const lines = others.map((one) => formatMove(one, hasSpaces));
    const kind = state === 'open' ? 'proposed' : 'closed';
    return { otherDays: listOtherDays(kind, [...lines, ...formatTotal(members)]) };
  }
}

/** „Celkem 4 600 Kč, dosud 4 000 Kč“; nothing when a price is not known. */
function formatTotal(members: readonly ProposalWithSpaces[]): string[] {
  const before = sumPrices(members.map(({ reservation }) => toAcceptedAgreement(reservation)));
  const after = sumPrices(members.map(toProposedPrice));
  if (after.priceState === 'none') return [];
  const former = before.priceHaler === after.priceHaler ? null : before;
  return [reservationChange.total(formatReservationPrice(after), former && formatReservationPrice(former))];
}

/** „čtvrtek 18. 3. 2027, 18:00–19:30 → čtvrtek 18. 3. 2027, 19:00–20:30, 1 200 Kč“ */
function formatMove(proposal: ProposalWithSpaces, isSpaceNamed: boolean): string {
  const { reservation, startsAt, endsAt, space, guests } = proposal;
  const former = formatTimeSlot(reservation.startsAt, reservation.endsAt);
  const proposed = formatTimeSlot(startsAt, endsAt);
  const price = toProposedPrice(proposal);
  return [
    former === proposed ? former : `${former} → ${proposed}`,
    ...(space.id === reservation.space.id && !isSpaceNamed ? [] : [formatSpaceName(space)]),
    ...(guests === reservation.numberOfGuests ? [] : [reservationChange.people(guests)]),
    ...(price.priceHaler === reservation.priceHaler ? [] : [formatReservationPrice(price)]),
  ].join(', ');
}

const toKey = ({ proposal_id, step }: ProposalEvent): string => `proposal-${proposal_id}-${step}`;
