import { Body, Param, Res } from '@nestjs/common';
import { buildDayPlanUrl } from '@prostora/contracts/reservation-urls.ts';
import type { FastifyReply } from 'fastify';
import { IdPipe, Route, Routes } from '../../../platform/http/index.ts';
import { DayPlanService } from './day-plan.service.ts';
import { DayPlanAnswerDto, OwnerLinkCall, OwnerLinkForm } from './option-link.dto.ts';

const LIMIT = { name: 'day-plan-link', points: 120, seconds: 60 };
const REDIRECT = { 303: 'Redirect to the page that contains the form.' };

@Routes('day-plans/:id', { tag: 'reservations' })
export class DayPlanController {
  constructor(private readonly plans: DayPlanService) {}

  @Route('POST', 'link', {
    access: 'public',
    throttle: LIMIT,
    summary: 'Retrieve whether the mail about tomorrow is sent, by the token of its link',
    headers: { 'cache-control': 'no-store' },
    answer: DayPlanAnswerDto,
    errors: [404, 422],
  })
  async read(@Param('id', IdPipe) id: number, @Body() { token }: OwnerLinkCall): Promise<DayPlanAnswerDto> {
    return { is_on: await this.plans.isOn(id, token) };
  }

  @Route('POST', 'unsubscribe/:token', {
    access: 'public',
    throttle: LIMIT,
    multipart: true,
    summary: 'End the mail about tomorrow',
    description: 'One-click unsubscription of mail clients (RFC 8058), or a plain HTML form.',
    answer: DayPlanAnswerDto,
    errors: [404, 422],
    redirects: REDIRECT,
  })
  async unsubscribe(
    @Param('id', IdPipe) id: number,
    @Param('token') token: string,
    @Body() { page }: OwnerLinkForm,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DayPlanAnswerDto> {
    return this.set(id, token, false, page === undefined ? null : reply);
  }

  @Route('POST', 'subscribe/:token', {
    access: 'public',
    throttle: LIMIT,
    summary: 'Send the mail about tomorrow again',
    description: 'Accepts a plain HTML form as well.',
    answer: DayPlanAnswerDto,
    errors: [404, 422],
    redirects: REDIRECT,
  })
  async subscribe(
    @Param('id', IdPipe) id: number,
    @Param('token') token: string,
    @Body() { page }: OwnerLinkForm,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DayPlanAnswerDto> {
    return this.set(id, token, true, page === undefined ? null : reply);
  }

  @Route('GET', 'unsubscribe/:token', {
    access: 'public',
    throttle: LIMIT,
    summary: 'Redirect to the page for ending the mail about tomorrow',
    description: 'For mail clients that open the URL. Nothing is changed.',
    errors: [404],
    redirects: { 302: '' },
  })
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
