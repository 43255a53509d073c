import '@fastify/cookie';
import { DAY_SECONDS, HOUR_SECONDS } from '@prostora/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Cookies of documents with their lifetimes in seconds (SPEC §9). None requires consent: ADR 16. */
export const SITE_COOKIES = {
  'user-hash': 3 * HOUR_SECONDS,
  'moje-prostory': 365 * DAY_SECONDS,
  language: 365 * DAY_SECONDS,
} as const;

/** The only supported language. */
const LANGUAGE = 'cs';
const MAX_LIST_LENGTH = 200;

type SiteCookie = keyof typeof SITE_COOKIES;

/** Cookies set with documents; readable by our scripts, not sent cross-site. */
export class SiteCookies {
  private readonly isSecure: boolean;

  constructor(publicUrl: string) {
    this.isSecure = publicUrl.startsWith('https:');
  }

  /** Opaque visitor id, used to count unique views of a space. */
  getVisitorId(request: FastifyRequest): string | null {
    return request.cookies['user-hash'] ?? null;
  }

  setVisitorId(reply: FastifyReply, hash: string): void {
    this.setCookie(reply, 'user-hash', hash);
  }

  /** Sets the language and the `moje-prostory` parameter of any page, for a year each (SPEC §2, §9). */
  setPreferences(request: FastifyRequest, reply: FastifyReply): void {
    if (request.cookies['language'] !== LANGUAGE) this.setCookie(reply, 'language', LANGUAGE);
    const { 'moje-prostory': spaces } = request.query as Record<string, unknown>;
    if (typeof spaces === 'string' && spaces.length <= MAX_LIST_LENGTH)
      this.setCookie(reply, 'moje-prostory', spaces);
  }

  private setCookie(reply: FastifyReply, name: SiteCookie, value: string): void {
    void reply.setCookie(name, value, {
      path: '/',
      sameSite: 'lax',
      secure: this.isSecure,
      maxAge: SITE_COOKIES[name],
    });
  }
}
