import { Body, Param, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { createFieldError, fieldError } from '../../../platform/errors/index.ts';
import {
  type Actor,
  CurrentActor,
  IdPipe,
  Route,
  Routes,
  toClientKey,
} from '../../../platform/http/index.ts';
import { ConfirmedEmailCookieStore } from '../guest-access/confirmed-email-cookie-store.ts';
import { GuestLinkGuard } from '../guest-access/guest-link.guard.ts';
import { WaitingListAnswersService } from './waiting-list-answers.service.ts';
import { WaitingListJoiningService } from './waiting-list-joining.service.ts';
import { WaitingListViewsService } from './waiting-list-views.service.ts';
import {
  OwnerWaitingListDto,
  OwnWaitingListInput,
  WaitingListAnswerInput,
  WaitingListEntryAnswerDto,
  WaitingListInput,
  WaitingListQuery,
  toEntryRequest,
  toOwnerWaitingListEntryDto,
  toWaitingListEntryDto,
} from './waiting-list.dto.ts';
import type { EntryWithSpace } from './waiting-list.repository.ts';

/** The limit of bookings. */
const JOINING = { name: 'waitlist-create', points: 20, seconds: 600, shared: true };
const ANSWERS = { name: 'waitlist-answer', points: 60, seconds: 60 };

/** Waiting lists: entries of guests and hosts, and answers to offers. */
@Routes('waitlist', { tag: 'waitlist' })
export class WaitingListController {
  constructor(
    private readonly joining: WaitingListJoiningService,
    private readonly answers: WaitingListAnswersService,
    private readonly views: WaitingListViewsService,
    private readonly confirmedEmails: ConfirmedEmailCookieStore,
  ) {}

  @Route('POST', '/', {
    operationId: 'Waitlist_join',
    access: 'public',
    notWhileImpersonating: 'contract',
    throttle: JOINING,
    limitDatabaseWait: true,
    idempotent: 'route',
    summary: 'Wait for a taken time slot',
    description:
      'The entry waits at once with a confirmed e-mail address, else after the link of the mail is used. For a free slot the response is 409 SLOT_FREE.',
    status: 201,
    answer: WaitingListEntryAnswerDto,
    errors: [404, 422],
  })
  async join(
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
    @Body() input: WaitingListInput,
  ): Promise<WaitingListEntryAnswerDto> {
    const { email } = input;
    const isEmailConfirmed = this.confirmedEmails.isConfirmed(request, email);
    const clientKey = toClientKey(request.ip);
    return this.answer(
      await this.joining.join(actor, { ...toEntryRequest(input), email, isEmailConfirmed, clientKey }),
    );
  }

  @Route('POST', 'own', {
    operationId: 'Waitlist_joinOwn',
    access: 'own-spaces',
    throttle: JOINING,
    idempotent: 'route',
    summary: 'Add a person to the waiting list of an own space',
    description: 'By phone or e-mail address. The entry waits at once.',
    status: 201,
    answer: WaitingListEntryAnswerDto,
    errors: [404, 422],
  })
  async joinOwn(
    @CurrentActor() actor: Actor,
    @Body() input: OwnWaitingListInput,
  ): Promise<WaitingListEntryAnswerDto> {
    const { email = null, phone = null } = input;
    if (email === null && phone === null) throw createFieldError('phone', fieldError('required'));
    return this.answer(
      await this.joining.joinAsHost(actor, { ...toEntryRequest(input), email: email ?? '', phone }),
    );
  }

  @Route('GET', '/', {
    operationId: 'Waitlist_list',
    access: 'own-spaces',
    summary: 'List the waiting lists of own spaces',
    description: 'Live entries by slot and order.',
    answer: OwnerWaitingListDto,
    errors: [422],
  })
  async list(
    @CurrentActor() actor: Actor,
    @Query() { space_id }: WaitingListQuery,
  ): Promise<OwnerWaitingListDto> {
    const entries = await this.views.list(actor, space_id ?? null);
    return { items: entries.map((placed) => toOwnerWaitingListEntryDto(placed, actor)) };
  }

  @Route('POST', ':id/offer', {
    operationId: 'Waitlist_offer',
    access: 'own-spaces',
    notWhileImpersonating: 'contract',
    throttle: ANSWERS,
    summary: 'Offer the free slot to a waiting entry',
    description: 'Ahead of its turn. For a taken slot the response is 409 SLOT_TAKEN.',
    answer: WaitingListEntryAnswerDto,
    errors: [404, 409],
  })
  async offer(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
  ): Promise<WaitingListEntryAnswerDto> {
    return this.answer(await this.answers.offer(actor, id));
  }

  @Route('POST', ':id/take', {
    operationId: 'Waitlist_take',
    access: { link: GuestLinkGuard },
    notWhileImpersonating: 'contract',
    throttle: ANSWERS,
    summary: 'Take an offered slot',
    description:
      'As the guest it becomes a request, or a reservation with instant booking; the guest accepts the terms in force. As the host it is confirmed. Without a live offer the response is 409 WAITLIST_CLOSED.',
    answer: WaitingListEntryAnswerDto,
    errors: [404, 409, 422],
  })
  async take(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { token }: WaitingListAnswerInput,
  ): Promise<WaitingListEntryAnswerDto> {
    return this.answer(await this.answers.take(actor, id, token ?? null));
  }

  @Route('POST', ':id/pass', {
    operationId: 'Waitlist_pass',
    access: { link: GuestLinkGuard },
    throttle: ANSWERS,
    summary: 'Decline an offered slot',
    description: 'The next person gets it in the same transaction.',
    answer: WaitingListEntryAnswerDto,
    errors: [404, 409, 422],
  })
  async pass(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { token }: WaitingListAnswerInput,
  ): Promise<WaitingListEntryAnswerDto> {
    return this.answer(await this.answers.pass(actor, id, token ?? null));
  }

  @Route('POST', ':id/leave', {
    operationId: 'Waitlist_leave',
    access: { link: GuestLinkGuard },
    throttle: ANSWERS,
    summary: 'Leave a waiting list',
    description: 'Repeating the call changes nothing.',
    answer: WaitingListEntryAnswerDto,
    errors: [404, 409, 422],
  })
  async leave(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { token }: WaitingListAnswerInput,
  ): Promise<WaitingListEntryAnswerDto> {
    return this.answer(await this.answers.leave(actor, id, token ?? null));
  }

  @Route('POST', ':id/revoke-link', {
    operationId: 'Waitlist_revokeLink',
    access: { link: GuestLinkGuard },
    notWhileImpersonating: 'security',
    throttle: ANSWERS,
    summary: 'Revoke the link of an entry',
    description: 'The next mail about the entry contains a new one.',
    answer: WaitingListEntryAnswerDto,
    errors: [404, 422],
  })
  async revokeLink(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { token }: WaitingListAnswerInput,
  ): Promise<WaitingListEntryAnswerDto> {
    return this.answer(await this.answers.revokeLink(actor, id, token ?? null));
  }

  private async answer(entry: EntryWithSpace): Promise<WaitingListEntryAnswerDto> {
    return { entry: toWaitingListEntryDto(await this.views.place(entry)) };
  }
}
