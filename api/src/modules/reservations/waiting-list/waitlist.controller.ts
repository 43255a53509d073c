import { Body, Controller, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { createFieldError, fieldError } from '../../../platform/errors/index.ts';
import {
  AllowEditLink,
  ApiErrors,
  CurrentActor,
  IdPipe,
  LimitDatabaseWait,
  Public,
  RequiresPermission,
  Throttle,
  toClientKey,
  NotWhileImpersonating,
  type Actor,
} from '../../../platform/http/index.ts';
import { Idempotent } from '../../../platform/idempotency/index.ts';
import { toBookingSlot } from '../booking/booking-slot.input.ts';
import { ConfirmedEmailCookieStore } from '../guest/confirmed-email-cookie-store.ts';
import { GuestLinkGuard } from '../guest/guest-link.guard.ts';
import { WaitingListAnswersService } from './waiting-list-answers.service.ts';
import { WaitingListJoiningService, type EntryRequest } from './waiting-list-joining.service.ts';
import { WaitingListViewsService } from './waiting-list-views.service.ts';
import {
  OwnerWaitingListDto,
  OwnWaitingListInput,
  WaitingListAnswerInput,
  WaitingListEntryAnswerDto,
  WaitingListInput,
  WaitingListQuery,
} from './waiting-list.dto.ts';
import { toOwnerWaitingListEntryDto, toWaitingListEntryDto } from './waiting-list.mapper.ts';
import type { EntryWithSpace } from './waiting-list.repository.ts';

/** The limit of bookings. */
const JOINING = { name: 'waitlist-create', points: 20, seconds: 600, shared: true };
const ANSWERS = { name: 'waitlist-answer', points: 60, seconds: 60 };

/** Waiting lists: entries of guests and hosts, and answers to offers. */
@ApiTags('waitlist')
@Controller('waitlist')
export class WaitlistController {
  constructor(
    private readonly joining: WaitingListJoiningService,
    private readonly answers: WaitingListAnswersService,
    private readonly views: WaitingListViewsService,
    private readonly confirmedEmails: ConfirmedEmailCookieStore,
  ) {}

  @Post()
  @NotWhileImpersonating('contract')
  @Public()
  @Throttle(JOINING)
  @LimitDatabaseWait()
  @Idempotent()
  @ApiErrors(404, 409, 422)
  @ApiOperation({
    summary: 'Wait for a taken time slot',
    description:
      'The entry waits at once with a confirmed e-mail address, else after the link of the mail is used. For a free slot the response is 409 SLOT_FREE.',
  })
  @ApiCreatedResponse({ type: WaitingListEntryAnswerDto })
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

  @Post('own')
  @RequiresPermission('own-spaces')
  @Throttle(JOINING)
  @Idempotent()
  @ApiErrors(404, 409, 422)
  @ApiOperation({
    summary: 'Add a person to the waiting list of an own space',
    description: 'By phone or e-mail address. The entry waits at once.',
  })
  @ApiCreatedResponse({ type: WaitingListEntryAnswerDto })
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

  @Get()
  @RequiresPermission('own-spaces')
  @ApiErrors(422)
  @ApiOperation({
    summary: 'List the waiting lists of own spaces',
    description: 'Live entries by slot and order.',
  })
  @ApiOkResponse({ type: OwnerWaitingListDto })
  async list(
    @CurrentActor() actor: Actor,
    @Query() { space_id }: WaitingListQuery,
  ): Promise<OwnerWaitingListDto> {
    const entries = await this.views.list(actor, space_id ?? null);
    return { items: entries.map((placed) => toOwnerWaitingListEntryDto(placed, actor)) };
  }

  @Post(':id/offer')
  @NotWhileImpersonating('contract')
  @HttpCode(200)
  @RequiresPermission('own-spaces')
  @Throttle(ANSWERS)
  @ApiErrors(404, 409)
  @ApiOperation({
    summary: 'Offer the free slot to a waiting entry',
    description: 'Ahead of its turn. For a taken slot the response is 409 SLOT_TAKEN.',
  })
  @ApiOkResponse({ type: WaitingListEntryAnswerDto })
  async offer(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
  ): Promise<WaitingListEntryAnswerDto> {
    return this.answer(await this.answers.offer(actor, id));
  }

  @Post(':id/take')
  @NotWhileImpersonating('contract')
  @HttpCode(200)
  @AllowEditLink(GuestLinkGuard)
  @Throttle(ANSWERS)
  @ApiErrors(404, 409, 422)
  @ApiOperation({
    summary: 'Take an offered slot',
    description:
      'As the guest it becomes a request, or a reservation with instant booking; the guest accepts the terms in force. As the host it is confirmed. Without a live offer the response is 409 WAITLIST_CLOSED.',
  })
  @ApiOkResponse({ type: WaitingListEntryAnswerDto })
  async take(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { token }: WaitingListAnswerInput,
  ): Promise<WaitingListEntryAnswerDto> {
    return this.answer(await this.answers.take(actor, id, token ?? null));
  }

  @Post(':id/pass')
  @HttpCode(200)
  @AllowEditLink(GuestLinkGuard)
  @Throttle(ANSWERS)
  @ApiErrors(404, 409, 422)
  @ApiOperation({
    summary: 'Decline an offered slot',
    description: 'The next person gets it in the same transaction.',
  })
  @ApiOkResponse({ type: WaitingListEntryAnswerDto })
  async pass(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { token }: WaitingListAnswerInput,
  ): Promise<WaitingListEntryAnswerDto> {
    return this.answer(await this.answers.pass(actor, id, token ?? null));
  }

  @Post(':id/leave')
  @HttpCode(200)
  @AllowEditLink(GuestLinkGuard)
  @Throttle(ANSWERS)
  @ApiErrors(404, 409, 422)
  @ApiOperation({ summary: 'Leave a waiting list', description: 'Repeating the call changes nothing.' })
  @ApiOkResponse({ type: WaitingListEntryAnswerDto })
  async leave(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { token }: WaitingListAnswerInput,
  ): Promise<WaitingListEntryAnswerDto> {
    return this.answer(await this.answers.leave(actor, id, token ?? null));
  }

  @Post(':id/revoke-link')
  @NotWhileImpersonating('security')
  @HttpCode(200)
  @AllowEditLink(GuestLinkGuard)
  @Throttle(ANSWERS)
  @ApiErrors(404, 422)
  @ApiOperation({
    summary: 'Revoke the link of an entry',
    description: 'The next mail about the entry contains a new one.',
  })
  @ApiOkResponse({ type: WaitingListEntryAnswerDto })
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

const toEntryRequest = (input: Omit<WaitingListInput, 'email'>): EntryRequest => ({
  ...toBookingSlot({ ...input, ...(input.guests !== undefined && { number_of_guests: input.guests }) }),
  spaceId: input.space_id,
  name: input.name,
});
