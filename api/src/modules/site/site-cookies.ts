import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** Cookies of the documents with their lifetimes in seconds (SPEC §9). None of them needs consent: ADR 16. */
export const SITE_COOKIES = {
  'user-hash': 3 * HOUR,
  'moje-prostory': 365 * DAY,
  language: 365 * DAY,
} as const;

/** The one language there is. A second one would be chosen by it. */
const LANGUAGE = 'cs';
const LONGEST_LIST = 200;

type SiteCookie = keyof typeof SITE_COOKIES;

/** What documents keep in the browser; scripts of our own read it, other sites do not send it. */
export class SiteCookies {
  private readonly isSecure: boolean;

  constructor(publicUrl: string) {
    this.isSecure = publicUrl.startsWith('https:');
  }

  /** The opaque id of a visitor: it tells one view of a space from the next. */
  visitorOf(request: FastifyRequest): string | null {
    return request.cookies['user-hash'] ?? null;
  }

  keepVisitor(reply: FastifyReply, hash: string): void {
    this.keep(reply, 'user-hash', hash);
  }

  /** Of every document: the language, once, and the parameter `moje-prostory` of any page, for a year each (SPEC §2, §9). */
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
