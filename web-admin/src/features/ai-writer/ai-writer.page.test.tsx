import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Editor } from '@tiptap/core';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { consoleUrls } from '@prostora/contracts';
import { adminAiWriter as texts } from '@prostora/strings/cs/admin-ai-writer.ts';
import { admin } from '@prostora/strings';
import { errors, fieldErrors } from '@prostora/strings/cs/errors.ts';
import { plain, renderConsole, type Handlers } from '../../testing/console.tsx';

// Layout functions that ProseMirror calls and jsdom lacks.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect = () => new DOMRect();

/** A streamed response whose events are sent by the test. */
function createStream() {
  const encoder = new TextEncoder();
  let sink: ReadableStreamDefaultController<Uint8Array>;
  const pieces = new ReadableStream<Uint8Array>({
    start: (controller) => {
      sink = controller;
    },
  });
  const sendEvent = (event: string, data: object): void =>
    sink.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
  return {
    pieces,
    write: (text: string) => sendEvent('text', { text }),
    end: (tokens: object | null = { prompt: 40, completion: 12 }) => {
      sendEvent('done', { is_cut: false, tokens });
      sink.close();
    },
    fail: (error_code: keyof typeof errors) => {
      sendEvent('failed', { error_code, message: errors[error_code] });
      sink.close();
    },
    breaks: () => sink.error(new TypeError('network error')),
  };
}

const OUTLINE = '# Svatba ve stodole\n## Místo\n- cesta\n## Déšť\n- stan';
const CONFIGURED: Handlers = {
  'GET admin/ai-writer': () => ({ body: { configured: true, model: 'mistni-model', host: 'ai.example' } }),
};

async function open(handlers: Handlers = {}) {
  const context = await renderConsole(consoleUrls.aiWriter, { handlers: { ...CONFIGURED, ...handlers } });
  await screen.findByRole('heading', { level: 1, name: texts.title });
  return { ...context, user: userEvent.setup() };
}

const press = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

async function assign(): Promise<void> {
  await userEvent.type(await screen.findByLabelText(texts.assignment.topic), 'Svatba ve stodole');
  await press(texts.assignment.submit);
}

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

describe('AiWriterPage without configuration', () => {
  it('lists required variables and links to the post form', async () => {
    await open({ 'GET admin/ai-writer': () => ({ body: { configured: false, model: null, host: null } }) });
    for (const name of ['AI_MODEL', 'AI_URL', 'AI_API_KEY', 'AI_TIME_LIMIT'])
      expect(screen.getByText(name)).toBeTruthy();
    expect(screen.getByRole('link', { name: plain(texts.unset.byHand) }).getAttribute('href')).toBe(
      consoleUrls.newPost,
    );
    expect(screen.queryByRole('button', { name: texts.assignment.submit })).toBeNull();
    expect(
      within(screen.getByRole('navigation', { name: admin.layout.menu }))
        .getAllByRole('link', { current: 'page' })
        .map(({ textContent }) => textContent),
    ).toEqual([admin.menu.aiWriter]);
  });
});

describe('AiWriterPage outline', () => {
  it('requires a topic before requesting an outline', async () => {
    const { findCalls } = await open();
    await press(texts.assignment.submit);
    await screen.findByText(fieldErrors.required);
    expect(findCalls('POST admin/ai-writer/outline')).toEqual([]);
  });

  it('streams the outline, then allows editing it', async () => {
    const outline = createStream();
    const { findCalls, user } = await open({
      'POST admin/ai-writer/outline': () => ({ pieces: outline.pieces }),
    });
    await assign();
    outline.write('# Svatba ve sto');
    await screen.findByText('Svatba ve sto');
    expect(screen.queryByRole('button', { name: texts.outline.submit })).toBeNull();
    outline.write('dole\n## Místo\n- cesta\n## Déšť\n- stan');
    outline.end();
    await user.type(await screen.findByLabelText(plain(texts.outline.heading(1))), ' a cesta');
    await press(plain(texts.outline.down(1)));
    expect(screen.getByLabelText<HTMLInputElement>(plain(texts.outline.heading(2))).value).toBe(
      'Místo a cesta',
    );
    expect(findCalls('POST admin/ai-writer/outline').map(({ body }) => body)).toEqual([
      { topic: 'Svatba ve stodole', keywords: [], tone: 'practical', length: 'medium', notes: '' },
    ]);
    expect(plain(document.body.textContent)).toContain(plain(texts.tokens(40, 12)));
  });

  it('keeps partial text after a stop', async () => {
    const outline = createStream();
    await open({ 'POST admin/ai-writer/outline': () => ({ pieces: outline.pieces }) });
    await assign();
    outline.write('# Svatba\n## Místo\n- cesta');
    await screen.findByText('cesta');
    await press(texts.stop);
    outline.breaks();
    expect((await screen.findByLabelText<HTMLInputElement>(plain(texts.outline.heading(1)))).value).toBe(
      'Místo',
    );
    expect(screen.getByText(texts.stopped)).toBeTruthy();
  });

  it.each([
    [
      'returns an error code',
      (outline: ReturnType<typeof createStream>) => outline.fail('AI_QUOTA'),
      errors.AI_QUOTA,
    ],
    [
      'closes the connection',
      (outline: ReturnType<typeof createStream>) => outline.breaks(),
      admin.errors.unreachable,
    ],
  ])('keeps partial text and offers a retry when the service %s', async (_what, break_, words) => {
    const [first, second] = [createStream(), createStream()];
    const waiting = [first, second];
    await open({ 'POST admin/ai-writer/outline': () => ({ pieces: (waiting.shift() ?? second).pieces }) });
    await assign();
    first.write('# Svatba\n## Místo\n');
    await screen.findByText('Místo');
    break_(first);
    expect(plain((await screen.findByRole('alert')).textContent)).toContain(plain(words));
    expect(screen.getByLabelText<HTMLInputElement>(plain(texts.outline.heading(1))).value).toBe('Místo');
    await press(texts.retry);
    second.write(OUTLINE);
    second.end(null);
    await screen.findByLabelText(plain(texts.outline.heading(2)));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(plain(document.body.textContent)).toContain(plain(texts.tokensUnknown));
  });

  /** Discards the draft after confirmation. */
  const beginAnew = async (): Promise<void> => {
    await press(texts.restart);
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: texts.restart }),
    );
  };

  it('ignores a response after the draft was discarded', async () => {
    const outline = createStream();
    await open({ 'POST admin/ai-writer/outline': () => ({ pieces: outline.pieces }) });
    await assign();
    outline.write('# Svatba\n## Místo\n- cesta');
    await screen.findByText('cesta');
    await beginAnew();
    outline.breaks();
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLTextAreaElement>(texts.assignment.topic).value).toBe(''),
    );
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
    expect(sessionStorage.getItem('prostora-ai-writer')).not.toContain('Svatba');
  });

  it('clears the assignment form after a restart', async () => {
    const outline = createStream();
    await open({ 'POST admin/ai-writer/outline': () => ({ pieces: outline.pieces }) });
    await assign();
    outline.write(OUTLINE);
    outline.end();
    await screen.findByLabelText(plain(texts.outline.heading(2)));
    await userEvent.click(screen.getByText(texts.steps.assignment));
    expect((await screen.findByLabelText<HTMLTextAreaElement>(texts.assignment.topic)).value).toBe(
      'Svatba ve stodole',
    );
    await beginAnew();
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLTextAreaElement>(texts.assignment.topic).value).toBe(''),
    );
  });

  it('survives navigation and a reload', async () => {
    const outline = createStream();
    await open({ 'POST admin/ai-writer/outline': () => ({ pieces: outline.pieces }) });
    await assign();
    outline.write(OUTLINE);
    outline.end();
    await screen.findByLabelText(plain(texts.outline.heading(2)));
    cleanup();
    await open();
    expect(screen.getByLabelText<HTMLInputElement>(plain(texts.outline.heading(2))).value).toBe('Déšť');
  });
});

describe('AiWriterPage article', () => {
  /** Opens the article step with a finished outline. */
  async function written(handlers: Handlers = {}) {
    const [outline, article] = [createStream(), createStream()];
    const context = await open({
      'POST admin/ai-writer/outline': () => ({ pieces: outline.pieces }),
      'POST admin/ai-writer/article': () => ({ pieces: article.pieces }),
      ...handlers,
    });
    await assign();
    outline.write(OUTLINE);
    outline.end();
    await press(texts.outline.submit);
    article.write('Úvod.\n\n## Místo\n\nCesta je **důležitá**.');
    await screen.findByText('Úvod.');
    article.end();
    const editor = await screen.findByRole('textbox', { name: texts.article.editor });
    return { ...context, editor };
  }

  it('streams the article and opens it in the editor as formatted text', async () => {
    const { findCalls, editor } = await written();
    expect(within(editor).getByRole('heading', { name: 'Místo' })).toBeTruthy();
    expect(within(editor).getByText('důležitá').tagName).toBe('STRONG');
    expect(findCalls('POST admin/ai-writer/article')[0]?.body).toMatchObject({
      title: 'Svatba ve stodole',
      sections: [
        { heading: 'Místo', points: ['cesta'] },
        { heading: 'Déšť', points: ['stan'] },
      ],
    });
  });

  it('applies a proposal to its passage regardless of the current selection', async () => {
    const passage = createStream();
    const { editor, findCalls } = await written({
      'POST admin/ai-writer/passage': () => ({ pieces: passage.pieces }),
    });
    const { editor: text } = editor as HTMLElement & { editor: Editor };
    const mark = (from: number, to: number): void =>
      act(() => {
        editor.focus();
        text.commands.setTextSelection({ from, to });
      });
    mark(1, 6);
    await press(texts.passage.wishes.improve);
    expect(findCalls('POST admin/ai-writer/passage')[0]?.body).toMatchObject({ passage: 'Úvod.' });
    passage.write('Začátek.');
    passage.end();
    await screen.findByRole('button', { name: texts.passage.use });
    mark(8, 13);
    expect(screen.getByLabelText(texts.passage.chosen).textContent).toBe('Místo');
    await press(texts.passage.use);
    expect(editor.textContent).toBe('Začátek.MístoCesta je důležitá.');
  });

  it('sets one of the proposed titles', async () => {
    const titles = createStream();
    const { user } = await written({ 'POST admin/ai-writer/titles': () => ({ pieces: titles.pieces }) });
    await press(texts.titles.propose);
    titles.write('1. „Stodola pro váš den“\n2. Svatba bez stresu\n');
    titles.end();
    await user.click(await screen.findByRole('button', { name: texts.titles.choose('Stodola pro váš den') }));
    expect(screen.getByLabelText<HTMLInputElement>(texts.titles.label).value).toBe('Stodola pro váš den');
  });

  it('generates a meta description of one sentence', async () => {
    const description = createStream();
    await written({ 'POST admin/ai-writer/description': () => ({ pieces: description.pieces }) });
    await press(texts.description.propose);
    description.write('Jak vybrat stodolu.');
    description.end();
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLTextAreaElement>(texts.description.label).value).toBe(
        'Jak vybrat stodolu.',
      ),
    );
  });

  it('saves a draft post and starts a new draft', async () => {
    const { findCalls, router } = await written({
      'POST admin/blog/posts': () => ({ status: 201, body: { id: 7 } }),
    });
    await press(texts.article.save);
    await waitFor(() => expect(router.state.location.pathname).toBe(consoleUrls.editPost(7)));
    const saved = findCalls('POST admin/blog/posts')[0]?.body as { title: string; html: string };
    expect([saved.title, saved.html.replaceAll('\n', '')]).toEqual([
      'Svatba ve stodole',
      '<p>Úvod.</p><h2>Místo</h2><p>Cesta je <strong>důležitá</strong>.</p>',
    ]);
    expect(sessionStorage.getItem('prostora-ai-writer')).not.toContain('stodole');
  });
});
