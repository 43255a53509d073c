import {
  applyDecorators,
  Controller,
  Header,
  HttpCode,
  RequestMapping,
  RequestMethod,
  SetMetadata,
  type Type,
} from '@nestjs/common';
import { ApiBody, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Idempotent, type TransactionOwner } from '../idempotency/idempotent.ts';
import {
  FRESH_SECOND_FACTOR,
  listAccessErrors,
  NOT_WHILE_IMPERSONATING,
  toAccessDecorators,
  type Access,
  type ImpersonationLimit,
} from './access.ts';
import { AcceptsMultipart, MaxBody, type BodySize } from './body-limits.ts';
import { EVENT_STREAM_HEADERS } from './event-stream.ts';
import type { Tag } from './openapi-tags.ts';
import { Throttle, type RateLimit } from './rate-limit.ts';
import { LimitDatabaseWait } from './route-config.ts';
import {
  toAnswerDecorators,
  toErrorBodyDecorators,
  toErrorDecorators,
  type Answer,
  type ErrorMembers,
  type ErrorStatus,
} from './route-responses.ts';

/** What a route of the API is, besides its method and path. */
export type RouteOptions<A extends Answer = Answer> = {
  /** Who may call the route; the rule of the controller by default. Without any rule it answers 403. */
  readonly access?: Access;
  /** Rejects a session that acts as another user with 403 NOT_WHILE_IMPERSONATING. */
  readonly notWhileImpersonating?: ImpersonationLimit;
  /**
   * Requires a session that verified its second factor in the last ten minutes; otherwise 403
   * SECOND_FACTOR_STALE, after which the client asks to sign in again and repeats the call.
   */
  readonly freshSecondFactor?: true;
  /** Rate limit per client address; checked before the body is read. */
  readonly throttle?: RateLimit;
  /** Limits the total database wait to 3.5 s, not each statement; beyond it the response is 503. */
  readonly limitDatabaseWait?: true;
  /**
   * Calls with the same Idempotency-Key and body are run once and answered alike for a day (PRODUCT §1). The route
   * is one unit of work, or its service stores the response in a smaller one by `IdempotencyStore.saveAnswer`.
   */
  readonly idempotent?: TransactionOwner;
  /** Raised limits of the body. */
  readonly maxBody?: BodySize;
  /** Accepts multipart forms, of the schema if given; other routes reject them unread. */
  readonly multipart?: true | FormSchema;
  /** Id of the operation in the OpenAPI document, which is `<Controller>_<method>` by default. */
  readonly operationId?: string;
  /** In the imperative. */
  readonly summary: string;
  readonly description?: string;
  /** Status of a successful call, 200 by default. */
  readonly status?: 201 | 204;
  readonly headers?: Readonly<Record<string, string>>;
  readonly answer?: A;
  /** Statuses of error responses, besides those that access and limits imply and those of every call. */
  readonly errors?: readonly ErrorStatus[];
  /** Error responses with additional members, or with a body of their own. */
  readonly errorsWith?: Readonly<Partial<Record<ErrorStatus, Type | ErrorMembers>>>;
  /** Descriptions of the responses 3xx. */
  readonly redirects?: Readonly<Record<number, string>>;
};

type FormSchema = Extract<Parameters<typeof ApiBody>[0], { schema: unknown }>['schema'];

/** What a handler returns: the answer or its bytes, or nothing when it has sent another response. */
type Returned<A> =
  | (A extends Type<infer Model> ? Model : A extends readonly [Type<infer Model>] ? Model[] : unknown)
  | Buffer
  | undefined;

type RouteDecorator<A> = <Handler extends (...args: never[]) => Returned<A> | Promise<Returned<A>>>(
  target: object,
  key: string | symbol,
  descriptor: TypedPropertyDescriptor<Handler>,
) => void;

type Verb = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * A route: whom it admits, what it limits and how the OpenAPI document describes it. The handler returns the declared
 * answer.
 * @param path below that of the controller
 */
export function Route<const A extends Answer>(
  verb: Verb,
  path: string,
  options: RouteOptions<A>,
): RouteDecorator<A> {
  const status = options.status ?? 200;
  return applyDecorators(
    RequestMapping({ method: RequestMethod[verb], path }),
    HttpCode(status),
    ...toLimitDecorators(options),
    ...Object.entries(toHeaders(options)).map(([name, value]) => Header(name, value)),
    ...toDocumentDecorators(status, options),
  );
}

function toLimitDecorators(options: RouteOptions): MethodDecorator[] {
  const { access, notWhileImpersonating, throttle, idempotent, maxBody, multipart } = options;
  return [
    ...(access ? toAccessDecorators(access) : []),
    ...(notWhileImpersonating ? [SetMetadata(NOT_WHILE_IMPERSONATING, notWhileImpersonating)] : []),
    ...(options.freshSecondFactor ? [SetMetadata(FRESH_SECOND_FACTOR, true)] : []),
    ...(throttle ? [Throttle(throttle)] : []),
    ...(options.limitDatabaseWait ? [LimitDatabaseWait()] : []),
    ...(idempotent ? [Idempotent(idempotent)] : []),
    ...(maxBody ? [MaxBody(maxBody)] : []),
    ...(multipart ? [AcceptsMultipart()] : []),
    ...(typeof multipart === 'object' ? [ApiBody({ schema: multipart })] : []),
  ];
}

const toHeaders = ({ answer, headers = {} }: RouteOptions): Readonly<Record<string, string>> =>
  answer !== undefined && 'events' in answer ? { ...EVENT_STREAM_HEADERS, ...headers } : headers;

function toDocumentDecorators(status: number, options: RouteOptions): MethodDecorator[] {
  const { operationId, summary, description, answer, errorsWith = {}, redirects = {} } = options;
  return [
    ApiOperation({
      ...(operationId !== undefined && { operationId }),
      summary,
      ...(description !== undefined && { description }),
    }),
    ...(answer ? toAnswerDecorators(status, answer) : []),
    ...(status === 204 ? [ApiResponse({ status })] : []),
    ...toErrorDecorators(listErrors(options)),
    ...Object.entries(errorsWith).flatMap(([error, body]) => toErrorBodyDecorators(Number(error), body)),
    ...Object.entries(redirects).map(([redirect, text]) =>
      ApiResponse({ status: Number(redirect), description: text }),
    ),
  ];
}

/** Statuses of error responses without additional members. */
function listErrors(options: RouteOptions): Set<number> {
  const { access, errors = [], errorsWith = {} } = options;
  const statuses = new Set<number>([
    ...errors,
    ...(access ? listAccessErrors(access) : []),
    ...(options.notWhileImpersonating || options.freshSecondFactor ? [403] : []),
    ...(options.throttle ? [429] : []),
    ...(options.idempotent ? [409] : []),
  ]);
  for (const status of Object.keys(errorsWith)) statuses.delete(Number(status));
  return statuses;
}

/**
 * A controller.
 * @param path below /api
 * @param options tag of its routes in the OpenAPI document, and the access rule of those that declare none
 */
export const Routes = (path: string, { tag, access }: { tag: Tag; access?: Access }): ClassDecorator =>
  applyDecorators(
    Controller(path),
    ApiTags(tag),
    ...(access ? [...toAccessDecorators(access), ...toErrorDecorators(listAccessErrors(access))] : []),
  );
