import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { errors, fieldErrors } from '@prostora/strings/cs/errors.ts';
import { aiPrompts } from '@prostora/strings/cs/ai-prompts.ts';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { answers, LanguageModelServer } from '../../../../test/language-model-server.ts';
import { eventually } from '../../../../test/platform.ts';
import { AiWriterService } from './ai-writer.service.ts';

const service = new LanguageModelServer();
let test: TestApp;
let asAdmin: { authorization: string };

beforeAll(async () => {
  test = await createTestApp({ AI_MODEL: 'local', AI_URL: await service.start(), AI_TIME_LIMIT: '3' });
  asAdmin = await test.signIn((await test.make.admin()).email);
});
beforeEach(() => {
  service.requests.length = 0;
  service.answer = answers.text(['Ahoj']);
});
afterAll(async () => {
  service.stop();
  await test.close();
});

const assignment = {
  topic: 'Svatba ve stodole',
  keywords: ['svatba', 'stodola'],
  tone: 'practical',
  length: 'short',
  notes: '',
};
const ask = (kind: string, payload: object) =>
  test.request({ method: 'POST', url: `/api/admin/ai-writer/${kind}`, headers: asAdmin, payload });

/** Parses the server-sent events of a response. */
const parseEvents = (body: string): [string, unknown][] =>
  [...body.matchAll(/event: (\w+)\ndata: (.+)\n\n/gu)].map(([, event = '', data = '']) => [
    event,
    JSON.parse(data),
  ]);
const getPrompt = (): string => service.requests[0]?.order.messages[1]?.content ?? '';

describe('api/admin/ai-writer', () => {
  it('returns the configured model', async () => {
    const answer = await test.request({ url: '/api/admin/ai-writer', headers: asAdmin });
    expect(answer.json()).toEqual({
      configured: true,
      model: 'local',
      host: expect.stringMatching(/^127\.0\.0\.1:\d+$/u),
    });
  });

  it('streams an outline with its token usage, uncompressed and uncached', async () => {
    service.answer = answers.text(['# Svatba\n', '## Místo\n', '- kde']);
    const answer = await ask('outline', assignment);
    expect(parseEvents(answer.body)).toEqual([
      ['text', { text: '# Svatba\n' }],
      ['text', { text: '## Místo\n' }],
      ['text', { text: '- kde' }],
      ['done', { is_cut: false, tokens: { prompt: 40, completion: 12 } }],
    ]);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'content-encoding': 'identity',
    });
    expect(getPrompt()).toContain('Svatba ve stodole');
    expect(getPrompt()).toContain('svatba, stodola');
    expect(getPrompt()).toContain(aiPrompts.tones.practical);
  });

  it('includes the edited outline in the prompt of a post', async () => {
    await ask('article', {
      ...assignment,
      title: 'Svatba ve stodole',
      sections: [
        { heading: 'Jak vybrat místo', points: ['cesta', 'střecha'] },
        { heading: 'Co s deštěm', points: [] },
      ],
    });
    expect(getPrompt()).toContain('## Jak vybrat místo\n- cesta\n- střecha\n## Co s deštěm');
  });

  it('builds prompts for passages, titles and descriptions', async () => {
    await ask('passage', {
      passage: 'Stodola je fajn.',
      around: 'Před tím.',
      wish: 'shorten',
      own_wish: 'bez slova fajn',
    });
    expect(getPrompt()).toContain('Stodola je fajn.');
    expect(getPrompt()).toContain(aiPrompts.wishes.shorten);
    expect(getPrompt()).toContain('bez slova fajn');
    service.requests.length = 0;
    await ask('titles', { title: 'Svatba', text: 'Text.', keywords: [] });
    expect(getPrompt()).toContain(aiPrompts.tasks.titles);
    service.requests.length = 0;
    await ask('description', { title: 'Svatba', text: 'Text.', keywords: ['svatba'] });
    expect(getPrompt()).toContain(aiPrompts.tasks.description);
  });

  it.each([
    ['outline', { ...assignment, topic: ' ' }, { topic: fieldErrors.required }],
    ['outline', { ...assignment, tone: 'angry' }, { tone: fieldErrors.choice }],
    ['outline', { ...assignment, keywords: [''] }, { keywords: fieldErrors.required }],
    ['article', { ...assignment, title: 'Svatba', sections: [] }, { sections: fieldErrors.required }],
    ['article', { ...assignment, title: 'Svatba', sections: [[]] }, { sections: fieldErrors.choice }],
    [
      'article',
      { ...assignment, title: 'Svatba', sections: [{ heading: '', points: [] }] },
      { 'sections.0.heading': fieldErrors.required },
    ],
    [
      'passage',
      { passage: '', around: '', wish: 'improve', own_wish: '' },
      { passage: fieldErrors.required },
    ],
  ])('returns 422 for an invalid %s request without calling the model', async (kind, payload, fields) => {
    const answer = await ask(kind, payload);
    expect([answer.statusCode, answer.json<{ errors: object }>().errors]).toEqual([422, fields]);
    expect(service.requests).toEqual([]);
  });

  it('streams a Czech error message after the text received so far', async () => {
    service.answer = answers.half('Polovina', 'breaks');
    expect(parseEvents((await ask('outline', assignment)).body)).toEqual([
      ['text', { text: 'Polovina' }],
      ['failed', { error_code: 'AI_BROKEN', message: errors.AI_BROKEN }],
    ]);
    service.answer = answers.error(401, 'invalid_api_key');
    expect(parseEvents((await ask('outline', assignment)).body)).toEqual([
      ['failed', { error_code: 'AI_UNAUTHORIZED', message: errors.AI_UNAUTHORIZED }],
    ]);
  });

  it('allows two concurrent texts per operator and returns 429 for more', async () => {
    service.answer = answers.silence();
    const both = [ask('outline', assignment), ask('outline', assignment)];
    await eventually('both are in flight', () => service.requests.length === 2);
    const third = await ask('outline', assignment);
    expect([third.statusCode, third.json<{ error_code: string }>().error_code]).toEqual([429, 'AI_TOO_MANY']);
    for (const answer of await Promise.all(both))
      expect(parseEvents(answer.body)).toEqual([
        ['failed', { error_code: 'AI_TIMEOUT', message: errors.AI_TIMEOUT }],
      ]);
    service.answer = answers.text(['Ahoj']);
    expect((await ask('outline', assignment)).statusCode).toBe(200);
  });
});

describe('api/admin/ai-writer over HTTP', () => {
  let address: string;
  beforeAll(async () => {
    await test.app.listen(0, '127.0.0.1');
    address = await test.app.getUrl();
  });
  const begin = (signal: AbortSignal | null = null): Promise<Response> =>
    fetch(`${address}/api/admin/ai-writer/outline`, {
      method: 'POST',
      headers: { ...asAdmin, 'content-type': 'application/json' },
      body: JSON.stringify(assignment),
      signal,
    });

  it('streams the text while it is generated', async () => {
    service.answer = answers.half('Začátek', 'hangs');
    const before = service.abortedCount;
    const abortController = new AbortController();
    const reader = (await begin(abortController.signal)).body?.getReader();
    const { value } = (await reader?.read()) ?? {};
    expect(new TextDecoder().decode(value)).toBe('event: text\ndata: {"text":"Začátek"}\n\n');
    abortController.abort();
    await eventually('the model request was aborted', () => service.abortedCount === before + 1);
  });

  it('aborts the model request when the client disconnects, and frees its slot', async () => {
    service.answer = answers.half('Začátek', 'hangs');
    const before = service.abortedCount;
    const abortController = new AbortController();
    const reader = (await begin(abortController.signal)).body?.getReader();
    await reader?.read();
    abortController.abort();
    await eventually('the model request was aborted', () => service.abortedCount === before + 1);
    service.answer = answers.text(['Ahoj']);
    expect((await begin()).status).toBe(200);
  });

  it('ends open streams on shutdown', async () => {
    service.answer = answers.half('Začátek', 'hangs');
    const before = service.abortedCount;
    const text = (await begin()).text();
    await eventually('the model request has started', () => service.requests.length === 1);
    test.app.get(AiWriterService).onModuleDestroy();
    expect(parseEvents(await text)).toEqual([['text', { text: 'Začátek' }]]);
    await eventually('the model request was aborted', () => service.abortedCount === before + 1);
  });
});

describe('api/admin/ai-writer without a configured model', () => {
  it('returns 503 with AI_NOT_CONFIGURED', async () => {
    const bare = await createTestApp();
    const headers = await bare.signIn((await bare.make.admin()).email);
    expect((await bare.request({ url: '/api/admin/ai-writer', headers })).json()).toEqual({
      configured: false,
      model: null,
      host: null,
    });
    const answer = await bare.request({
      method: 'POST',
      url: '/api/admin/ai-writer/outline',
      headers,
      payload: assignment,
    });
    expect([answer.statusCode, answer.json<{ error_code: string }>().error_code]).toEqual([
      503,
      'AI_NOT_CONFIGURED',
    ]);
    await bare.close();
  });
});
