import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { toAssigneeDto } from '../../accounts/members/index.ts';
import {
  ConversationSubjectRegistry,
  type ConversationSubject,
  type ConversationSubjectProvider,
  type SubjectScope,
} from '../../conversations/index.ts';
import { InquiryThreadsService } from '../../inquiries/index.ts';
import { formatSpaceName } from '../../spaces/index.ts';
import { toGuestSender } from '../mails/guest-sender.service.ts';
import { getReplyTo } from '../mails/reservation-mail-props.ts';
import { toEventKey } from '../reservation-group.ts';
import { ReservationLinksService } from '../reservation-links.service.ts';
import { isLinkOver } from '../reservation.states.ts';
import { ReservationThreadsRepository, type ReservationOfThread } from './reservation-threads.repository.ts';

/** Reservations as subjects of conversations: those of an event of one guest share one, with its demand. */
@Injectable()
export class ReservationConversationSubjectsProvider implements ConversationSubjectProvider {
  readonly type = 'reservation';

  constructor(
    private readonly reservations: ReservationThreadsRepository,
    private readonly demands: InquiryThreadsService,
    private readonly links: ReservationLinksService,
    private readonly clock: Clock,
    registry: ConversationSubjectRegistry,
  ) {
    registry.register(this);
  }

  async find(id: number): Promise<ConversationSubject | null> {
    const reservation = await this.reservations.find(id);
    if (!reservation) return null;
    const demand = await this.demands.find(id);
    const known = reservation.conversation?.id ?? demand?.conversationId;
    const conversationId = known ?? (await this.reservations.findConversationOfEvent(reservation));
    const threadKey = demand?.threadKey ?? toEventKey(reservation);
    return { ...this.toSubject(reservation), conversationId, threadKey };
  }

  async listByConversations(conversationIds: readonly number[]): Promise<ConversationSubject[]> {
    const reservations = await this.reservations.listByConversations(conversationIds);
    return reservations.map((reservation) => this.toSubject(reservation));
  }

  listConversationIds(scope: SubjectScope): Promise<number[]> {
    return this.reservations.listConversationIds(scope);
  }

  async attach({ id }: ConversationSubject, conversationId: number): Promise<void> {
    const ids = await this.reservations.attach(id, conversationId);
    await this.demands.attach(ids, conversationId);
  }

  /** A message decides nothing about a reservation. */
  async noteReply(): Promise<void> {}

  private toSubject(reservation: ReservationOfThread): ConversationSubject {
    const { id, space, anonymizedAt, customerName: name, customerEmail: email, title } = reservation;
    const { customer } = space.building;
    const isAnonymized = anonymizedAt !== null;
    const sender = toGuestSender(reservation);
    const { awaitsEmailConfirmation, endsAt } = reservation;
    return {
      type: 'reservation',
      id,
      conversationId: reservation.conversation?.id ?? null,
      threadKey: toEventKey(reservation),
      customerId: customer.id,
      customerName: customer.name,
      spaceId: space.id,
      spaceName: formatSpaceName(space),
      title: title || null,
      guest: { name, email },
      isAnonymized,
      isDelivered: true,
      canGuestWrite: !isAnonymized && !awaitsEmailConfirmation && !isLinkOver(endsAt, this.clock.now()),
      assignee: toAssigneeDto(reservation.assignee),
      opening: null,
      isOpenedBy: (token) => this.links.matches(reservation, token),
      timelineSubject: { type: 'reservation', id },
      toGuest: {
        path: this.links.buildPath(reservation),
        replyTo: getReplyTo(reservation),
        sender,
        isEmailUnconfirmed: awaitsEmailConfirmation || sender !== null,
      },
      hostReplyTo: email === '' ? null : email,
    };
  }
}
