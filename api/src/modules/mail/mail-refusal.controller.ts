import { Body, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { IdPipe, Route, Routes } from '../../platform/http/index.ts';
import { MailLinkForm } from '../../platform/http/mail-link-form.ts';
import { MailRefusalCall, MailRefusalDto } from './mail-refusal.dto.ts';
import { MailSendersService, type RefusalState } from './mail-senders.service.ts';

const LIMIT = { name: 'mail-refusal', points: 120, seconds: 60 };
const toDto = ({ isRefused }: RefusalState): MailRefusalDto => ({ is_refused: isRefused });

/** Refusal of mails that an owner causes, by the link in their footer. */
@Routes('mail-refusals/:id', { tag: 'account' })
export class MailRefusalController {
  constructor(private readonly senders: MailSendersService) {}

  @Route('POST', 'link', {
    access: 'public',
    throttle: LIMIT,
    summary: 'Retrieve whether mails of an owner are refused',
    headers: { 'cache-control': 'no-store' },
    answer: MailRefusalDto,
    errors: [404, 422],
  })
  async read(@Param('id', IdPipe) id: number, @Body() { token }: MailRefusalCall): Promise<MailRefusalDto> {
    return toDto(await this.senders.getState(id, token));
  }

  @Route('POST', 'refuse/:token', {
    access: 'public',
    throttle: LIMIT,
    multipart: true,
    summary: 'Refuse mails of an owner',
    description:
      'One-click unsubscription of mail clients (RFC 8058). Mails about what the person has asked for stay.',
    answer: MailRefusalDto,
    errors: [404, 422],
  })
  async refuse(
    @Param('id', IdPipe) id: number,
    @Param('token') token: string,
    @Body() _form: MailLinkForm | undefined,
  ): Promise<MailRefusalDto> {
    return toDto(await this.senders.setRefused(id, token, true));
  }

  @Route('POST', 'allow/:token', {
    access: 'public',
    throttle: LIMIT,
    summary: 'Allow mails of an owner again',
    answer: MailRefusalDto,
    errors: [404, 422],
  })
  async allow(@Param('id', IdPipe) id: number, @Param('token') token: string): Promise<MailRefusalDto> {
    return toDto(await this.senders.setRefused(id, token, false));
  }

  @Route('GET', 'refuse/:token', {
    access: 'public',
    throttle: LIMIT,
    summary: 'Redirect to the page for refusing mails of an owner',
    description: 'For mail clients that open the URL. Nothing is changed.',
    errors: [404],
    redirects: { 302: '' },
  })
  page(@Param('id', IdPipe) id: number, @Param('token') token: string, @Res() reply: FastifyReply): void {
    void reply.redirect(`/odmitnuti/${id}#token=${encodeURIComponent(token)}`, 302);
  }
}
