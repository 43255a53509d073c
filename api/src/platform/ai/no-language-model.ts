import { LanguageModel, WritingFailure, type WritingPart } from './language-model.ts';

/** Used when no service is configured. */
export class NoLanguageModel extends LanguageModel {
  readonly name = null;

  write(): AsyncIterable<WritingPart> {
    throw new WritingFailure('AI_NOT_CONFIGURED');
  }
}
