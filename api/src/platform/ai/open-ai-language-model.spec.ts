import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { answers, LanguageModelServer } from '../../../test/language-model-server.ts';
import { eventually } from '../../../test/platform.ts';
import type { Log } from '../logging/log.ts';
import { LanguageModelError, type CompletionChunk } from './language-model.ts';
import { OpenAiLanguageModelAdapter } from './open-ai-language-model.adapter.ts';

const service = new LanguageModelServer();
let url: string;
const warnings: unknown[] = [];
const log = {
  warn: (entry: unknown) => {
    warnings.push(entry);
  },
} as unknown as Log;

beforeAll(async () => {
  url = await service.start();
});
beforeEach(() => {
  service.requests.length = 0;
  warnings.length = 0;
});
afterAll(() => service.stop());

const model = (timeLimitMs = 5000): OpenAiLanguageModelAdapter =>
  new OpenAiLanguageModelAdapter({ url, apiKey: 'klic', model: 'local', timeLimitMs }, log);
const order = { system: 'Pište česky.', prompt: 'Napište osnovu.', maxTokens: 50 };

async function collect(
  timeLimitMs?: number,
  signal = new AbortController().signal,
): Promise<{ parts: CompletionChunk[]; code: string | null }> {
  const parts: CompletionChunk[] = [];
  try {
    for await (const part of model(timeLimitMs).streamCompletion(order, signal)) parts.push(part);
    return { parts, code: null };
  } catch (error) {
    if (!(error instanceof LanguageModelError)) throw error;
    return { parts, code: error.code };
  }
}

describe('OpenAiLanguageModelAdapter', () => {
  it('streams the text in chunks, then the token usage', async () => {
    service.answer = answers.text(['Svatba ', 've stodole', ' – rady']);
    expect(await collect()).toEqual({
      parts: [
        { text: 'Svatba ' },
        { text: 've stodole' },
        { text: ' – rady' },
        { isCut: false, use: { prompt: 40, completion: 12 } },
      ],
      code: null,
    });
  });

  it('sends the key, the model, both prompts and the token limit', async () => {
    service.answer = answers.text(['Ano']);
    await collect();
    expect(service.requests).toEqual([
      {
        path: '/v1/chat/completions',
        authorization: 'Bearer klic',
        order: {
          model: 'local',
          stream: true,
          stream_options: { include_usage: true },
          max_tokens: 50,
          messages: [
            { role: 'system', content: order.system },
            { role: 'user', content: order.prompt },
          ],
        },
      },
    ]);
  });

  it('yields each chunk as it arrives', async () => {
    service.answer = answers.half('Začátek', 'hangs');
    const controller = new AbortController();
    const parts: CompletionChunk[] = [];
    for await (const part of model().streamCompletion(order, controller.signal)) {
      parts.push(part);
      controller.abort();
    }
    expect(parts).toEqual([{ text: 'Začátek' }]);
  });

  it('reports a completion cut by the token limit', async () => {
    service.answer = answers.text(['Nedokon'], 0, 'length');
    expect((await collect()).parts.at(-1)).toEqual({ isCut: true, use: { prompt: 40, completion: 12 } });
  });

  it('aborts the request when the signal aborts, also before the first chunk', async () => {
    service.answer = answers.silence();
    const controller = new AbortController();
    const before = service.abortedCount;
    const writing = collect(5000, controller.signal);
    await eventually('the request arrived', () => service.requests.length === 1);
    controller.abort();
    expect(await writing).toEqual({ parts: [], code: null });
    await eventually('the service saw the abort', () => service.abortedCount === before + 1);
  });

  it.each([
    ['a wrong key', answers.error(401, 'invalid_api_key'), 'AI_UNAUTHORIZED'],
    ['a key without the right', answers.error(403, null), 'AI_UNAUTHORIZED'],
    ['an unknown model', answers.error(404, 'model_not_found'), 'AI_MODEL_UNKNOWN'],
    ['a wrong address', answers.error(404, null), 'AI_MODEL_UNKNOWN'],
    ['no credit', answers.error(429, 'insufficient_quota'), 'AI_QUOTA'],
    ['too many orders', answers.error(429, 'rate_limit_exceeded'), 'AI_BUSY'],
    ['an order too long', answers.error(400, 'context_length_exceeded'), 'AI_TOO_LONG'],
    ['a subject it does not write on', answers.error(400, 'content_filter'), 'AI_REFUSED'],
    ['its own failure', answers.error(500, null), 'AI_BROKEN'],
    ['an order it does not understand', answers.error(400, null), 'AI_BROKEN'],
    ['a page instead of a stream', answers.raw('<html>Dobrý den</html>', 'text/html'), 'AI_BROKEN'],
    ['nonsense in the stream', answers.raw('data: {nonsense\n\n'), 'AI_BROKEN'],
    ['nothing at all', answers.raw(''), 'AI_BROKEN'],
    ['a text the filter ended', answers.text(['Tak'], 0, 'content_filter'), 'AI_REFUSED'],
  ])('maps %s to an error code', async (_name, answer, code) => {
    service.answer = answer;
    expect((await collect()).code).toBe(code);
  });

  it.each(['breaks', 'ends'] as const)('keeps the text of a stream that %s early', async (then) => {
    service.answer = answers.half('Polovina', then);
    expect(await collect()).toEqual({ parts: [{ text: 'Polovina' }], code: 'AI_BROKEN' });
  });

  it('times out when the service is silent or falls silent', async () => {
    service.answer = answers.silence();
    expect(await collect(300)).toEqual({ parts: [], code: 'AI_TIMEOUT' });
    service.answer = answers.half('Polovina', 'hangs');
    expect(await collect(300)).toEqual({ parts: [{ text: 'Polovina' }], code: 'AI_TIMEOUT' });
  });

  it('throws AI_UNREACHABLE without a server', async () => {
    const unreachable = new OpenAiLanguageModelAdapter(
      { url: 'http://127.0.0.1:9/v1', apiKey: undefined, model: 'local', timeLimitMs: 5000 },
      log,
    );
    await expect(
      unreachable.streamCompletion(order, new AbortController().signal).next(),
    ).rejects.toMatchObject({
      code: 'AI_UNREACHABLE',
    });
  });

  it('does not log the API key', async () => {
    service.answer = answers.error(401, 'invalid_api_key', 'Incorrect API key provided: klic');
    await collect();
    expect(warnings).toHaveLength(1);
    expect(JSON.stringify(warnings)).not.toContain('klic');
  });
});
