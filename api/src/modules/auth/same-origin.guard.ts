import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Config } from '../../platform/config/index.ts';
import { DomainError } from '../../platform/errors/index.ts';
import { AuthCookies } from './auth-cookies.ts';
import { judgeOrigin } from './same-origin.ts';

const JSON_TYPE = /^application\/json\s*(?:;|$)/iu;

/**
 * For calls whose cookies a foreign page could make a browser send: refused when another site makes them, when their origin is
 * unknown although they carry a session's cookie, and when the body is of a kind an HTML form can send.
 */
@Injectable()
export class SameOriginGuard implements CanActivate {
  constructor(
    private readonly config: Config,
    private readonly cookies: AuthCookies,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { origin, host, 'sec-fetch-site': secFetchSite, 'content-type': contentType } = request.headers;
    const verdict = judgeOrigin({ origin, host, secFetchSite: single(secFetchSite) }, this.config.PUBLIC_URL);
    const hasSession = this.cookies.refreshToken(request) !== undefined;
    if (verdict === 'foreign' || (verdict === 'unknown' && hasSession))
      throw new DomainError('forbidden', 'FORBIDDEN');
    if (contentType !== undefined && !JSON_TYPE.test(contentType))
      throw new DomainError('unsupported-media', 'UNSUPPORTED_MEDIA');
    return true;
  }
}

const single = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value.join() : value;
