import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { Config } from '../../platform/config/index.ts';
import { findHttpServer } from '../../platform/http/http-server.ts';
import { MAIL_PAGE_HEADERS, renderSamplesPage } from '../../platform/mailer/index.ts';
import { renderHtml, renderText } from './mail.layout.ts';
import { MailSamplesService } from './mail-samples.service.ts';

/** Development only, like the mail catcher: a page with all mail templates. */
@Injectable()
export class MailSampleRoutes implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly config: Config,
    private readonly samples: MailSamplesService,
  ) {}

  onModuleInit(): void {
    const { MAIL_CATCHER_PORT, NODE_ENV, PUBLIC_URL } = this.config;
    if (MAIL_CATCHER_PORT === undefined || NODE_ENV === 'production') return;
    findHttpServer(this.host)?.get('/dev/mail/sablony', (_request, reply) =>
      reply.headers(MAIL_PAGE_HEADERS).send(
        renderSamplesPage(
          this.samples.list().map(({ name, message }) => ({
            name,
            subject: message.subject,
            html: renderHtml(message, PUBLIC_URL),
            text: renderText(message, PUBLIC_URL),
          })),
        ),
      ),
    );
  }
}
