import { Body, Controller, Get, Header, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { buildWaitingListUrl } from '@prostora/contracts/reservation-urls.ts';
import type { FastifyReply } from 'fastify';
import {
  AcceptsMultipart,
  ApiErrors,
  CurrentActor,
  DONE,
  DoneAnswer,
  IdPipe,
  Public,
  Throttle,
  type Actor,
} from '../../../platform/http/index.ts';
import { WaitingListAnswersService } from './waiting-list-answers.service.ts';
import { WaitingListViewsService } from './waiting-list-views.service.ts';
import {
  GuestWaitingListEntryAnswerDto,
  WaitingListTokenInput,
  WaitingListUnsubscribeForm,
} from './waiting-list.dto.ts';
import { toGuestWaitingListEntryDto } from './waiting-list.mapper.ts';

const LIMIT = { name: 'waitlist-link', points: 60, seconds: 60 };

/** Entries of waiting lists by the link of a mail. A wrong token is answered with 404. */
@ApiTags('waitlist')
@Controller('waitlist/:id')
export class GuestWaitlistController {
  constructor(
    private readonly views: WaitingListViewsService,
    private readonly answers: WaitingListAnswersService,
  ) {}

  @Post('guest')
  @HttpCode(200)
  @Public()
  @Throttle(LIMIT)
  @Header('cache-control', 'no-store')
  @ApiErrors(404, 422)
  @ApiOperation({ summary: 'Retrieve an entry of a waiting list by the token of its link' })
  @ApiOkResponse({ type: GuestWaitingListEntryAnswerDto })
  async read(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { token }: WaitingListTokenInput,
  ): Promise<GuestWaitingListEntryAnswerDto> {
    return { entry: toGuestWaitingListEntryDto(await this.views.find(actor, id, token)) };
  }

  @Post('confirm')
  @HttpCode(200)
  @Public()
  @Throttle(LIMIT)
  @ApiErrors(404, 409, 422)
  @ApiOperation({ summary: 'Confirm the e-mail address of an entry of a waiting list' })
  @ApiOkResponse({ type: GuestWaitingListEntryAnswerDto })
  async confirm(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { token }: WaitingListTokenInput,
  ): Promise<GuestWaitingListEntryAnswerDto> {
    const entry = await this.answers.confirm(actor, id, token);
    return { entry: toGuestWaitingListEntryDto(await this.views.place(entry)) };
  }

  @Post('leave/:token')
  @AcceptsMultipart()
  @HttpCode(200)
  @Public()
  @Throttle(LIMIT)
  @ApiErrors(404, 409, 422)
  @ApiOperation({
    summary: 'Leave a waiting list with one click',
    description: 'Unsubscription of mail clients (RFC 8058).',
  })
  @ApiOkResponse({ type: DoneAnswer })
  async leave(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Param('token') token: string,
    @Body() _form: WaitingListUnsubscribeForm | undefined,
  ): Promise<DoneAnswer> {
    await this.answers.leave(actor, id, token);
    return DONE;
  }

  @Get('leave/:token')
  @Public()
  @Throttle(LIMIT)
  @ApiErrors(404)
  @ApiOperation({
    summary: 'Redirect to the page of an entry of a waiting list',
    description: 'For mail clients that open the URL. Nothing is changed.',
  })
  @ApiResponse({ status: 302 })
  page(@Param('id', IdPipe) id: number, @Param('token') token: string, @Res() reply: FastifyReply): void {
    void reply.redirect(buildWaitingListUrl(id, encodeURIComponent(token)), 302);
  }
}
