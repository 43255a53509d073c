export { AiModule } from './ai.module.ts';
export {
  LanguageModel,
  WritingFailure,
  type TokenUse,
  type WritingFailureCode,
  type WritingOrder,
  type WritingPart,
} from './language-model.ts';
