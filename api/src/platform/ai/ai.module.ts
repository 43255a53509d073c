import { Global, Module } from '@nestjs/common';
import { Config, type ConfigValues } from '../config/index.ts';
import { Log } from '../logging/log.ts';
import { LanguageModel, NoLanguageModel } from './language-model.ts';
import { OpenAiLanguageModelAdapter } from './open-ai-language-model.adapter.ts';

/** The configured model, or NoLanguageModel. */
export const createLanguageModel = (
  { AI_MODEL: model, AI_URL: url, AI_API_KEY: apiKey, AI_TIME_LIMIT: seconds }: ConfigValues,
  log: Log,
): LanguageModel =>
  model === undefined
    ? new NoLanguageModel()
    : new OpenAiLanguageModelAdapter({ url, apiKey, model, timeLimitMs: seconds * 1000 }, log);

@Global()
@Module({
  providers: [{ provide: LanguageModel, inject: [Config, Log], useFactory: createLanguageModel }],
  exports: [LanguageModel],
})
export class AiModule {}
