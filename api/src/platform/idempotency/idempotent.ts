import {
  applyDecorators,
  Injectable,
  SetMetadata,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiHeader, ApiResponse } from '@nestjs/swagger';
import { fieldError } from '@prostora/strings/cs/errors.ts';
import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { lastValueFrom, of, type Observable } from 'rxjs';
import { UnitOfWork, withoutWaitBudget } from '../database/index.ts';
import { DomainError, invalidField, translateDatabaseError } from '../errors/index.ts';
import type { RequestWithActor } from '../http/actor.ts';
import { ErrorAnswer } from '../http/error.dto.ts';
import { clientKey } from '../http/rate-limit.ts';
import { Log } from '../logging/log.ts';
import { IdempotencyKeys, type CallUnderWay, type KeyedCall } from './idempotency-keys.ts';

const HEADER = 'idempotency-key';
const KEY = /^(?=.*\S)[\x20-\x7e]{1,255}$/u;

/**
 * Owner of the transaction that stores the response: the route, run as one unit of work, or its service in a
 * smaller one by `IdempotencyStore.saveAnswer`.
 */
type Keeper = 'route' | 'service';
const KEEPER = 'prostora:idempotent';

/**
 * Answers a repeated call with the first response. A failed call releases its key, so that a corrected form
 * can be sent again.
 */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly keys: IdempotencyKeys,
    private readonly unit: UnitOfWork,
    private readonly reflector: Reflector,
    private readonly log: Log,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const call = keyedCallOf(context.switchToHttp().getRequest<RequestWithActor>());
    if (!call) return next.handle();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const claimed = await this.keys.claim(call);
    switch (claimed.kind) {
      case 'mismatch':
        throw new DomainError('conflict', 'IDEMPOTENCY_MISMATCH');
      case 'pending':
        throw new DomainError('conflict', 'IDEMPOTENCY_PENDING', { retryAfter: 1 });
      case 'answered':
        void reply.status(claimed.status);
        return of(claimed.answer);
      case 'first':
        return of(
          await this.first(
            { claim: claimed.claim, status: reply.statusCode, isKept: false },
            next,
            this.reflector.get<Keeper>(KEEPER, context.getHandler()),
          ),
        );
    }
  }

  private async first(call: CallUnderWay, next: CallHandler, keeper: Keeper): Promise<unknown> {
    const done = (): Promise<unknown> =>
      this.keys.during(call, () => lastValueFrom(next.handle(), { defaultValue: null }));
    try {
      const answer = keeper === 'route' ? await this.unit.run(() => this.kept(call, done)) : await done();
      if (!call.isKept)
        this.log.error({ call: call.claim.scope }, 'a call with an idempotency key stored no response');
      return answer;
    } catch (error) {
      const freed = withoutWaitBudget(() => this.keys.free(call.claim)).catch((err: unknown) => {
        this.log.warn({ err }, 'could not release an idempotency key');
      });
      // While the database does not respond the key is left to expire, to avoid a second wait.
      if (translateDatabaseError(error)?.kind !== 'unavailable') await freed;
      throw error;
    }
  }

  private async kept(call: CallUnderWay, done: () => Promise<unknown>): Promise<unknown> {
    const answer = await done();
    await this.keys.during(call, () => this.keys.answerWithin(answer));
    return answer;
  }
}

function keyedCallOf(request: RequestWithActor): KeyedCall | null {
  const key = request.headers[HEADER];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !KEY.test(key))
    throw invalidField(HEADER, fieldError('maxLength', { max: 255 }));
  const who =
    request.actor?.userId == null ? `address ${clientKey(request.ip)}` : `user ${request.actor.userId}`;
  const asked = JSON.stringify([request.params, request.body ?? null]);
  return {
    scope: `${request.method} ${request.routeOptions.url ?? ''} ${who}`,
    key,
    bodyHash: createHash('sha256').update(asked).digest('hex'),
  };
}

/**
 * Makes a route idempotent: calls with the same Idempotency-Key and body are run once and answered alike for
 * a day (PRODUCT §1).
 */
export const Idempotent = (keeper: Keeper = 'route'): MethodDecorator =>
  applyDecorators(
    SetMetadata(KEEPER, keeper),
    UseInterceptors(IdempotencyInterceptor),
    ApiHeader({
      name: 'Idempotency-Key',
      required: false,
      description:
        'Of the client’s choice. The same key and body give the first answer again for 24 hours, another body 409, a call still under way 409 with Retry-After.',
      schema: { type: 'string', minLength: 1, maxLength: 255 },
    }),
    ApiResponse({ status: 409, type: ErrorAnswer }, { overrideExisting: false }),
  );
