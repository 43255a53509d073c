import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { applyDecorators } from '@nestjs/common';
import { ApiConsumes, ApiExtension } from '@nestjs/swagger';
import { DomainError } from '../errors/index.ts';
import { getFastify } from './fastify-instance.ts';
import { ExtendRouteConfig } from './route-config.ts';

/** Body limits of a route; `values` counts commas: object members and list elements on all levels. */
export type BodyLimits = { readonly bytes: number; readonly values: number; readonly depth: number };

const KIB = 1024;
/** Limits of a route that declares none. */
export const DEFAULT_BODY_LIMITS: BodyLimits = { bytes: 64 * KIB, values: 1000, depth: 10 };
/** Maximum number of members of one object: class-transformer is quadratic in it. */
const MAX_OBJECT_MEMBERS = 300;
/** Largest body of any route without files (PRODUCT §1). */
export const MAX_BODY_BYTES = 1024 * KIB;

/** Raised body limits of a route: KiB, or KiB with other limits. */
export type BodySize = number | ({ readonly kib: number } & Partial<Omit<BodyLimits, 'bytes'>>);

/** Raises the body limits of a route. */
export const MaxBody = (size: BodySize): MethodDecorator => {
  const { kib, ...limits } = typeof size === 'number' ? { kib: size } : size;
  const bodyLimits: BodyLimits = { ...DEFAULT_BODY_LIMITS, ...limits, bytes: kib * KIB };
  return applyDecorators(
    ExtendRouteConfig({ bodyLimits }),
    ApiExtension('x-max-body-bytes', bodyLimits.bytes),
  );
};

/** Accepts multipart forms; other routes reject them unread. */
export const AcceptsMultipart = (): MethodDecorator =>
  applyDecorators(ExtendRouteConfig({ acceptsMultipart: true }), ApiConsumes('multipart/form-data'));

const QUOTE = 34;
const COMMA = 44;
const BACKSLASH = 92;
const OPEN_LIST = 91;
const CLOSE_LIST = 93;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;

/** Whether a JSON text has more values or levels than the limits; scans the text without parsing it. */
export function exceedsJsonLimits(
  text: string,
  { values, depth }: Pick<BodyLimits, 'values' | 'depth'>,
): boolean {
  const open: { isObject: boolean; members: number }[] = [];
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at + 1);
    else if (code === OPEN_OBJECT || code === OPEN_LIST) {
      open.push({ isObject: code === OPEN_OBJECT, members: 1 });
      if (open.length > depth) return true;
    } else if (code === CLOSE_OBJECT || code === CLOSE_LIST) open.pop();
    else if (code === COMMA) {
      count += 1;
      const inner = open.at(-1);
      if (inner) inner.members += 1;
      if (count > values || (inner?.isObject && inner.members > MAX_OBJECT_MEMBERS)) return true;
    }
  }
  return false;
}

/** Index of the closing quote of a string, or the end of the text. */
function endOfString(text: string, start: number): number {
  for (let quote = text.indexOf('"', start); quote >= 0; quote = text.indexOf('"', quote + 1)) {
    let before = quote - 1;
    while (before >= start && text.charCodeAt(before) === BACKSLASH) before -= 1;
    if ((quote - before) % 2 === 1) return quote;
  }
  return text.length;
}

const toBodyLimits = (config: unknown): BodyLimits =>
  (config as { bodyLimits?: BodyLimits } | undefined)?.bodyLimits ?? DEFAULT_BODY_LIMITS;

const createTooLargeError = (): DomainError => new DomainError('too-large', 'PAYLOAD_TOO_LARGE');

/**
 * Parsers of JSON and URL-encoded forms that reject a body over the limits of its route before parsing.
 * Requires `bodyParser: false` of Nest.
 */
export function registerBodyParsers(app: NestFastifyApplication): void {
  const fastify = getFastify(app);
  fastify.addHook('onRoute', (route) => {
    route.bodyLimit = toBodyLimits(route.config).bytes;
  });
  const parseJson = fastify.getDefaultJsonParser('error', 'error');
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) => {
    if (exceedsJsonLimits(text, toBodyLimits(request.routeOptions.config))) done(createTooLargeError());
    else void parseJson(request, text, done);
  });
  fastify.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, text: string, done) => {
      if (text.split('&', MAX_OBJECT_MEMBERS + 1).length > MAX_OBJECT_MEMBERS)
        return done(createTooLargeError());
      const body = Object.fromEntries(new URLSearchParams(text));
      return Object.hasOwn(body, '__proto__')
        ? done(new DomainError('unreadable', 'UNREADABLE'))
        : done(null, body);
    },
  );
}
