import type { ChatCompletionChunk } from 'openai/resources/chat/completions';
import type { Log } from '../logging/log.ts';
import {
  LanguageModel,
  WritingFailure,
  type TokenUse,
  type WritingFailureCode,
  type WritingOrder,
  type WritingPart,
} from './language-model.ts';

type Library = typeof import('openai');

export type OpenAiOptions = {
  readonly url: string;
  readonly apiKey: string | undefined;
  readonly model: string;
  readonly timeLimitMs: number;
};

const OPENAI = 'api.openai.com';
/** A first try and one more; whoever waits would rather press again than wait longer. */
const RETRIES = 1;

const CODE_OF_STATUS: Readonly<Record<number, WritingFailureCode>> = {
  401: 'AI_UNAUTHORIZED',
  403: 'AI_UNAUTHORIZED',
  404: 'AI_MODEL_UNKNOWN',
  408: 'AI_TIMEOUT',
  413: 'AI_TOO_LONG',
  429: 'AI_BUSY',
};
const CODE_OF_REASON: Readonly<Record<string, WritingFailureCode>> = {
  insufficient_quota: 'AI_QUOTA',
  model_not_found: 'AI_MODEL_UNKNOWN',
  context_length_exceeded: 'AI_TOO_LONG',
  content_filter: 'AI_REFUSED',
  content_policy_violation: 'AI_REFUSED',
  invalid_api_key: 'AI_UNAUTHORIZED',
};

/** Chat completions of OpenAI, which nearly every other service and local server speaks too. */
export class OpenAiLanguageModel extends LanguageModel {
  readonly name: { model: string; host: string };

  constructor(
    private readonly options: OpenAiOptions,
    private readonly log: Log,
  ) {
    super();
    this.name = { model: options.model, host: new URL(options.url).host };
  }

  async *write(
    { role, task, mostTokens }: WritingOrder,
    signal: AbortSignal,
  ): AsyncGenerator<WritingPart, void, undefined> {
    // The library is large and is read only where somebody writes.
    const library = await import('openai');
    const limit = AbortSignal.timeout(this.options.timeLimitMs);
    try {
      const chunks = await this.client(library).chat.completions.create(
        {
          model: this.options.model,
          stream: true,
          stream_options: { include_usage: true },
          ...this.bound(mostTokens),
          messages: [
            { role: 'system', content: role },
            { role: 'user', content: task },
          ],
        },
        { signal: AbortSignal.any([signal, limit]) },
      );
      yield* partsOf(chunks);
    } catch (error) {
      if (signal.aborted) return;
      const code = limit.aborted ? 'AI_TIMEOUT' : codeOf(error, library);
      // Its own words may repeat the key.
      const { status, code: reason } = error as { status?: unknown; code?: unknown };
      this.log.warn({ code, status, reason }, 'the language model did not finish a text');
      throw new WritingFailure(code, { cause: error });
    }
  }

  /** OpenAI has renamed the bound, and its new models refuse the old name; most others know only that one. */
  private bound(mostTokens: number): { max_completion_tokens: number } | { max_tokens: number } {
    return this.name.host === OPENAI ? { max_completion_tokens: mostTokens } : { max_tokens: mostTokens };
  }

  /** Servers of one's own take any key, and the library insists on one. */
  private client({ OpenAI }: Library): InstanceType<Library['OpenAI']> {
    const { url, apiKey, timeLimitMs } = this.options;
    return new OpenAI({
      baseURL: url,
      apiKey: apiKey ?? 'none',
      timeout: timeLimitMs,
      maxRetries: RETRIES,
      logLevel: 'off',
    });
  }
}

/** The text of the first choice, then what it cost. A stream that ends without saying why broke off. */
async function* partsOf(
  chunks: AsyncIterable<ChatCompletionChunk>,
): AsyncGenerator<WritingPart, void, undefined> {
  let finish: string | null = null;
  let use: TokenUse | null = null;
  for await (const { choices, usage } of chunks) {
    const [choice] = choices;
    if (choice?.delta.content) yield { text: choice.delta.content };
    if (choice?.delta.refusal || choice?.finish_reason === 'content_filter')
      throw new WritingFailure('AI_REFUSED');
    finish = choice?.finish_reason ?? finish;
    if (usage) use = { prompt: usage.prompt_tokens, completion: usage.completion_tokens };
  }
  if (finish === null) throw new WritingFailure('AI_BROKEN');
  yield { isCut: finish === 'length', use };
}

function codeOf(
  error: unknown,
  { APIConnectionError, APIConnectionTimeoutError, APIError }: Library,
): WritingFailureCode {
  if (error instanceof WritingFailure) return error.code;
  if (error instanceof APIConnectionTimeoutError) return 'AI_TIMEOUT';
  if (error instanceof APIConnectionError) return 'AI_UNREACHABLE';
  const { status, code } = error instanceof APIError ? error : {};
  return CODE_OF_REASON[String(code)] ?? CODE_OF_STATUS[Number(status)] ?? 'AI_BROKEN';
}
