import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AdminRedirect, AdminRedirectsAnswer } from '@prostora/api-client';
import { admin } from '@prostora/strings';
import { adminRedirects as texts } from '@prostora/strings/cs/admin-redirects.ts';
import '../../kit/feedback/confirm-dialog.tsx';
import './redirect-form.tsx';
import { withCount, pressAndConfirm, renderConsole, type Handlers } from '../../testing/console.tsx';

const PATH = '/admin2/presmerovani';
const redirect = (changes: Partial<AdminRedirect> = {}): AdminRedirect => ({
  id: 4,
  from_path: '/stary-sal',
  to_path: '/prostor/novy-sal',
  manual: true,
  created_at: '2026-11-20T12:00:00+01:00',
  version: 2,
  ...changes,
});
const answer = (items: AdminRedirect[]): AdminRedirectsAnswer => ({
  items,
  counts: { all: items.length, manual: 1, renamed: 7, gone: 0 },
  page: 1,
  nr_of_pages: 1,
  total: items.length,
});
const list: Handlers = { 'GET admin/redirects': () => ({ body: answer([redirect()]) }) };
const open = (path = PATH, handlers: Handlers = {}) =>
  renderConsole(path, { handlers: { ...list, ...handlers } });

describe('RedirectsPage', () => {
  test('passes URL filters to the API', async () => {
    const { findCalls, router } = await open(`${PATH}?kind=manual&search=sal&sort=from&order=desc&page=2`);
    await screen.findByText('/stary-sal');
    expect(findCalls('GET admin/redirects').map(({ query }) => Object.fromEntries(query))).toEqual([
      { kind: 'manual', search: 'sal', sort: 'from', order: 'desc', page: '2', page_size: '20' },
    ]);
    await userEvent.click(screen.getByRole('link', { name: withCount(texts.kinds.renamed, 7) }));
    expect(router.state.location.search).toContain('kind=renamed');
  });

  test('adds a redirect, and an empty target means a removed page', async () => {
    const { findCalls } = await open(PATH, {
      'POST admin/redirects': ({ body }) => ({ status: 201, body: { ...redirect(), ...(body as object) } }),
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: texts.add }));
    await user.type(await screen.findByRole('textbox', { name: texts.form.from }), 'bez lomítka');
    await user.click(screen.getByRole('button', { name: texts.form.submitAdd }));
    expect(findCalls('POST admin/redirects')).toHaveLength(0);
    await user.clear(screen.getByRole('textbox', { name: texts.form.from }));
    await user.type(screen.getByRole('textbox', { name: texts.form.from }), '/zruseno');
    await user.click(screen.getByRole('button', { name: texts.form.submitAdd }));
    await waitFor(() =>
      expect(findCalls('POST admin/redirects').map(({ body }) => body)).toEqual([
        { from_path: '/zruseno', to_path: null },
      ]),
    );
    expect(await screen.findByText(texts.form.added)).toBeTruthy();
  });

  test('shows server errors at the field', async () => {
    await open(PATH, {
      'POST admin/redirects': () => ({
        status: 422,
        body: { message: 'Zkontrolujte', errors: { from_path: texts.errors.taken } },
      }),
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: texts.add }));
    await user.type(await screen.findByRole('textbox', { name: texts.form.from }), '/uz-vede');
    await user.click(screen.getByRole('button', { name: texts.form.submitAdd }));
    expect(await screen.findByText(texts.errors.taken)).toBeTruthy();
  });

  test('saves with the loaded version and shows a concurrent change without overwriting it', async () => {
    const theirs = redirect({ to_path: '/katalog/brno', version: 5 });
    const { findCalls } = await open(PATH, {
      'PUT admin/redirects/4': () => ({
        status: 409,
        body: { error_code: 'CONFLICT', message: 'Mezitím', current: theirs },
      }),
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: texts.editLabel('/stary-sal') }));
    const target = await screen.findByRole('textbox', { name: texts.form.to });
    await user.clear(target);
    await user.type(target, '/katalog/praha');
    await user.click(screen.getByRole('button', { name: texts.form.submitSave }));
    await waitFor(() =>
      expect(findCalls('PUT admin/redirects/4').map(({ body }) => body)).toEqual([
        { from_path: '/stary-sal', to_path: '/katalog/praha', version: 2 },
      ]),
    );
    expect(await screen.findByText('/katalog/brno')).toBeTruthy();
    expect(screen.getByDisplayValue('/katalog/praha')).toBeTruthy();
  });

  test('restores a deleted redirect by undo', async () => {
    const { findCalls } = await open(PATH, {
      'DELETE admin/redirects/4': () => ({ body: redirect() }),
      'POST admin/redirects': () => ({ status: 201, body: redirect({ id: 9 }) }),
    });
    await pressAndConfirm(texts.removeLabel('/stary-sal'), texts.removeTitle('/stary-sal'), texts.remove);
    const notice = (await screen.findByText(texts.removed('/stary-sal'))).closest<HTMLElement>(
      '[role="status"]',
    );
    await userEvent.click(within(notice!).getByRole('button', { name: admin.undo.label }));
    await waitFor(() =>
      expect(findCalls('POST admin/redirects').map(({ body }) => body)).toEqual([
        { from_path: '/stary-sal', to_path: '/prostor/novy-sal' },
      ]),
    );
  });

  test('shows an empty state, and a retry after a failure', async () => {
    const { unmount } = await open(PATH, { 'GET admin/redirects': () => ({ body: answer([]) }) });
    expect(await screen.findByText(admin.table.emptyTitle)).toBeTruthy();
    unmount();
    await open(PATH, { 'GET admin/redirects': () => ({ status: 500, body: { message: 'Chyba' } }) });
    expect(await screen.findByRole('button', { name: admin.errors.retry })).toBeTruthy();
  });
});
