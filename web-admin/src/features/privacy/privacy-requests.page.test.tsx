import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {
  AdminErasurePreview,
  AdminPrivacyRequest,
  AdminPrivacyRequestsAnswer,
} from '@prostora/api-client';
import { adminPrivacy as texts } from '@prostora/strings/cs/privacy.ts';
import '../../kit/feedback/confirm-dialog.tsx';
import './erasure-preview.tsx';
import './privacy-request-form.tsx';
import { renderConsole, withCount, type Handlers } from '../../testing/console.tsx';

const PATH = '/admin2/osobni-udaje';
const EMAIL = 'jana@host.example';
const request = (changes: Partial<AdminPrivacyRequest> = {}): AdminPrivacyRequest => ({
  id: 4,
  kind: 'erasure',
  channel: 'phone',
  state: 'proved',
  email: EMAIL,
  due_on: '2126-12-20',
  created_at: '2026-11-20T12:00:00+01:00',
  proved_at: '2026-11-21T12:00:00+01:00',
  done_at: null,
  link_expires_at: '2026-11-27T12:00:00+01:00',
  created_by: { id: 1, email: 'admin@prostora.test' },
  ...changes,
});
const answer = (items: AdminPrivacyRequest[]): AdminPrivacyRequestsAnswer => ({
  items,
  counts: { all: items.length, waiting: 0, proved: items.length, done: 3, expired: 0 },
  page: 1,
  nr_of_pages: 1,
  total: items.length,
});
const preview = (changes: Partial<AdminErasurePreview> = {}): AdminErasurePreview => ({
  user_id: null,
  erased: [{ name: 'reservations', count: 2 }],
  retained: [{ name: 'orders', reason: 'accounting', count: 1 }],
  keeps_customer: false,
  block: null,
  ...changes,
});
const open = (items: AdminPrivacyRequest[], handlers: Handlers = {}) =>
  renderConsole(PATH, {
    handlers: { 'GET admin/privacy/requests': () => ({ body: answer(items) }), ...handlers },
  });

describe('PrivacyRequestsPage', () => {
  test('lists requests with kind, state and due date, and filters by the state', async () => {
    const { findCalls } = await open([request()]);
    await screen.findByText(EMAIL);
    expect(screen.getByText(texts.kinds.erasure)).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: withCount(texts.states.done, 3) }));
    await waitFor(() =>
      expect(findCalls('GET admin/privacy/requests').at(-1)?.query.get('state')).toBe('done'),
    );
  });

  test('opens a request and names the mailbox that has to prove it', async () => {
    const { findCalls } = await open([], {
      'POST admin/privacy/requests': () => ({ status: 201, body: request({ state: 'waiting' }) }),
    });
    const user = userEvent.setup();
    const [add] = await screen.findAllByRole('button', { name: texts.add });
    await user.click(add as HTMLElement);
    await user.type(await screen.findByRole('textbox', { name: texts.form.email }), EMAIL);
    await user.click(screen.getByRole('radio', { name: texts.kinds.erasure }));
    await user.click(screen.getByRole('button', { name: texts.form.submit }));
    expect(await screen.findByText(texts.form.opened(EMAIL))).toBeTruthy();
    expect(findCalls('POST admin/privacy/requests').map(({ body }) => body)).toEqual([
      { email: EMAIL, kind: 'erasure', channel: 'mail' },
    ]);
  });

  test('shows what goes and what stays before it erases after a confirmation', async () => {
    const { findCalls } = await open([request()], {
      'GET admin/privacy/requests/4/preview': () => ({ body: preview() }),
      'POST admin/privacy/requests/4/erase': () => ({ body: request({ state: 'done', email: null }) }),
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: texts.previewLabel(EMAIL) }));
    expect(await screen.findByText(`${texts.erasure.parts.reservations} (2)`)).toBeTruthy();
    expect(
      screen.getByText(`${texts.erasure.parts.orders} (1): ${texts.erasure.reasons.accounting}`),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: texts.erasure.submit }));
    expect(findCalls('POST admin/privacy/requests/4/erase')).toHaveLength(0);
    const dialog = (await screen.findByText(texts.erasure.irreversible)).closest<HTMLElement>(
      '[role="dialog"]',
    );
    await user.click(within(dialog as HTMLElement).getByRole('button', { name: texts.erasure.submit }));
    expect(await screen.findByText(texts.erasure.done)).toBeTruthy();
  });

  test.each([
    [
      'a block',
      request(),
      preview({ block: { error_code: 'X', message: 'Nejdřív zrušte.' } }),
      'Nejdřív zrušte.',
    ],
    ['a missing proof', request({ state: 'waiting' }), preview(), texts.erasure.notProved],
  ])('does not erase with %s', async (_name, given, shown, reason) => {
    await open([given], { 'GET admin/privacy/requests/4/preview': () => ({ body: shown }) });
    await userEvent.click(await screen.findByRole('button', { name: texts.previewLabel(EMAIL) }));
    expect(await screen.findByText(reason)).toBeTruthy();
    expect(screen.getByRole('button', { name: texts.erasure.submit }).hasAttribute('disabled')).toBe(true);
  });

  test('mails a new link of a expired request; a done one has no action', async () => {
    await open([request({ state: 'expired' }), request({ id: 5, state: 'done', email: null })], {
      'POST admin/privacy/requests/4/send': () => ({ body: request({ state: 'waiting' }) }),
    });
    await userEvent.click(await screen.findByRole('button', { name: texts.resendLabel(EMAIL) }));
    expect(await screen.findByText(texts.resent(EMAIL))).toBeTruthy();
    expect(screen.getByText(texts.erasedEmail)).toBeTruthy();
  });
});
