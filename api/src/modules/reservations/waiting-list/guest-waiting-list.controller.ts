import { Body, Param, Res } from '@nestjs/common';
import { buildWaitingListUrl } from '@prostora/contracts/reservation-urls.ts';
import type { FastifyReply } from 'fastify';
import {
  type Actor,
  CurrentActor,
  DONE,
  DoneAnswer,
  IdPipe,
  Route,
  Routes,
} from '../../../platform/http/index.ts';
import { WaitingListAnswersService } from './waiting-list-answers.service.ts';
import { WaitingListViewsService } from './waiting-list-views.service.ts';
import {
  GuestWaitingListEntryAnswerDto,
  WaitingListTokenInput,
  WaitingListUnsubscribeForm,
  toGuestWaitingListEntryDto,
} from './waiting-list.dto.ts';

const LIMIT = { name: 'waitlist-link', points: 60, seconds: 60 };

/** Entries of waiting lists by the link of a mail. A wrong token is answered with 404. */
@Routes('waitlist/:id', { tag: 'waitlist' })
export class GuestWaitingListController {
  constructor(
    private readonly views: WaitingListViewsService,
    private readonly answers: WaitingListAnswersService,
  ) {}

  @Route('POST', 'guest', {
    operationId: 'GuestWaitlist_read',
    access: 'public',
    throttle: LIMIT,
    summary: 'Retrieve an entry of a waiting list by the token of its link',
    headers: { 'cache-control': 'no-store' },
    answer: GuestWaitingListEntryAnswerDto,
    errors: [404, 422],
  })
  async read(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { token }: WaitingListTokenInput,
  ): Promise<GuestWaitingListEntryAnswerDto> {
    return { entry: toGuestWaitingListEntryDto(await this.views.find(actor, id, token)) };
  }

  @Route('POST', 'confirm', {
    operationId: 'GuestWaitlist_confirm',
    access: 'public',
    throttle: LIMIT,
    summary: 'Confirm the e-mail address of an entry of a waiting list',
    answer: GuestWaitingListEntryAnswerDto,
    errors: [404, 409, 422],
  })
  async confirm(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { token }: WaitingListTokenInput,
  ): Promise<GuestWaitingListEntryAnswerDto> {
    const entry = await this.answers.confirm(actor, id, token);
    return { entry: toGuestWaitingListEntryDto(await this.views.place(entry)) };
  }

  @Route('POST', 'leave/:token', {
    operationId: 'GuestWaitlist_leave',
    access: 'public',
    throttle: LIMIT,
    multipart: true,
    summary: 'Leave a waiting list with one click',
    description: 'Unsubscription of mail clients (RFC 8058).',
    answer: DoneAnswer,
    errors: [404, 409, 422],
  })
  async leave(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Param('token') token: string,
    @Body() _form: WaitingListUnsubscribeForm | undefined,
  ): Promise<DoneAnswer> {
    await this.answers.leave(actor, id, token);
    return DONE;
  }

  @Route('GET', 'leave/:token', {
    operationId: 'GuestWaitlist_page',
    access: 'public',
    throttle: LIMIT,
    summary: 'Redirect to the page of an entry of a waiting list',
    description: 'For mail clients that open the URL. Nothing is changed.',
    errors: [404],
    redirects: { 302: '' },
  })
  page(@Param('id', IdPipe) id: number, @Param('token') token: string, @Res() reply: FastifyReply): void {
    void reply.redirect(buildWaitingListUrl(id, encodeURIComponent(token)), 302);
  }
}
