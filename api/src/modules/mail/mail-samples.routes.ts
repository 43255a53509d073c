import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { Config } from '../../platform/config/index.ts';
import { httpServerOf } from '../../platform/http/http-server.ts';
import { MAIL_PAGE_HEADERS, samplesPage } from '../../platform/mailer/index.ts';
import { htmlOf, textOf } from './mail.layout.ts';
import { MailSamples } from './mail-samples.ts';

/** Development only, like the mail catcher: a page with all mail templates. */
@Injectable()
export class MailSampleRoutes implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly config: Config,
    private readonly samples: MailSamples,
  ) {}

  onModuleInit(): void {
    const { MAIL_CATCHER_PORT, NODE_ENV, PUBLIC_URL } = this.config;
    if (MAIL_CATCHER_PORT === undefined || NODE_ENV === 'production') return;
    httpServerOf(this.host)?.get('/dev/mail/sablony', (_request, reply) =>
      reply.headers(MAIL_PAGE_HEADERS).send(
        samplesPage(
          this.samples.all().map(({ name, message }) => ({
            name,
            subject: message.subject,
            html: htmlOf(message, PUBLIC_URL),
            text: textOf(message, PUBLIC_URL),
          })),
        ),
      ),
    );
  }
}
