import type { ChatCompletionChunk } from 'openai/resources/chat/completions';
import type { Log } from '../logging/log.ts';
import {
  LanguageModel,
  LanguageModelError,
  type TokenUsage,
  type LanguageModelErrorCode,
  type CompletionRequest,
  type CompletionChunk,
} from './language-model.ts';

type Library = typeof import('openai');

export type OpenAiOptions = {
  readonly url: string;
  readonly apiKey: string | undefined;
  readonly model: string;
  readonly timeLimitMs: number;
};

const OPENAI_HOST = 'api.openai.com';
/** One retry; a longer wait would block the user. */
const MAX_RETRIES = 1;

const CODE_BY_STATUS: Readonly<Record<number, LanguageModelErrorCode>> = {
  401: 'AI_UNAUTHORIZED',
  403: 'AI_UNAUTHORIZED',
  404: 'AI_MODEL_UNKNOWN',
  408: 'AI_TIMEOUT',
  413: 'AI_TOO_LONG',
  429: 'AI_BUSY',
};
const CODE_BY_REASON: Readonly<Record<string, LanguageModelErrorCode>> = {
  insufficient_quota: 'AI_QUOTA',
  model_not_found: 'AI_MODEL_UNKNOWN',
  context_length_exceeded: 'AI_TOO_LONG',
  content_filter: 'AI_REFUSED',
  content_policy_violation: 'AI_REFUSED',
  invalid_api_key: 'AI_UNAUTHORIZED',
};

/** Chat completions of the OpenAI API, which most other services and local servers implement too. */
export class OpenAiLanguageModelAdapter extends LanguageModel {
  readonly name: { model: string; host: string };

  constructor(
    private readonly options: OpenAiOptions,
    private readonly log: Log,
  ) {
    super();
    this.name = { model: options.model, host: new URL(options.url).host };
  }

  async *streamCompletion(
    { system, prompt, maxTokens }: CompletionRequest,
    signal: AbortSignal,
  ): AsyncGenerator<CompletionChunk, void, undefined> {
    // The library is large, so it is loaded on first use.
    const library = await import('openai');
    const limit = AbortSignal.timeout(this.options.timeLimitMs);
    try {
      const chunks = await this.createClient(library).chat.completions.create(
        {
          model: this.options.model,
          stream: true,
          stream_options: { include_usage: true },
          ...this.toTokenLimit(maxTokens),
          messages: [
            { role: 'system', content: system },
            { role: 'user', content: prompt },
          ],
        },
        { signal: AbortSignal.any([signal, limit]) },
      );
      yield* toCompletionChunks(chunks);
    } catch (error) {
      if (signal.aborted) return;
      const code = limit.aborted ? 'AI_TIMEOUT' : toErrorCode(error, library);
      // The original message may contain the API key.
      const { status, code: reason } = error as { status?: unknown; code?: unknown };
      this.log.warn({ code, status, reason }, 'the language model did not finish a text');
      throw new LanguageModelError(code, { cause: error });
    }
  }

  /** New OpenAI models reject `max_tokens`; most other services know only that name. */
  private toTokenLimit(mostTokens: number): { max_completion_tokens: number } | { max_tokens: number } {
    return this.name.host === OPENAI_HOST
      ? { max_completion_tokens: mostTokens }
      : { max_tokens: mostTokens };
  }

  /** Self-hosted servers accept any key, but the library requires one. */
  private createClient({ OpenAI }: Library): InstanceType<Library['OpenAI']> {
    const { url, apiKey, timeLimitMs } = this.options;
    return new OpenAI({
      baseURL: url,
      apiKey: apiKey ?? 'none',
      timeout: timeLimitMs,
      maxRetries: MAX_RETRIES,
      logLevel: 'off',
    });
  }
}

/** Chunks of the first choice, then the usage. A stream without a finish reason was interrupted. */
async function* toCompletionChunks(
  chunks: AsyncIterable<ChatCompletionChunk>,
): AsyncGenerator<CompletionChunk, void, undefined> {
  let finish: string | null = null;
  let use: TokenUsage | null = null;
  for await (const { choices, usage } of chunks) {
    const [choice] = choices;
    if (choice?.delta.content) yield { text: choice.delta.content };
    if (choice?.delta.refusal || choice?.finish_reason === 'content_filter')
      throw new LanguageModelError('AI_REFUSED');
    finish = choice?.finish_reason ?? finish;
    if (usage) use = { prompt: usage.prompt_tokens, completion: usage.completion_tokens };
  }
  if (finish === null) throw new LanguageModelError('AI_BROKEN');
  yield { isCut: finish === 'length', use };
}

function toErrorCode(
  error: unknown,
  { APIConnectionError, APIConnectionTimeoutError, APIError }: Library,
): LanguageModelErrorCode {
  if (error instanceof LanguageModelError) return error.code;
  if (error instanceof APIConnectionTimeoutError) return 'AI_TIMEOUT';
  if (error instanceof APIConnectionError) return 'AI_UNREACHABLE';
  const { status, code } = error instanceof APIError ? error : {};
  return CODE_BY_REASON[String(code)] ?? CODE_BY_STATUS[Number(status)] ?? 'AI_BROKEN';
}
