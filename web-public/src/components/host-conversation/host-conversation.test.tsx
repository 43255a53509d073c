import { afterEach, describe, expect, it } from '@jest/globals';
import type { ConversationAnswer, ConversationMessage, SessionUser } from '@prostora/api-client';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { owner, renderPortal } from '../../testing/portal.tsx';
import { failWith, type ApiRequest } from '../../testing/render-site.tsx';

const message = (id: number, change: Partial<ConversationMessage> = {}): ConversationMessage => ({
  id,
  side: 'guest',
  kind: 'message',
  body: 'Vejde se k jevišti kapela?',
  via: 'web',
  state: 'ok',
  event_code: null,
  files: [],
  author_name: 'Kateřina Fialová',
  created_at: '2027-03-02T15:40:00Z',
  ...change,
});
const conversation: ConversationAnswer['conversation'] = {
  id: 3,
  subject: { type: 'reservation', id: 12, title: 'Svatba', space_name: 'Velký sál' },
  guest_name: 'Kateřina Fialová',
  waiting_since: '2027-03-02T15:40:00Z',
  handled_at: null,
  unread: false,
  assignee: null,
  last_message_at: '2027-03-02T15:40:00Z',
};
const NO_INQUIRIES = {
  items: [],
  total: 0,
  page: 1,
  nr_of_pages: 1,
  counts: { waiting: 0, answered: 0, closed: 0 },
};

let sent: { path: string; method: string; body: unknown }[] = [];
afterEach(() => {
  sent = [];
  sessionStorage.clear();
});

async function open(
  {
    messages = [message(1)],
    user = owner(),
    change = {},
  }: {
    messages?: ConversationMessage[];
    user?: SessionUser;
    change?: Partial<ConversationAnswer['conversation']>;
  } = {},
  address = '/klient/poptavky?zprava=3',
) {
  const shown = [...messages];
  const present = { ...conversation, ...change };
  await renderPortal(
    address,
    (url: URL, { method, body }: ApiRequest) => {
      const path = url.pathname;
      if (method !== 'GET') {
        sent.push({ path, method, body });
        if (!path.endsWith('/messages'))
          return { status: 'ok', conversation, messages: shown, has_more: false };
        const written = message(2, {
          ...(body as Pick<ConversationMessage, 'body' | 'kind'>),
          side: 'host',
          author_name: 'Jan Majitel',
        });
        shown.push(written);
        return { conversation_id: 3, message: written };
      }
      if (path === '/api/inquiries/received') return NO_INQUIRIES;
      if (path === '/api/conversations')
        return {
          items: [{ ...present, last_message: { side: 'guest', kind: 'message', body: 'Vejde se kapela?' } }],
          page: 1,
          nr_of_pages: 1,
          total: 1,
        };
      if (path === '/api/conversations/3') return { conversation: present, messages: shown, has_more: false };
      if (path === '/api/canned-replies')
        return {
          items: [
            { id: 1, title: 'Parkování', body: 'Zaparkujete ve dvoře.' },
            { id: 2, title: 'Výtah', body: 'Výtah máme.' },
          ],
        };
      return failWith(404);
    },
    user,
  );
  return userEvent.setup();
}
const findDialog = async () => within(await screen.findByRole('dialog', { name: 'Kateřina Fialová' }));

describe('a conversation of the owner', () => {
  it('shows messages and since when the guest waits, with a link to the reservation', async () => {
    await open();
    const dialog = await findDialog();
    expect(await dialog.findByText('Vejde se k jevišti kapela?')).toBeTruthy();
    expect(dialog.getByText(/Čeká na odpověď od/u)).toBeTruthy();
    expect(dialog.getByRole('link', { name: 'Zobrazit rezervaci' }).getAttribute('href')).toBe(
      '/klient/rezervace?rezervace=12',
    );
  });

  it('sends a message to the guest and empties the field', async () => {
    const user = await open();
    const dialog = await findDialog();
    const field = await dialog.findByLabelText<HTMLTextAreaElement>('Zpráva pro hosta');
    await user.type(field, 'Ano, vejde.');
    await user.click(dialog.getByRole('button', { name: 'Odeslat' }));
    expect(await dialog.findByText('Ano, vejde.', { selector: 'p' })).toBeTruthy();
    expect(sent).toEqual([
      {
        path: '/api/conversations/3/messages',
        method: 'POST',
        body: { kind: 'message', body: 'Ano, vejde.' },
      },
    ]);
    expect(field.value).toBe('');
  });

  it('saves a note for the team, marked as seen by the team alone', async () => {
    const user = await open();
    const dialog = await findDialog();
    await user.click(await dialog.findByRole('button', { name: 'Poznámka' }));
    await user.type(dialog.getByLabelText('Poznámka pro tým'), 'Jen do 22:00.');
    await user.click(dialog.getByRole('button', { name: 'Uložit poznámku' }));
    expect(await dialog.findByText(/vidí jen tým/u)).toBeTruthy();
    expect(sent[0]?.body).toEqual({ kind: 'note', body: 'Jen do 22:00.' });
  });

  it('offers prepared replies after a slash, found without diacritics', async () => {
    const user = await open();
    const dialog = await findDialog();
    const field = await dialog.findByLabelText<HTMLTextAreaElement>('Zpráva pro hosta');
    await user.type(field, '/vytah');
    expect(dialog.queryByRole('button', { name: /Parkování/u })).toBeNull();
    await user.click(await dialog.findByRole('button', { name: /Výtah/u }));
    expect(field.value).toBe('Výtah máme.');
    expect(sent).toEqual([]);
  });

  it('is marked as read while it is shown', async () => {
    await open({ change: { unread: true } });
    await findDialog();
    await screen.findByText('Vejde se k jevišti kapela?');
    expect(sent.map(({ path }) => path)).toContain('/api/conversations/3/read');
  });

  it('is only read by an operator who acts as the owner', async () => {
    await open({
      user: owner({ impersonated_by: { id: 1, email: 'spravce@prostora.test' } }),
      change: { unread: true },
    });
    const dialog = await findDialog();
    expect(await dialog.findByText('Zprávy a poznámky píše jen majitel účtu a jeho tým.')).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Odeslat' })).toBeNull();
    expect(sent).toEqual([]);
  });
});

describe('a mail in a conversation', () => {
  it('is shown without a name when its sender is not verified, and is taken by a member of the team', async () => {
    const user = await open({ messages: [message(1), message(2, { via: 'mail', state: 'unverified' })] });
    const dialog = await findDialog();
    expect(await dialog.findByText('Neověřený odesílatel')).toBeTruthy();
    expect(dialog.getByText(/Host ji nevidí/u)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Patří sem' }));
    expect(sent.map(({ path }) => path)).toEqual(['/api/conversations/messages/2/verify']);
  });

  it('is an event when a program has sent it, with its folded text', async () => {
    const event = { kind: 'event', via: 'mail', author_name: null } as const;
    await open({
      messages: [
        message(1),
        message(2, { ...event, body: 'Jsem na dovolené.', event_code: 'mail_automatic' }),
        message(3, { ...event, body: '', event_code: 'mail_bounced' }),
      ],
    });
    const dialog = await findDialog();
    const folded = (await dialog.findByText('Automatická odpověď hosta')).closest('details');
    expect(folded?.open).toBe(false);
    expect(within(folded as HTMLElement).getByText('Jsem na dovolené.')).toBeTruthy();
    expect(dialog.getByText(/E-mail hostovi se nepodařilo doručit/u)).toBeTruthy();
  });

  it('names the files that did not arrive', async () => {
    const files: ConversationMessage['files'] = [
      { name: 'plakat.pdf', mime: 'application/pdf', state: 'refused' },
    ];
    await open({ messages: [message(1, { via: 'mail', files })] });
    const dialog = await findDialog();
    expect(await dialog.findByText(/Příloha „plakat\.pdf“ nepřišla/u)).toBeTruthy();
  });
});

describe('the list of conversations', () => {
  it('has those that wait above the inquiries that do', async () => {
    await open({}, '/klient/poptavky');
    const list = within(await screen.findByRole('list', { name: 'Čekající zprávy' }));
    expect(list.getByText('Vejde se kapela?')).toBeTruthy();
    expect(list.getByText(/Svatba · Velký sál/u)).toBeTruthy();
  });

  it('has all of them under a tab of its own', async () => {
    const user = await open({}, '/klient/poptavky');
    await user.click(await screen.findByRole('link', { name: /Konverzace/u }));
    expect(await screen.findByRole('list', { name: 'Konverzace' })).toBeTruthy();
  });
});
