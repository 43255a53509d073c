import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin } from '@prostora/strings';
import { adminBlog } from '@prostora/strings/cs/admin-blog.ts';
import { adminKit } from '@prostora/strings/cs/admin-kit.ts';
import './posts.page.tsx';
import '../../kit/feedback/confirm-dialog.tsx';
import { blogHandlers, postRecord, postRow, postsAnswer } from '../../testing/blog.ts';
import {
  withCount,
  findDialog,
  plain,
  runBulkAction,
  renderConsole,
  type Handlers,
} from '../../testing/console.tsx';

const texts = adminBlog.list;
const LIST = '/admin2/blog';
const draft = postRow(1);
const planned = postRow(2, {
  status: 'SCHEDULED',
  publish_at: '2026-12-24T08:30:00Z',
  allowed_actions: ['edit', 'publish', 'schedule', 'withdraw', 'delete'],
});
const out = postRow(3, {
  status: 'PUBLISHED',
  published_at: '2026-11-02T09:00:00Z',
  category: null,
  allowed_actions: ['edit', 'withdraw', 'delete'],
});
const handlers = (changes: Handlers = {}): Handlers => ({
  ...blogHandlers,
  'GET admin/blog/posts': () => ({ body: postsAnswer([draft, planned, out]) }),
  ...changes,
});
const findRow = async (title: string): Promise<HTMLElement> =>
  (await screen.findByRole('link', { name: title })).closest('tr') as HTMLElement;

describe('PostsPage', () => {
  test('passes URL filters to the API', async () => {
    const { findCalls } = await renderConsole(
      `${LIST}?status=SCHEDULED&category=3&tag=8&search=sal&sort=published&order=desc&page=2`,
      { handlers: handlers() },
    );
    await screen.findByRole('link', { name: 'Post 1' });
    expect(findCalls('GET admin/blog/posts').map(({ query }) => Object.fromEntries(query))).toEqual([
      expect.objectContaining({
        status: 'SCHEDULED',
        category: '3',
        tag: '8',
        search: 'sal',
        sort: 'published',
        order: 'desc',
        page: '2',
      }),
    ]);
  });

  test('shows state and publication date, and links to the post', async () => {
    await renderConsole(LIST, { handlers: handlers() });
    expect(within(await findRow('Post 2')).getByText(texts.statuses.SCHEDULED)).toBeTruthy();
    expect(plain((await findRow('Post 2')).textContent)).toContain('vyjde 24. 12. 2026 9:30');
    expect(plain((await findRow('Post 3')).textContent)).toContain('2. 11. 2026 10:00');
    expect(within(await findRow('Post 3')).getByText(texts.noCategory)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Post 3' }).getAttribute('href')).toBe(`${LIST}/3/edit`);
  });

  test('shows counts in state tabs and keeps the search', async () => {
    const { router } = await renderConsole(`${LIST}?search=sal`, { handlers: handlers() });
    await userEvent.click(await screen.findByRole('link', { name: withCount(texts.statuses.DRAFT, 4) }));
    expect(router.state.location.search).toBe('?search=sal&status=DRAFT');
  });

  test('filters by a category name', async () => {
    const { router, findCalls } = await renderConsole(LIST, { handlers: handlers() });
    await userEvent.click(await screen.findByRole('combobox', { name: texts.category }));
    await userEvent.click(await screen.findByText('Firmy'));
    await waitFor(() => expect(findCalls('GET admin/blog/posts').at(-1)?.query.get('category')).toBe('4'));
    expect(router.state.location.search).toBe('?category=4');
  });

  test('publishes selected posts where allowed, and undo restores the schedule', async () => {
    const { findCalls } = await renderConsole(LIST, {
      handlers: handlers({
        'POST admin/blog/posts/1/status': () => ({ body: postRecord({ id: 1 }) }),
        'POST admin/blog/posts/2/status': () => ({ body: postRecord({ id: 2 }) }),
      }),
    });
    await screen.findByRole('link', { name: 'Post 1' });
    await runBulkAction(texts.publish);
    expect(await screen.findByText(plain(texts.published(2)))).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: admin.undo.label }));
    await waitFor(() =>
      expect(findCalls('POST admin/blog/posts/2/status').map(({ body }) => body)).toEqual([
        { step: 'publish' },
        { step: 'withdraw' },
        { step: 'schedule', publish_at: planned.publish_at },
      ]),
    );
    expect(findCalls('POST admin/blog/posts/1/status').map(({ body }) => body)).toEqual([
      { step: 'publish' },
      { step: 'withdraw' },
    ]);
    expect(findCalls('POST admin/blog/posts/3/status')).toEqual([]);
  });

  test('withdraws after confirmation, and undo restores schedule and publication', async () => {
    const { findCalls } = await renderConsole(LIST, {
      handlers: handlers({
        'POST admin/blog/posts/2/status': () => ({ body: postRecord({ id: 2 }) }),
        'POST admin/blog/posts/3/status': () => ({ body: postRecord({ id: 3 }) }),
      }),
    });
    await screen.findByRole('link', { name: 'Post 1' });
    await runBulkAction(texts.withdraw);
    const dialog = await findDialog(texts.withdrawTitle);
    expect(findCalls('POST admin/blog/posts/2/status')).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: texts.withdraw }));
    await userEvent.click(await screen.findByRole('button', { name: admin.undo.label }));
    await waitFor(() =>
      expect(findCalls('POST admin/blog/posts/3/status').map(({ body }) => body)).toEqual([
        { step: 'withdraw' },
        { step: 'publish' },
      ]),
    );
    expect(findCalls('POST admin/blog/posts/2/status').map(({ body }) => body)).toEqual([
      { step: 'withdraw' },
      { step: 'schedule', publish_at: planned.publish_at },
    ]);
  });

  test('deletes after confirmation, names failed posts, and restores the others by undo', async () => {
    const { findCalls } = await renderConsole(LIST, {
      handlers: handlers({
        'DELETE admin/blog/posts/1': () => ({ body: postRecord({ id: 1 }) }),
        'DELETE admin/blog/posts/2': () => ({
          status: 409,
          body: { error_code: 'CONFLICT', message: 'Právě vychází.' },
        }),
        'DELETE admin/blog/posts/3': () => ({ body: postRecord({ id: 3 }) }),
        'POST admin/blog/posts/1/restore': () => ({ body: postRecord({ id: 1 }) }),
        'POST admin/blog/posts/3/restore': () => ({ body: postRecord({ id: 3 }) }),
      }),
    });
    await screen.findByRole('link', { name: 'Post 1' });
    await runBulkAction(texts.remove);
    await userEvent.click(
      within(await findDialog(texts.removeTitle)).getByRole('button', { name: texts.remove }),
    );
    const failed = await within(await screen.findByRole('region', { name: adminKit.bulk.label })).findByRole(
      'alert',
    );
    expect([within(failed).getByText('Post 2'), within(failed).queryByText('Post 1')]).toEqual([
      expect.anything(),
      null,
    ]);
    expect(await screen.findByText(plain(texts.removed(2)))).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: admin.undo.label }));
    await waitFor(() =>
      expect([1, 2, 3].map((id) => findCalls(`POST admin/blog/posts/${id}/restore`).length)).toEqual([
        1, 0, 1,
      ]),
    );
  });

  test('offers to create the first post in an empty list', async () => {
    const { router } = await renderConsole(LIST, {
      handlers: handlers({
        'GET admin/blog/posts': () => ({
          body: { ...postsAnswer([]), counts: { all: 0, DRAFT: 0, SCHEDULED: 0, PUBLISHED: 0 } },
        }),
      }),
    });
    const empty = (await screen.findByText(plain(texts.emptyText))).parentElement as HTMLElement;
    await userEvent.click(within(empty).getByRole('button', { name: texts.create }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`${LIST}/new`));
  });
});
