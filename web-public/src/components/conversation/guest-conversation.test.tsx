import { afterEach, expect, it } from '@jest/globals';
import { createClient, type ConversationMessage } from '@prostora/api-client';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiProvider } from '../../lib/api-context.tsx';
import { createFetch, failWith, type Handler } from '../../testing/render-site.tsx';
import { GuestConversationSection } from './guest-conversation.tsx';

const message = (id: number, change: Partial<ConversationMessage> = {}): ConversationMessage => ({
  id,
  side: 'host',
  kind: 'message',
  body: `Zpráva ${id}`,
  via: 'web',
  state: 'ok',
  event_code: null,
  files: [],
  author_name: 'Jana Dobrá',
  created_at: '2027-03-03T08:05:00Z',
  ...change,
});

let sent: { path: string; body: unknown }[] = [];
afterEach(() => {
  sent = [];
  sessionStorage.clear();
});

function show(
  handler: Handler,
  { conversationId = null, canWrite = true }: { conversationId?: number | null; canWrite?: boolean } = {},
): ReturnType<typeof userEvent.setup> {
  const api = createClient({
    fetch: createFetch((url, asked) => {
      sent.push({ path: url.pathname, body: asked.body });
      return handler(url, asked);
    }),
  });
  render(
    <ApiProvider api={api}>
      <GuestConversationSection
        subject={{ type: 'reservation', id: 12, token: 'tajny', conversationId }}
        canWrite={canWrite}
      />
    </ApiProvider>,
  );
  return userEvent.setup();
}
const write = async (user: ReturnType<typeof userEvent.setup>, text: string): Promise<void> => {
  await user.type(await screen.findByLabelText('Zpráva pro majitele'), text);
  await user.click(screen.getByRole('button', { name: 'Odeslat' }));
};

it('creates the conversation with the first message of the guest', async () => {
  const user = show(() => ({
    conversation_id: 3,
    message: message(1, { side: 'guest', body: 'Máte výtah?' }),
  }));
  await write(user, 'Máte výtah?');
  expect(await screen.findByText('Máte výtah?')).toBeTruthy();
  expect(sent[0]).toEqual({
    path: '/api/conversations/guest',
    body: { subject: 'reservation', subject_id: 12, token: 'tajny', body: 'Máte výtah?' },
  });
});

it('keeps what was typed when it cannot be sent', async () => {
  const user = show(() => failWith(429, { message: 'Příliš mnoho pokusů.' }));
  await write(user, 'Máte výtah?');
  expect(await screen.findByText('Příliš mnoho pokusů.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Zpráva pro majitele').value).toBe('Máte výtah?');
});

it('puts older messages above those that are shown', async () => {
  const user = show(
    (_url, { body }) =>
      (body as { before?: number }).before === 2
        ? { messages: [message(1)], has_more: false, can_write: true }
        : { messages: [message(2), message(3)], has_more: true, can_write: true },
    { conversationId: 3 },
  );
  await user.click(await screen.findByRole('button', { name: 'Zobrazit starší zprávy' }));
  await screen.findByText('Zpráva 1');
  expect(screen.getAllByRole('listitem').map((item) => item.querySelector('p + p')?.textContent)).toEqual([
    'Zpráva 1',
    'Zpráva 2',
    'Zpráva 3',
  ]);
  expect(screen.queryByRole('button', { name: 'Zobrazit starší zprávy' })).toBeNull();
});

it('reports the owner’s messages with a reason', async () => {
  const user = show(
    (url) =>
      url.pathname.endsWith('/report')
        ? { status: 'ok' }
        : { messages: [message(1)], has_more: false, can_write: true },
    { conversationId: 3 },
  );
  await user.click(await screen.findByRole('button', { name: 'Nahlásit zprávy' }));
  await user.type(screen.getByLabelText('Co se stalo'), 'Chce platbu mimo web.');
  await user.click(screen.getByRole('button', { name: 'Nahlásit správci' }));
  expect(sent.at(-1)).toEqual({
    path: '/api/conversations/3/guest/report',
    body: { token: 'tajny', reason: 'Chce platbu mimo web.' },
  });
});

it('shows nothing where no message was written and none may be', () => {
  show(() => failWith(500), { canWrite: false });
  expect(screen.queryByRole('region', { name: 'Zprávy' })).toBeNull();
});
