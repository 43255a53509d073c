import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Config } from '../../../platform/config/index.ts';
import { DomainError } from '../../../platform/errors/index.ts';
import { AuthCookieStore } from './auth-cookie.store.ts';

/** Headers that tell the origin of a request. */
export type RequestOrigin = {
  origin: string | undefined;
  secFetchSite: string | undefined;
  host: string | undefined;
};

export type OriginCheck = 'same' | 'foreign' | 'unknown';

const JSON_TYPE = /^application\/json\s*(?:;|$)/iu;

/**
 * CSRF protection of routes that use cookies. Rejects requests of other sites, requests of unknown origin
 * with a session cookie, and content types that an HTML form can send.
 */
@Injectable()
export class SameOriginGuard implements CanActivate {
  constructor(
    private readonly config: Config,
    private readonly cookies: AuthCookieStore,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { origin, host, 'sec-fetch-site': secFetchSite, 'content-type': contentType } = request.headers;
    const originCheck = checkOrigin(
      { origin, host, secFetchSite: single(secFetchSite) },
      this.config.PUBLIC_URL,
    );
    const hasSession = this.cookies.getRefreshToken(request) !== undefined;
    if (originCheck === 'foreign' || (originCheck === 'unknown' && hasSession))
      throw new DomainError('forbidden', 'FORBIDDEN');
    if (contentType !== undefined && !JSON_TYPE.test(contentType))
      throw new DomainError('unsupported-media', 'UNSUPPORTED_MEDIA');
    return true;
  }
}

/**
 * Whether a page of this site made the request. Browsers set both headers and pages cannot change them.
 * Requests without either are `unknown`: current browsers always send at least one.
 */
export function checkOrigin({ origin, secFetchSite, host }: RequestOrigin, publicUrl: string): OriginCheck {
  if (secFetchSite !== undefined && secFetchSite !== 'same-origin' && secFetchSite !== 'none')
    return 'foreign';
  if (origin !== undefined) return isOwnOrigin(origin, host, publicUrl) ? 'same' : 'foreign';
  return secFetchSite === 'same-origin' ? 'same' : 'unknown';
}

/** The public origin, or the host that the request was sent to, which may be another name of this server. */
function isOwnOrigin(origin: string, host: string | undefined, publicUrl: string): boolean {
  const site = new URL(publicUrl);
  return origin === site.origin || (host !== undefined && origin === `${site.protocol}//${host}`);
}

const single = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value.join() : value;
