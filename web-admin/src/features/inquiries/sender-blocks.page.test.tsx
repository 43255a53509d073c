import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SenderBlock } from '@prostora/api-client';
import { admin } from '@prostora/strings';
import { adminSenderBlocks as texts } from '@prostora/strings/cs/admin-sender-blocks.ts';
import './sender-blocks.page.tsx';
import { findDialog, plain, renderConsole, runBulkAction, type Handlers } from '../../testing/console.tsx';
import { singlePage } from '../../testing/people.ts';

const PAGE = '/admin2/blokace';
const block = (changes: Partial<SenderBlock> = {}): SenderBlock => ({
  id: 3,
  kind: 'email',
  value: 'spam@spam.example',
  reason: 'Podvodná nabídka',
  until: null,
  created_at: '2026-11-20T10:00:00Z',
  created_by: 'Jana Spravcova',
  hits: 4,
  last_hit_at: '2026-11-21T10:00:00Z',
  ...changes,
});
const network = block({
  id: 4,
  kind: 'sender',
  value: null,
  reason: '',
  until: '2027-02-18T10:00:00Z',
  created_by: null,
  hits: 0,
  last_hit_at: null,
});
const done = { body: { status: 'ok' } };
const list: Handlers = {
  'GET admin/sender-blocks': () => ({ body: singlePage([block(), network]) }),
  'DELETE admin/sender-blocks/3': () => done,
  'POST admin/sender-blocks/3/restore': () => done,
  'DELETE admin/sender-blocks/4': () => done,
};
const findRow = async (text: string) =>
  within((await screen.findByText(text)).closest<HTMLElement>('tr') as HTMLElement);

describe('SenderBlocksPage', () => {
  test('passes search, kind and sort of the URL to the API, and is in the menu', async () => {
    const { findCalls } = await renderConsole(`${PAGE}?search=spam.example&kind=domain&sort=hits&order=asc`, {
      handlers: list,
    });
    await screen.findByRole('button', { name: texts.endLabel('spam@spam.example') });
    expect(findCalls('GET admin/sender-blocks').map(({ query }) => Object.fromEntries(query))).toEqual([
      { search: 'spam.example', kind: 'domain', sort: 'hits', order: 'asc', page: '1', page_size: '20' },
    ]);
    expect(screen.getByRole('link', { current: 'page' }).getAttribute('href')).toBe(PAGE);
  });

  test('shows what is blocked, why, by whom, until when and what it held', async () => {
    await renderConsole(PAGE, { handlers: list });
    const address = await findRow('Podvodná nabídka');
    for (const text of [texts.kinds.email, /Jana Spravcova$/u, texts.forever, /^4/u])
      expect(address.getByText(text)).toBeTruthy();
    const other = await findRow(texts.hidden.sender);
    for (const text of [texts.kinds.sender, texts.noReason, texts.neverHit])
      expect(other.getByText(text)).toBeTruthy();
    expect(other.getByText('18. 2. 2027')).toBeTruthy();
  });

  test('ends a block after a confirmation, and restores it by undo', async () => {
    const { findCalls } = await renderConsole(PAGE, { handlers: list });
    const name = 'spam@spam.example';
    await userEvent.click(await screen.findByRole('button', { name: texts.endLabel(name) }));
    const dialog = within(await findDialog(texts.endTitle(name)));
    await userEvent.click(dialog.getByRole('button', { name: texts.end }));
    expect(await screen.findByText(texts.ended(name))).toBeTruthy();
    expect(findCalls('DELETE admin/sender-blocks/3')).toHaveLength(1);
    await userEvent.click(
      await screen.findByRole('button', { name: new RegExp(`^${admin.undo.label}`, 'u') }),
    );
    expect(findCalls('POST admin/sender-blocks/3/restore')).toHaveLength(1);
  });

  test('ends several blocks at once', async () => {
    const { findCalls } = await renderConsole(PAGE, { handlers: list });
    await screen.findByText('Podvodná nabídka');
    await runBulkAction(texts.end);
    const dialog = within(await findDialog(plain(texts.bulkTitle(2))));
    await userEvent.click(dialog.getByRole('button', { name: texts.end }));
    await screen.findByText(/^Odblokováno:\s2/u);
    expect(findCalls('DELETE admin/sender-blocks/3')).toHaveLength(1);
    expect(findCalls('DELETE admin/sender-blocks/4')).toHaveLength(1);
  });

  test('says how to search when nothing is found', async () => {
    await renderConsole(`${PAGE}?search=uver`, {
      handlers: { 'GET admin/sender-blocks': () => ({ body: singlePage([]) }) },
    });
    expect(await screen.findByText(plain(texts.emptyFilteredText))).toBeTruthy();
  });
});
