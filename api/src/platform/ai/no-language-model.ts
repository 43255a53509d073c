import { LanguageModel, LanguageModelError, type CompletionChunk } from './language-model.ts';

/** Used when no service is configured. */
export class NoLanguageModel extends LanguageModel {
  readonly name = null;

  streamCompletion(): AsyncIterable<CompletionChunk> {
    throw new LanguageModelError('AI_NOT_CONFIGURED');
  }
}
