import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** Cookies of documents with their lifetimes in seconds (SPEC §9). None requires consent: ADR 16. */
export const SITE_COOKIES = {
  'user-hash': 3 * HOUR,
  'moje-prostory': 365 * DAY,
  language: 365 * DAY,
} as const;

/** The only supported language. */
const LANGUAGE = 'cs';
const LONGEST_LIST = 200;

type SiteCookie = keyof typeof SITE_COOKIES;

/** Cookies set with documents; readable by our scripts, not sent cross-site. */
export class SiteCookies {
  private readonly isSecure: boolean;

  constructor(publicUrl: string) {
    this.isSecure = publicUrl.startsWith('https:');
  }

  /** Opaque visitor id, used to count unique views of a space. */
  visitorOf(request: FastifyRequest): string | null {
    return request.cookies['user-hash'] ?? null;
  }

  keepVisitor(reply: FastifyReply, hash: string): void {
    this.keep(reply, 'user-hash', hash);
  }

  /** Sets the language and the `moje-prostory` parameter of any page, for a year each (SPEC §2, §9). */
  keepChoices(request: FastifyRequest, reply: FastifyReply): void {
    if (request.cookies['language'] !== LANGUAGE) this.keep(reply, 'language', LANGUAGE);
    const { 'moje-prostory': spaces } = request.query as Record<string, unknown>;
    if (typeof spaces === 'string' && spaces.length <= LONGEST_LIST)
      this.keep(reply, 'moje-prostory', spaces);
  }

  private keep(reply: FastifyReply, name: SiteCookie, value: string): void {
    void reply.setCookie(name, value, {
      path: '/',
      sameSite: 'lax',
      secure: this.isSecure,
      maxAge: SITE_COOKIES[name],
    });
  }
}
