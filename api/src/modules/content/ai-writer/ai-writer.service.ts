import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import {
  LanguageModel,
  LanguageModelError,
  type TokenUsage,
  type LanguageModelErrorCode,
  type CompletionRequest,
} from '../../../platform/ai/index.ts';
import { DomainError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { Log } from '../../../platform/logging/log.ts';

/** Events of a generated text: chunks, then the result. */
export type WritingEvent =
  | { event: 'text'; data: { text: string } }
  | { event: 'done'; data: { is_cut: boolean; tokens: TokenUsage | null } }
  | { event: 'failed'; data: { error_code: LanguageModelErrorCode } };

/** Concurrent texts per operator. */
const MAX_CONCURRENT = 2;

/** Streams texts of the configured language model; aborts when the client disconnects. */
@Injectable()
export class AiWriterService implements OnModuleDestroy {
  private readonly shutdown = new AbortController();
  private readonly activeByUser = new Map<Actor['userId'], number>();

  constructor(
    private readonly model: LanguageModel,
    private readonly log: Log,
  ) {}

  /** Configured model and host, null if none. */
  get modelName(): LanguageModel['name'] {
    return this.model.name;
  }

  /** Aborts running texts, which would delay the shutdown by minutes. */
  onModuleDestroy(): void {
    this.shutdown.abort();
  }

  /**
   * Returns a generator that starts with the first read of the response.
   * @throws DomainError unavailable (503) if no model is configured, rate-limited (429) beyond the
   *   concurrency limit
   */
  start(
    { userId }: Actor,
    kind: string,
    order: CompletionRequest,
  ): (signal: AbortSignal) => AsyncGenerator<WritingEvent, void, undefined> {
    if (this.model.name === null) throw new DomainError('unavailable', 'AI_NOT_CONFIGURED');
    const active = this.activeByUser.get(userId) ?? 0;
    if (active >= MAX_CONCURRENT) throw new DomainError('rate-limited', 'AI_TOO_MANY', { retryAfter: 5 });
    this.activeByUser.set(userId, active + 1);
    return (signal) =>
      this.streamEvents(userId, kind, order, AbortSignal.any([signal, this.shutdown.signal]));
  }

  private async *streamEvents(
    userId: Actor['userId'],
    kind: string,
    order: CompletionRequest,
    signal: AbortSignal,
  ): AsyncGenerator<WritingEvent, void, undefined> {
    try {
      for await (const part of this.model.streamCompletion(order, signal)) {
        if ('text' in part) {
          yield { event: 'text', data: part };
          continue;
        }
        this.log.info({ kind, user: userId, tokens: part.use }, 'AI text generated');
        yield { event: 'done', data: { is_cut: part.isCut, tokens: part.use } };
      }
    } catch (error) {
      if (!(error instanceof LanguageModelError)) throw error;
      yield { event: 'failed', data: { error_code: error.code } };
    } finally {
      this.release(userId);
    }
  }

  private release(userId: Actor['userId']): void {
    const remaining = (this.activeByUser.get(userId) ?? 1) - 1;
    if (remaining > 0) this.activeByUser.set(userId, remaining);
    else this.activeByUser.delete(userId);
  }
}
