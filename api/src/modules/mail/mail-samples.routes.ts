import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { Config } from '../../platform/config/index.ts';
import { findHttpServer } from '../../platform/http/http-server.ts';
import { MAIL_PAGE_HEADERS, renderSamplesPage } from '../../platform/mailer/index.ts';
import { renderHtml } from './mail.layout.ts';
import { MailSiteService } from './mail-site.service.ts';
import { renderText } from './mail.text.ts';
import { MailSamplesService } from './mail-samples.service.ts';

/** Development only, like the mail catcher: a page with all mail templates. */
@Injectable()
export class MailSampleRoutes implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly config: Config,
    private readonly samples: MailSamplesService,
    private readonly site: MailSiteService,
  ) {}

  onModuleInit(): void {
    const { MAIL_CATCHER_PORT, NODE_ENV } = this.config;
    if (MAIL_CATCHER_PORT === undefined || NODE_ENV === 'production') return;
    findHttpServer(this.host)?.get('/dev/mail/sablony', async (_request, reply) => {
      const site = await this.site.load();
      const samples = this.samples.list().map(({ name, message }) => ({
        name,
        subject: message.subject,
        html: renderHtml(message, site),
        text: renderText(message, site),
      }));
      return reply.headers(MAIL_PAGE_HEADERS).send(renderSamplesPage(samples));
    });
  }
}
