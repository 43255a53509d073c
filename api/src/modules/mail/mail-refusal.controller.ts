import { Body, Controller, Get, Header, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AcceptsMultipart, ApiErrors, IdPipe, Public, Throttle } from '../../platform/http/index.ts';
import { MailLinkForm } from '../../platform/http/mail-link-form.ts';
import { MailRefusalCall, MailRefusalDto } from './mail-refusal.dto.ts';
import { MailSendersService, type RefusalState } from './mail-senders.service.ts';

const LIMIT = { name: 'mail-refusal', points: 120, seconds: 60 };
const toDto = ({ isRefused }: RefusalState): MailRefusalDto => ({ is_refused: isRefused });

/** Refusal of mails that an owner causes, by the link in their footer. */
@ApiTags('account')
@Controller('mail-refusals/:id')
export class MailRefusalController {
  constructor(private readonly senders: MailSendersService) {}

  @Post('link')
  @HttpCode(200)
  @Public()
  @Throttle(LIMIT)
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'Retrieve whether mails of an owner are refused' })
  @ApiOkResponse({ type: MailRefusalDto })
  @ApiErrors(404, 422)
  async read(@Param('id', IdPipe) id: number, @Body() { token }: MailRefusalCall): Promise<MailRefusalDto> {
    return toDto(await this.senders.getState(id, token));
  }

  @Post('refuse/:token')
  @AcceptsMultipart()
  @HttpCode(200)
  @Public()
  @Throttle(LIMIT)
  @ApiOperation({
    summary: 'Refuse mails of an owner',
    description:
      'One-click unsubscription of mail clients (RFC 8058). Mails about what the person has asked for stay.',
  })
  @ApiOkResponse({ type: MailRefusalDto })
  @ApiErrors(404, 422)
  async refuse(
    @Param('id', IdPipe) id: number,
    @Param('token') token: string,
    @Body() _form: MailLinkForm | undefined,
  ): Promise<MailRefusalDto> {
    return toDto(await this.senders.setRefused(id, token, true));
  }

  @Post('allow/:token')
  @HttpCode(200)
  @Public()
  @Throttle(LIMIT)
  @ApiOperation({ summary: 'Allow mails of an owner again' })
  @ApiOkResponse({ type: MailRefusalDto })
  @ApiErrors(404, 422)
  async allow(@Param('id', IdPipe) id: number, @Param('token') token: string): Promise<MailRefusalDto> {
    return toDto(await this.senders.setRefused(id, token, false));
  }

  @Get('refuse/:token')
  @Public()
  @Throttle(LIMIT)
  @ApiOperation({
    summary: 'Redirect to the page for refusing mails of an owner',
    description: 'For mail clients that open the URL. Nothing is changed.',
  })
  @ApiResponse({ status: 302 })
  @ApiErrors(404)
  page(@Param('id', IdPipe) id: number, @Param('token') token: string, @Res() reply: FastifyReply): void {
    void reply.redirect(`/odmitnuti/${id}#token=${encodeURIComponent(token)}`, 302);
  }
}
