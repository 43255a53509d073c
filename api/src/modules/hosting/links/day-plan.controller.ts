import { Body, Controller, Get, Header, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { buildDayPlanUrl } from '@prostora/contracts/reservation-urls.ts';
import type { FastifyReply } from 'fastify';
import { AcceptsMultipart, ApiErrors, IdPipe, Public, Throttle } from '../../../platform/http/index.ts';
import { DayPlanService } from './day-plan.service.ts';
import { DayPlanAnswerDto, OwnerLinkCall, OwnerLinkForm } from './option-link.dto.ts';

const LIMIT = { name: 'day-plan-link', points: 120, seconds: 60 };
const REDIRECT = { status: 303, description: 'Redirect to the page that contains the form.' };

@ApiTags('reservations')
@Controller('day-plans/:id')
export class DayPlanController {
  constructor(private readonly plans: DayPlanService) {}

  @Post('link')
  @HttpCode(200)
  @Public()
  @Throttle(LIMIT)
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'Retrieve whether the mail about tomorrow is sent, by the token of its link' })
  @ApiOkResponse({ type: DayPlanAnswerDto })
  @ApiErrors(404, 422)
  async read(@Param('id', IdPipe) id: number, @Body() { token }: OwnerLinkCall): Promise<DayPlanAnswerDto> {
    return { is_on: await this.plans.isOn(id, token) };
  }

  @Post('unsubscribe/:token')
  @AcceptsMultipart()
  @HttpCode(200)
  @Public()
  @Throttle(LIMIT)
  @ApiOperation({
    summary: 'End the mail about tomorrow',
    description: 'One-click unsubscription of mail clients (RFC 8058), or a plain HTML form.',
  })
  @ApiOkResponse({ type: DayPlanAnswerDto })
  @ApiResponse(REDIRECT)
  @ApiErrors(404, 422)
  async unsubscribe(
    @Param('id', IdPipe) id: number,
    @Param('token') token: string,
    @Body() { page }: OwnerLinkForm,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DayPlanAnswerDto> {
    return this.set(id, token, false, page === undefined ? null : reply);
  }

  @Post('subscribe/:token')
  @HttpCode(200)
  @Public()
  @Throttle(LIMIT)
  @ApiOperation({
    summary: 'Send the mail about tomorrow again',
    description: 'Accepts a plain HTML form as well.',
  })
  @ApiOkResponse({ type: DayPlanAnswerDto })
  @ApiResponse(REDIRECT)
  @ApiErrors(404, 422)
  async subscribe(
    @Param('id', IdPipe) id: number,
    @Param('token') token: string,
    @Body() { page }: OwnerLinkForm,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DayPlanAnswerDto> {
    return this.set(id, token, true, page === undefined ? null : reply);
  }

  @Get('unsubscribe/:token')
  @Public()
  @Throttle(LIMIT)
  @ApiOperation({
    summary: 'Redirect to the page for ending the mail about tomorrow',
    description: 'For mail clients that open the URL. Nothing is changed.',
  })
  @ApiResponse({ status: 302 })
  @ApiErrors(404)
  page(@Param('id', IdPipe) id: number, @Param('token') token: string, @Res() reply: FastifyReply): void {
    void reply.redirect(buildDayPlanUrl(id, encodeURIComponent(token)), 302);
  }

  /** @param form the reply to a form without scripts, redirected to the page */
  private async set(
    id: number,
    token: string,
    isOn: boolean,
    form: FastifyReply | null,
  ): Promise<DayPlanAnswerDto> {
    await this.plans.setOn(id, token, isOn);
    if (form) void form.status(303).header('location', buildDayPlanUrl(id, token));
    return { is_on: isOn };
  }
}
