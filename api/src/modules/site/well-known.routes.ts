import { DAY_MS, urls } from '@prostora/contracts';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { createTextErrorHandler } from '../../platform/error-responses/index.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { Config } from '../../platform/config/index.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import { findHttpServer } from '../../platform/http/http-server.ts';
import { Log } from '../../platform/logging/log.ts';
import { SiteSettingsService } from '../settings/index.ts';

const VALID_DAYS = 180;

/** security.txt (RFC 9116). `Expires` is renewed with every response. */
export function buildSecurityTxt(publicUrl: string, email: string, now: Date): string {
  const contact = email === '' ? new URL('/o-projektu', publicUrl).href : `mailto:${email}`;
  const expires = new Date(now.getTime() + VALID_DAYS * DAY_MS).toISOString();
  const canonical = new URL('/.well-known/security.txt', publicUrl).href;
  return `Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: cs, en\nCanonical: ${canonical}\n`;
}

/** Well-known URLs (RFC 8615), outside of the prefix of the API. */
@Injectable()
export class WellKnownRoutes implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly config: Config,
    private readonly settings: SiteSettingsService,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    const asText = { errorHandler: createTextErrorHandler(this.log) };
    const server = findHttpServer(this.host);
    // The page where a password is changed, for password managers (W3C, "A Well-Known URL for Changing Passwords").
    server?.get('/.well-known/change-password', (_request, reply) => reply.redirect(urls.account, 302));
    server?.get('/.well-known/security.txt', asText, async (_request, reply) => {
      const { company } = await this.unitOfWork.run(() => this.settings.getCurrent());
      const text = buildSecurityTxt(this.config.PUBLIC_URL, company.email, this.clock.now());
      return reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'public, max-age=86400')
        .send(text);
    });
  }
}
