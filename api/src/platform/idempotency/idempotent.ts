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
import { ApiHeader } from '@nestjs/swagger';
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import { lastValueFrom, of, type Observable } from 'rxjs';
import { UnitOfWork, withoutWaitBudget } from '../database/index.ts';
import { DomainError, createFieldError, translateDatabaseError, fieldError } from '../errors/index.ts';
import type { RequestWithActor } from '../http/actor.ts';
import { toClientKey } from '../http/rate-limit.ts';
import { Log } from '../logging/log.ts';
import { IdempotencyStore, type CallInFlight, type Claim, type KeyedCall } from './idempotency-store.ts';

const HEADER = 'idempotency-key';
/** Time limit of a call whose route limits its database wait: the wait, the rate limits and a probe. */
const BEYOND_DATABASE_WAIT_MS = 1500;
const DEFAULT_TIME_LIMIT_MS = 10_000;
const RELEASE_RETRY_MS = 500;
const KEY = /^(?=.*\S)[\x20-\x7e]{1,255}$/u;

/**
 * Owner of the transaction that stores the response: the route, run as one unit of work, or its service in a
 * smaller one by `IdempotencyStore.saveAnswer`.
 */
export type TransactionOwner = 'route' | 'service';
const TRANSACTION_OWNER = 'prostora:idempotent';

/**
 * Answers a repeated call with the first response. A failed call releases its key, so that a corrected form
 * can be sent again.
 */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly keys: IdempotencyStore,
    private readonly unit: UnitOfWork,
    private readonly reflector: Reflector,
    private readonly log: Log,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const call = parseKeyedCall(context.switchToHttp().getRequest<RequestWithActor>());
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
          await this.runFirst(
            { claim: claimed.claim, status: reply.statusCode, isStored: false },
            next,
            this.reflector.get<TransactionOwner>(TRANSACTION_OWNER, context.getHandler()),
          ),
        );
    }
  }

  private async runFirst(call: CallInFlight, next: CallHandler, owner: TransactionOwner): Promise<unknown> {
    const run = (): Promise<unknown> =>
      this.keys.runCall(call, () => lastValueFrom(next.handle(), { defaultValue: null }));
    try {
      const answer = owner === 'route' ? await this.unit.run(() => this.runAndStore(call, run)) : await run();
      if (!call.isStored)
        this.log.error({ call: call.claim.scope }, 'a call with an idempotency key stored no response');
      return answer;
    } catch (error) {
      const released = withoutWaitBudget(() => this.release(call.claim));
      // While the database does not respond the answer does not wait for it a second time.
      if (translateDatabaseError(error)?.kind !== 'unavailable') await released;
      throw error;
    }
  }

  /** A key that cannot be released is tried again later, until its call may be taken over anyway. */
  private async release(claim: Claim): Promise<void> {
    try {
      await this.keys.release(claim);
    } catch (err) {
      if (Date.now() - claim.at.getTime() > claim.timeLimitMs)
        return this.log.warn({ err }, 'could not release an idempotency key');
      void pause(RELEASE_RETRY_MS, undefined, { ref: false }).then(() => this.release(claim));
    }
  }

  private async runAndStore(call: CallInFlight, run: () => Promise<unknown>): Promise<unknown> {
    const answer = await run();
    await this.keys.runCall(call, () => this.keys.saveAnswer(answer));
    return answer;
  }
}

function parseKeyedCall(request: RequestWithActor): KeyedCall | null {
  const key = request.headers[HEADER];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !KEY.test(key))
    throw createFieldError(HEADER, fieldError('maxLength', { max: 255 }));
  const caller =
    request.actor?.userId == null ? `address ${toClientKey(request.ip)}` : `user ${request.actor.userId}`;
  const { url, config } = request.routeOptions;
  const { databaseWaitMs } = config as { databaseWaitMs?: number };
  const requestJson = JSON.stringify([request.params, request.body ?? null]);
  return {
    scope: `${request.method} ${url ?? ''} ${caller}`,
    key,
    bodyHash: createHash('sha256').update(requestJson).digest('hex'),
    timeLimitMs:
      databaseWaitMs === undefined ? DEFAULT_TIME_LIMIT_MS : databaseWaitMs + BEYOND_DATABASE_WAIT_MS,
  };
}

/**
 * Makes a route idempotent: calls with the same Idempotency-Key and body are run once and answered alike for
 * a day (PRODUCT §1).
 */
export const Idempotent = (owner: TransactionOwner): MethodDecorator =>
  applyDecorators(
    SetMetadata(TRANSACTION_OWNER, owner),
    UseInterceptors(IdempotencyInterceptor),
    ApiHeader({
      name: 'Idempotency-Key',
      required: false,
      description:
        'Chosen by the client. For 24 hours the same key and body return the first response; another body returns 409, and a request in progress 409 with `Retry-After`.',
      schema: { type: 'string', minLength: 1, maxLength: 255 },
    }),
  );
