import type { ErrorCode } from '@prostora/strings/cs/errors.ts';

/** What a text cost, in tokens of the model. */
export type TokenUse = { readonly prompt: number; readonly completion: number };

/** What the model is asked: its part first, then the task. `mostTokens` bounds the answer. */
export type WritingOrder = { readonly role: string; readonly task: string; readonly mostTokens: number };

/** A piece of the text, and what is known when it has ended; `isCut` where the bound on tokens ended it. */
export type WritingPart =
  { readonly text: string } | { readonly isCut: boolean; readonly use: TokenUse | null };

/** Codes of a text that could not be written; each has a Czech phrase. */
export type WritingFailureCode = Extract<ErrorCode, `AI_${string}`>;

/** Why the service gave no text. */
export class WritingFailure extends Error {
  readonly code: WritingFailureCode;

  constructor(code: WritingFailureCode, options?: ErrorOptions) {
    super(code, options);
    this.name = 'WritingFailure';
    this.code = code;
  }
}

/** Port: a language model that writes to order. */
export abstract class LanguageModel {
  /** Name of the model and host of its service; null where none is configured. */
  abstract readonly name: { model: string; host: string } | null;

  /**
   * The text in pieces as they come. Ends early and quietly when `signal` aborts; throws WritingFailure for everything that a service may
   * do wrong, AI_TIMEOUT after the configured time among it.
   */
  abstract write(order: WritingOrder, signal: AbortSignal): AsyncIterable<WritingPart>;
}
