export { AiModule } from './ai.module.ts';
export {
  LanguageModel,
  LanguageModelError,
  type TokenUsage,
  type LanguageModelErrorCode,
  type CompletionRequest,
  type CompletionChunk,
} from './language-model.ts';
