import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin } from '@prostora/strings';
import { adminKit } from '@prostora/strings/cs/admin-kit.ts';
import { adminSpaces } from '@prostora/strings/cs/admin-spaces.ts';
import '../../app/spaces.page.tsx';
import '../../kit/feedback/confirm-dialog.tsx';
import './space-review.tsx';
import {
  findDialog,
  downloadAs,
  plain,
  runBulkAction,
  renderConsole,
  spacesAnswer,
  waitingRow,
  waitingSpace,
  type Handlers,
} from '../../testing/console.tsx';

const list: Handlers = {
  'GET catalog/admin': () => ({ body: spacesAnswer([waitingRow()]) }),
  'GET catalog/new': () => ({
    body: {
      catalog: {
        locations: [{ id: 1, name: 'Jihomoravský kraj', slug: 'jihomoravsky-kraj', kind: 'region' }],
      },
    },
  }),
  'GET space': () => ({
    body: { space: waitingSpace(), error_code: null, redirect: null, seo: null, similar: [] },
  }),
};
const REVIEW = '/admin2/prostory?space=statek%2Fstodola';
const approve = admin.actions.approve.confirm;

/** Opens the dialog by the drawer's button and confirms it. */
async function confirmApproval(): Promise<void> {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: approve }));
  const dialog = await findDialog(admin.actions.approve.title('Stodola'));
  await user.click(within(dialog).getByRole('button', { name: approve }));
}

describe('SpacesPage', () => {
  test('passes URL filters to the API', async () => {
    const { findCalls } = await renderConsole(
      '/admin2/prostory?status=DRAFT&region=jihomoravsky-kraj&search=sál&sort=capacity&order=desc&page=2&page_size=50',
      { handlers: list },
    );
    await screen.findByRole('link', { name: 'Stodola' });
    const asked = findCalls('GET catalog/admin').map((call) => Object.fromEntries(call.query));
    expect(asked).toContainEqual({
      status: 'DRAFT',
      region: 'jihomoravsky-kraj',
      search: 'sál',
      sort: 'capacity',
      order: 'desc',
      page: '2',
      page_size: '50',
    });
  });
  test('stores a selected status in the URL, keeps the search, and returns to the first page', async () => {
    const { router, findCalls } = await renderConsole('/admin2/prostory?search=sál&page=3', {
      handlers: list,
    });
    await userEvent.click(
      await screen.findByRole('link', { name: new RegExp(admin.statuses.DISABLED, 'u') }),
    );
    expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
      search: 'sál',
      status: 'DISABLED',
    });
    await waitFor(() => expect(findCalls('GET catalog/admin').at(-1)?.query.get('status')).toBe('DISABLED'));
  });
  test('stores a typed search in the URL after a delay', async () => {
    const { router } = await renderConsole('/admin2/prostory?status=DRAFT', { handlers: list });
    await userEvent.type(await screen.findByRole('searchbox', { name: admin.spaces.searchLabel }), 'lípa');
    await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('search')).toBe('lípa'));
    expect(new URLSearchParams(router.state.location.search).get('status')).toBe('DRAFT');
  });
  test('shows the same list at /admin-prostory', async () => {
    await renderConsole('/admin-prostory', { handlers: list });
    expect(await screen.findByRole('heading', { level: 1, name: admin.spaces.allTitle })).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Stodola' })).toBeTruthy();
  });
  test('filters by a purpose id, shows its name, and removes the filter', async () => {
    const taxonomy = {
      purposes: [{ id: 4, name: 'Svatba', slug: 'svatba', group: 'soukrome' }],
      equipments: [],
      services: [],
    };
    const { findCalls, router } = await renderConsole('/admin-prostory?purpose=4', {
      handlers: { ...list, 'GET space/taxonomy': () => ({ body: taxonomy }) },
    });
    await userEvent.click(await screen.findByRole('button', { name: `Svatba. ${adminSpaces.clearTag}` }));
    expect(router.state.location.search).not.toContain('purpose');
    expect(
      findCalls('GET catalog/admin')
        .map(({ query }) => query.get('purpose'))
        .filter((id) => id !== null),
    ).toEqual(['4']);
  });
  test('exports the filtered list', async () => {
    const { findCalls } = await renderConsole('/admin2/prostory?status=DRAFT&owner=3&page=2', {
      handlers: {
        ...list,
        'GET catalog/admin/export': () => ({ file: { name: 'Prostory.xlsx', content: 'x' } }),
      },
    });
    await downloadAs('xlsx');
    expect(findCalls('GET catalog/admin/export').map((call) => Object.fromEntries(call.query))).toEqual([
      { status: 'DRAFT', owner: '3', format: 'xlsx' },
    ]);
  });
  test('disables several spaces with one reason where allowed, and offers no bulk approval', async () => {
    const rows = [
      waitingRow(),
      waitingRow({
        id: 8,
        url: 'statek/zahrada',
        space_name: 'Zahrada',
        status: 'DELETED',
        allowed_actions: ['restore'],
      }),
    ];
    const { findCalls } = await renderConsole('/admin2/prostory', {
      handlers: {
        ...list,
        'GET catalog/admin': () => ({ body: spacesAnswer(rows) }),
        'POST space/7/status': () => ({ body: { space: waitingSpace(), space_errors: [] } }),
      },
    });
    await runBulkAction(admin.actions.disable.label);
    const bar = screen.getByRole('region', { name: adminKit.bulk.label });
    expect(
      within(bar).queryByRole('button', { name: new RegExp(admin.actions.approve.label, 'u') }),
    ).toBeNull();
    const dialog = await findDialog(plain(adminSpaces.bulk.disable.title(1)));
    await userEvent.type(within(dialog).getByRole('textbox'), 'Bez smlouvy');
    await userEvent.click(within(dialog).getByRole('button', { name: adminSpaces.bulk.disable.confirm }));
    expect(await screen.findByText(plain(adminSpaces.bulk.disable.done(1)))).toBeTruthy();
    expect(findCalls('POST space/7/status').map(({ body }) => body)).toEqual([
      { status: 'DISABLED', reason: 'Bez smlouvy' },
    ]);
  });
  test('deletes several spaces after confirmation and restores them by undo', async () => {
    const { findCalls } = await renderConsole('/admin2/prostory', {
      handlers: {
        ...list,
        'POST space/7/status': () => ({ body: { space: waitingSpace(), space_errors: [] } }),
      },
    });
    await runBulkAction(admin.actions.delete.label);
    const dialog = await findDialog(plain(adminSpaces.bulk.delete.title(1)));
    expect(within(dialog).getByText(adminSpaces.bulk.delete.text)).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: adminSpaces.bulk.delete.confirm }));
    await userEvent.click(await screen.findByRole('button', { name: admin.undo.label }));
    await waitFor(() =>
      expect(findCalls('POST space/7/status').map(({ body }) => body)).toMatchObject([
        { status: 'DELETED' },
        { status: 'DRAFT' },
      ]),
    );
  });
  test('offers a retry after a failed load', async () => {
    let isBroken = true;
    const handlers: Handlers = {
      ...list,
      'GET catalog/admin': () =>
        isBroken
          ? { status: 403, body: { error_code: 'FORBIDDEN', message: 'Na tohle nemáte oprávnění.' } }
          : { body: spacesAnswer([waitingRow()]) },
    };
    await renderConsole('/admin2/prostory', { handlers });
    expect(await screen.findByText('Na tohle nemáte oprávnění.')).toBeTruthy();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: admin.errors.retry }));
    expect(await screen.findByRole('link', { name: 'Stodola' })).toBeTruthy();
  });
});

describe('SpaceReview', () => {
  test('approves the reviewed version and confirms it', async () => {
    const saved = waitingSpace({
      status: 'PUBLISHED',
      allowed_actions: ['edit', 'unpublish', 'disable', 'delete'],
      version: 6,
    });
    const { findCalls } = await renderConsole(REVIEW, {
      handlers: { ...list, 'PUT space/save': () => ({ body: { space: saved, redirect_to_url: null } }) },
    });
    await confirmApproval();
    expect(await screen.findByText(admin.actions.approve.done('Stodola'))).toBeTruthy();
    expect(findCalls('PUT space/save').map((call) => call.body)).toEqual([
      { space: { id: 7, version: 5 }, publish: true },
    ]);
  });
  test('rolls back after a conflict and offers a reload', async () => {
    const conflict = {
      error_code: 'CONFLICT',
      message: 'Mezitím to změnil někdo jiný. Načtěte prosím stránku znovu.',
    };
    const { findCalls } = await renderConsole(REVIEW, {
      handlers: { ...list, 'PUT space/save': () => ({ status: 409, body: conflict }) },
    });
    await confirmApproval();
    expect(await screen.findByText(admin.errors.conflictTitle)).toBeTruthy();
    expect(screen.getByText(conflict.message)).toBeTruthy();
    expect(screen.getByRole('button', { name: approve })).toBeTruthy();
    const before = findCalls('GET space').length;
    await userEvent.click(screen.getByRole('button', { name: admin.errors.reload }));
    await waitFor(() => expect(findCalls('GET space').length).toBe(before + 1));
  });
  test('requires a reason for a return and sends it', async () => {
    const returned = waitingSpace({ status: 'DRAFT', allowed_actions: ['disable', 'delete'] });
    const { findCalls } = await renderConsole(REVIEW, {
      handlers: {
        ...list,
        'POST space/7/status': () => ({ body: { space: returned, redirect_to_url: null } }),
      },
    });
    const user = userEvent.setup();
    const label = admin.actions.return.confirm;
    await user.click(await screen.findByRole('button', { name: label }));
    const dialog = await findDialog(admin.actions.return.title('Stodola'));
    await user.click(within(dialog).getByRole('button', { name: label }));
    expect(within(dialog).getByText(admin.confirm.reasonRequired)).toBeTruthy();
    expect(findCalls('POST space/7/status')).toHaveLength(0);
    await user.type(within(dialog).getByRole('textbox', { name: admin.confirm.reason }), 'Doplňte fotky.');
    await user.click(within(dialog).getByRole('button', { name: label }));
    await waitFor(() =>
      expect(findCalls('POST space/7/status').map((call) => call.body)).toEqual([
        { status: 'DRAFT', reason: 'Doplňte fotky.' },
      ]),
    );
  });
  test('warns about missing requirements before approval', async () => {
    await renderConsole(REVIEW, { handlers: list });
    expect(await screen.findByRole('heading', { name: admin.review.missingTitle })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: approve }));
    expect(await screen.findByText(admin.actions.approve.warning(admin.review.checks.photo))).toBeTruthy();
  });
});
