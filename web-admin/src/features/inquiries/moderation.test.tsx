import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AdminInquiry } from '@prostora/api-client';
import { adminInquiries } from '@prostora/strings/cs/admin-inquiries.ts';
import { adminSenderBlocks } from '@prostora/strings/cs/admin-sender-blocks.ts';
import './inquiries.page.tsx';
import './inquiry.page.tsx';
import { findDialog, renderConsole, runBulkAction, type Handlers } from '../../testing/console.tsx';
import { inquiry, inquiryRow } from '../../testing/inquiries.ts';
import { singlePage } from '../../testing/people.ts';

const texts = adminInquiries.moderation;
const MODERATE = 'POST admin/inquiries/moderation';
const moderated: Handlers = {
  [MODERATE]: ({ body }) => ({ body: { done: (body as { ids: number[] }).ids } }),
};

const openMessage = (changes: Partial<AdminInquiry> = {}) =>
  renderConsole('/admin2/poptavky/9', {
    handlers: {
      'GET admin/inquiries/9': () => ({ body: { inquiry: inquiry({ kind: 'contact', ...changes }) } }),
      'GET admin/timeline': () => ({ body: { items: [], next: null } }),
      ...moderated,
    },
  });
const press = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));
const withinDialog = async (title: string) => within(await findDialog(title));

describe('moderation of one message', () => {
  test('marks as spam and blocks the address unless another choice is made', async () => {
    const { findCalls } = await openMessage();
    await press(texts.spam);
    const dialog = await withinDialog(texts.spamTitle);
    expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: texts.block.email }).checked).toBe(true);
    await userEvent.click(dialog.getByRole('checkbox', { name: texts.block.domain }));
    await userEvent.click(dialog.getByRole('checkbox', { name: texts.block.email }));
    await userEvent.type(dialog.getByRole('textbox', { name: texts.reason }), 'Půjčky ');
    await userEvent.click(dialog.getByRole('button', { name: texts.spam }));
    expect(await screen.findByText(texts.done.spam)).toBeTruthy();
    expect(findCalls(MODERATE).map(({ body }) => body)).toEqual([
      { ids: [9], decision: 'spam', block: ['domain'], note: 'Půjčky' },
    ]);
  });

  test('forgets the choice of a dialog that was closed', async () => {
    const { findCalls } = await openMessage();
    await press(texts.spam);
    const first = await withinDialog(texts.spamTitle);
    await userEvent.click(first.getByRole('checkbox', { name: texts.block.sender }));
    await userEvent.click(first.getByRole('button', { name: 'Zrušit' }));
    await press(texts.spam);
    const second = await withinDialog(texts.spamTitle);
    await userEvent.click(second.getByRole('button', { name: texts.spam }));
    await screen.findByText(texts.done.spam);
    expect(findCalls(MODERATE).map(({ body }) => (body as { block: string[] }).block)).toEqual([['email']]);
  });

  test('shows why a domain of many people is not blocked', async () => {
    const message = 'Doménu seznam.cz používá mnoho lidí.';
    await renderConsole('/admin2/poptavky/9', {
      handlers: {
        'GET admin/inquiries/9': () => ({ body: { inquiry: inquiry({ kind: 'contact' }) } }),
        'GET admin/timeline': () => ({ body: { items: [], next: null } }),
        [MODERATE]: () => ({
          status: 422,
          body: { error_code: 'VALIDATION', message, errors: { block: message } },
        }),
      },
    });
    await press(texts.spam);
    await userEvent.click((await withinDialog(texts.spamTitle)).getByRole('button', { name: texts.spam }));
    expect(await screen.findByText(new RegExp(message, 'u'))).toBeTruthy();
  });

  test('closes a message without a note, because nobody is mailed', async () => {
    const { findCalls } = await openMessage();
    await press(adminInquiries.close.action);
    const dialog = await withinDialog(texts.closeTitle);
    expect(dialog.queryByRole('textbox')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: adminInquiries.close.action }));
    await screen.findByText(texts.done.close);
    expect(findCalls(MODERATE)[0]?.body).toMatchObject({ decision: 'close', block: [] });
  });

  test('releases a held message and leads to the blocks of its sender', async () => {
    const { findCalls } = await openMessage({ moderation: 'held', email: 'jana+a@example.cz' });
    const link = await screen.findByRole('link', { name: adminSenderBlocks.ofSender });
    expect(link.getAttribute('href')).toBe('/admin2/blokace?search=jana%2Ba%40example.cz');
    await press(texts.release);
    const dialog = await withinDialog(texts.releaseTitle);
    await userEvent.click(dialog.getByRole('button', { name: texts.release }));
    await screen.findByText(texts.done.release);
    expect(findCalls(MODERATE)[0]?.body).toMatchObject({ ids: [9], decision: 'release' });
  });

  test('offers neither spam nor closing of what is spam already', async () => {
    await openMessage({ moderation: 'spam', state: 'closed', closed_reason: 'spam' });
    await screen.findByRole('button', { name: texts.release });
    for (const name of [texts.spam, adminInquiries.close.action])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });
});

describe('moderation of several messages', () => {
  const openList = () =>
    renderConsole('/admin2/poptavky?moderation=held', {
      handlers: {
        'GET admin/inquiries': () => ({
          body: {
            ...singlePage([inquiryRow(), inquiryRow({ id: 10, kind: 'contact', moderation: 'spam' })]),
            counts: { open: 2, closed: 0, unanswered: 0 },
          },
        }),
        ...moderated,
      },
    });

  test('filters by moderation, and marks those that are no spam yet, with the address blocked', async () => {
    const { findCalls } = await openList();
    await screen.findAllByText('Jana Dvorakova');
    expect(findCalls('GET admin/inquiries')[0]?.query.get('moderation')).toBe('held');
    await runBulkAction(texts.spam);
    const dialog = await withinDialog(texts.bulkSpamTitle(1));
    await userEvent.click(dialog.getByRole('button', { name: texts.spam }));
    await screen.findByText(texts.spamDone(1));
    expect(findCalls(MODERATE).map(({ body }) => body)).toEqual([
      { ids: [9], decision: 'spam', block: ['email'], note: '' },
    ]);
  });

  test('closes all that are open', async () => {
    const { findCalls } = await openList();
    await screen.findAllByText('Jana Dvorakova');
    await runBulkAction(adminInquiries.close.action);
    const dialog = await withinDialog(texts.bulkCloseTitle(2));
    await userEvent.click(dialog.getByRole('button', { name: adminInquiries.close.action }));
    await screen.findByText(texts.closeDone(2));
    expect(findCalls(MODERATE).map(({ body }) => (body as { ids: number[] }).ids)).toEqual([[9], [10]]);
  });
});
