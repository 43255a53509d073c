import { applyDecorators, Injectable, UseInterceptors, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { ApiHeader, ApiResponse } from '@nestjs/swagger';
import { fieldError } from '@prostora/strings/cs/errors.ts';
import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { lastValueFrom, of, type Observable } from 'rxjs';
import { DomainError } from '../errors/index.ts';
import type { RequestWithActor } from '../http/actor.ts';
import { ErrorAnswer } from '../http/error.dto.ts';
import { clientKey } from '../http/rate-limit.ts';
import { Log } from '../logging/log.ts';
import { IdempotencyKeys, type Claim, type KeyedCall } from './idempotency-keys.ts';

const HEADER = 'idempotency-key';
const KEY = /^(?=.*\S)[\x20-\x7e]{1,255}$/u;

/** Gives a repeated call its first answer. A failed call frees its key: the user mends the form and sends it again. */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(private readonly keys: IdempotencyKeys, private readonly log: Log) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const call = keyedCallOf(context.switchToHttp().getRequest<RequestWithActor>());
    if (!call) return next.handle();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const claimed = await this.keys.claim(call);
    switch (claimed.kind) {
      case 'mismatch': throw new DomainError('conflict', 'IDEMPOTENCY_MISMATCH');
      case 'pending': throw new DomainError('conflict', 'IDEMPOTENCY_PENDING', { retryAfter: 1 });
      case 'answered': void reply.status(claimed.status); return of(claimed.answer);
      case 'first': return of(await this.first(claimed.claim, next, reply));
    }
  }

  private async first(claim: Claim, next: CallHandler, reply: FastifyReply): Promise<unknown> {
    try {
      const answer: unknown = await lastValueFrom(next.handle(), { defaultValue: null });
      await this.noted(this.keys.answer(claim, reply.statusCode, answer));
      return answer;
    } catch (error) {
      await this.noted(this.keys.free(claim));
      throw error;
    }
  }

  /** The call itself is done: a key that could not be written must not turn its answer into another. */
  private async noted(written: Promise<void>): Promise<void> {
    await written.catch((err: unknown) => { this.log.warn({ err }, 'an idempotency key could not be written'); });
  }
}

function keyedCallOf(request: RequestWithActor): KeyedCall | null {
  const key = request.headers[HEADER];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !KEY.test(key)) throw new DomainError('invalid', 'VALIDATION', { fields: { [HEADER]: fieldError('maxLength', { max: 255 }) } });
  const who = request.actor?.userId == null ? `address ${clientKey(request.ip)}` : `user ${request.actor.userId}`;
  const asked = JSON.stringify([request.params, request.body ?? null]);
  return { scope: `${request.method} ${request.routeOptions.url ?? ''} ${who}`, key, bodyHash: createHash('sha256').update(asked).digest('hex') };
}

/** Lets a nervous user repeat the call: with the same Idempotency-Key and body it is done once and answered alike for a day (PRODUCT §1). */
export const Idempotent = (): MethodDecorator => applyDecorators(
  UseInterceptors(IdempotencyInterceptor),
  ApiHeader({ name: 'Idempotency-Key', required: false, description: 'Of the client’s choice. The same key and body give the first answer again for 24 hours, another body 409, a call still under way 409 with Retry-After.', schema: { type: 'string', minLength: 1, maxLength: 255 } }),
  ApiResponse({ status: 409, type: ErrorAnswer }),
);
