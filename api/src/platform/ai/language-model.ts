import type { ErrorCode } from '@prostora/contracts';

/** Tokens used by a completion. */
export type TokenUsage = { readonly prompt: number; readonly completion: number };

/** System prompt, user prompt, and the limit of completion tokens. */
export type CompletionRequest = {
  readonly system: string;
  readonly prompt: string;
  readonly maxTokens: number;
};

/** A chunk of text, or the final chunk; `isCut` when the token limit ended the completion. */
export type CompletionChunk =
  | { readonly text: string }
  | { readonly isCut: boolean; readonly use: TokenUsage | null };

/** Error codes of a failed completion; each has a Czech message. */
export type LanguageModelErrorCode = Extract<ErrorCode, `AI_${string}`>;

/** A failed completion. */
export class LanguageModelError extends Error {
  readonly code: LanguageModelErrorCode;

  constructor(code: LanguageModelErrorCode, options?: ErrorOptions) {
    super(code, options);
    this.name = 'LanguageModelError';
    this.code = code;
  }
}

/** Port: a language model. */
export abstract class LanguageModel {
  /** Model name and host of the service; null when none is configured. */
  abstract readonly name: { model: string; host: string } | null;

  /**
   * Streams a completion. Ends without an error when `signal` aborts.
   * @throws {LanguageModelError} for every failure of the service, AI_TIMEOUT after the configured time limit
   */
  abstract streamCompletion(request: CompletionRequest, signal: AbortSignal): AsyncIterable<CompletionChunk>;
}

/** Used when no service is configured. */
export class NoLanguageModel extends LanguageModel {
  readonly name = null;

  streamCompletion(): AsyncIterable<CompletionChunk> {
    throw new LanguageModelError('AI_NOT_CONFIGURED');
  }
}
