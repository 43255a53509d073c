import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin } from '@prostora/strings';
import { adminAudit } from '@prostora/strings/cs/admin-audit.ts';
import { adminPeople } from '@prostora/strings/cs/admin-people.ts';
import './user.page.tsx';
import './users.page.tsx';
import '../../kit/feedback/confirm-dialog.tsx';
import '../../kit/form/form-conflict.tsx';
import './user-form.tsx';
import {
  withCount,
  findDialog,
  downloadAs,
  operator,
  owner,
  plain,
  pressAndConfirm,
  runBulkAction,
  renderConsole,
  type Handlers,
} from '../../testing/console.tsx';
import { auditRow, singlePage, userDetail } from '../../testing/people.ts';
import { timelineEntry, timelineAnswer } from '../../testing/reservations.ts';

const texts = adminPeople.user;
const list: Handlers = {
  'GET admin/users': () => ({
    body: { ...singlePage([userDetail()]), counts: { all: 41, blocked: 2, unconfirmed: 5, admins: 3 } },
  }),
  'GET admin/users/12': () => ({ body: userDetail() }),
  'GET admin/timeline': () => ({
    body: timelineAnswer([
      timelineEntry({
        action: 'user.block',
        changes: [{ field: 'blocked_reason', before: null, after: 'Falesne fotky' }],
      }),
    ]),
  }),
};
const DETAIL = '/admin2/uzivatele/12';
const { email } = userDetail();
const refusal = (status: number, error_code: string, message: string) => () => ({
  status,
  body: { error_code, message },
});

describe('UsersPage', () => {
  test('passes URL filters to the API', async () => {
    const { findCalls } = await renderConsole(
      '/admin2/uzivatele?state=blocked&role=ROLE_CUSTOMER&search=petr&sort=email&order=desc&page=2&page_size=50',
      { handlers: list },
    );
    await screen.findByRole('link', { name: email });
    expect(findCalls('GET admin/users').map((call) => Object.fromEntries(call.query))).toEqual([
      {
        state: 'blocked',
        role: 'ROLE_CUSTOMER',
        search: 'petr',
        sort: 'email',
        order: 'desc',
        page: '2',
        page_size: '50',
      },
    ]);
  });
  test('shows counts in tabs, keeps the search, and returns to the first page', async () => {
    const { router } = await renderConsole('/admin2/uzivatele?search=petr&page=3', { handlers: list });
    await screen.findByText('41');
    await userEvent.click(screen.getByRole('link', { name: withCount(adminPeople.users.admins, 3) }));
    expect(router.state.location.search).toBe('?search=petr&role=ROLE_SUPERADMIN');
    await userEvent.click(screen.getByRole('link', { name: withCount(adminPeople.users.states.blocked, 2) }));
    expect(router.state.location.search).toBe('?search=petr&state=blocked');
  });
  test('exports the filtered list', async () => {
    const { findCalls } = await renderConsole(
      '/admin2/uzivatele?state=blocked&sort=email&order=desc&page=2',
      {
        handlers: {
          ...list,
          'GET admin/users/export': () => ({ file: { name: 'Uzivatele.xlsx', content: 'x' } }),
        },
      },
    );
    await downloadAs('xlsx');
    expect(findCalls('GET admin/users/export').map((call) => Object.fromEntries(call.query))).toEqual([
      { state: 'blocked', sort: 'email', order: 'desc', format: 'xlsx' },
    ]);
  });
  test('blocks several accounts with one reason, skips the own one, and can be undone', async () => {
    const rows = [
      userDetail(),
      userDetail({ id: 13, email: 'eva@example.cz' }),
      userDetail({ id: operator.id, email: operator.email }),
    ];
    const { findCalls } = await renderConsole('/admin2/uzivatele', {
      handlers: {
        ...list,
        'GET admin/users': () => ({
          body: { ...singlePage(rows), counts: { all: 3, blocked: 0, unconfirmed: 0, admins: 1 } },
        }),
        ...Object.fromEntries(
          [12, 13].flatMap((id) =>
            ['block', 'unblock'].map((step) => [
              `POST admin/users/${id}/${step}`,
              () => ({ body: userDetail({ id }) }),
            ]),
          ),
        ),
      },
    });
    await runBulkAction(texts.block);
    const dialog = await findDialog(plain(adminPeople.users.bulk.blockTitle(2)));
    await userEvent.type(within(dialog).getByRole('textbox'), 'Spam');
    await userEvent.click(within(dialog).getByRole('button', { name: adminPeople.users.bulk.blockConfirm }));
    expect(await screen.findByText(plain(adminPeople.users.bulk.blockDone(2)))).toBeTruthy();
    expect(
      [12, 13, operator.id].map((id) => findCalls(`POST admin/users/${id}/block`).map(({ body }) => body)),
    ).toEqual([[{ reason: 'Spam' }], [{ reason: 'Spam' }], []]);
    await userEvent.click(screen.getByRole('button', { name: admin.undo.label }));
    await waitFor(() =>
      expect([12, 13].map((id) => findCalls(`POST admin/users/${id}/unblock`).length)).toEqual([1, 1]),
    );
  });
  test('opens the detail of a user and keeps the menu entry active', async () => {
    const { router } = await renderConsole('/admin2/uzivatele', { handlers: list });
    await userEvent.click(await screen.findByRole('link', { name: email }));
    expect(router.state.location.pathname).toBe(DETAIL);
    expect(screen.getByRole('link', { name: admin.menu.users }).getAttribute('aria-current')).toBe('page');
  });
});

describe('UserPage', () => {
  test('shows customer, devices and the audit log with changes', async () => {
    await renderConsole(DETAIL, { handlers: list });
    expect((await screen.findByRole('link', { name: 'Statek s.r.o.' })).getAttribute('href')).toBe(
      '/admin2/zakaznici/3',
    );
    expect(screen.getByText('Firefox, Linux')).toBeTruthy();
    expect(await screen.findByText(adminAudit.action('user.block'))).toBeTruthy();
    expect(screen.getByText('Falesne fotky')).toBeTruthy();
  });
  test('shows actions of the user, including those under impersonation', async () => {
    const acted = auditRow({
      action: 'space.save',
      subject: { type: 'space', id: 7 },
      actor: { id: 12, email },
      impersonator: { id: 1, email: operator.email },
      changes: [],
    });
    const { findCalls } = await renderConsole(`${DETAIL}?log=by`, {
      handlers: { ...list, 'GET admin/audit': () => ({ body: singlePage([acted]) }) },
    });
    expect(await screen.findByText(plain(adminAudit.subject('space', 7)))).toBeTruthy();
    expect(
      screen.getByText(
        new RegExp(adminAudit.impersonated(operator.email, email).replace(/[()]/gu, '\\$&'), 'u'),
      ),
    ).toBeTruthy();
    expect(Object.fromEntries(findCalls('GET admin/audit')[0]?.query ?? [])).toEqual({
      actor_id: '12',
      page: '1',
      page_size: '15',
    });
  });
  test('links a missing user back to the list', async () => {
    await renderConsole('/admin2/uzivatele/99', { handlers: list });
    expect(await screen.findByRole('heading', { level: 1, name: texts.notFoundTitle })).toBeTruthy();
    expect(screen.getByRole('link', { name: adminPeople.users.back }).getAttribute('href')).toBe(
      '/admin2/uzivatele',
    );
  });
  test('requires a reason for blocking and sends it', async () => {
    const { findCalls } = await renderConsole(DETAIL, {
      handlers: {
        ...list,
        'POST admin/users/12/block': () => ({ body: userDetail({ blocked_at: '2026-11-20T10:00:00Z' }) }),
      },
    });
    await pressAndConfirm(texts.block, texts.blockTitle(email), texts.blockConfirm);
    expect(screen.getByText(admin.confirm.reasonRequired)).toBeTruthy();
    const dialog = await findDialog(texts.blockTitle(email));
    await userEvent.type(within(dialog).getByRole('textbox', { name: admin.confirm.reason }), 'Spam');
    await userEvent.click(within(dialog).getByRole('button', { name: texts.blockConfirm }));
    expect(await screen.findByText(texts.blockDone(email))).toBeTruthy();
    expect(findCalls('POST admin/users/12/block').map(({ body }) => body)).toEqual([{ reason: 'Spam' }]);
  });
  test('undoes a block and a role change', async () => {
    const { findCalls } = await renderConsole(DETAIL, {
      handlers: {
        ...list,
        'POST admin/users/12/block': () => ({ body: userDetail({ blocked_at: '2026-11-20T10:00:00Z' }) }),
        'POST admin/users/12/unblock': () => ({ body: userDetail() }),
        'PUT admin/users/12/roles': () => ({ body: userDetail({ version: 5 }) }),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: texts.block }));
    const dialog = await findDialog(texts.blockTitle(email));
    await userEvent.type(within(dialog).getByRole('textbox', { name: admin.confirm.reason }), 'Spam');
    await userEvent.click(within(dialog).getByRole('button', { name: texts.blockConfirm }));
    await userEvent.click(await screen.findByRole('button', { name: admin.undo.label }));
    await waitFor(() => expect(findCalls('POST admin/users/12/unblock')).toHaveLength(1));
    await pressAndConfirm(texts.makeAdmin, texts.rolesConfirmTitle(email, true), texts.makeAdmin);
    await userEvent.click(await screen.findByRole('button', { name: admin.undo.label }));
    await waitFor(() =>
      expect(findCalls('PUT admin/users/12/roles').map(({ body }) => body)).toEqual([
        { role: ['ROLE_USER', 'ROLE_CUSTOMER', 'ROLE_SUPERADMIN'], version: 4 },
        { role: ['ROLE_USER', 'ROLE_CUSTOMER'], version: 5 },
      ]),
    );
  });
  test('names the spaces and bookings of an owner before blocking, and the bookings after', async () => {
    const booking = {
      id: 7,
      space_name: 'Velky sal, Statek',
      customer_name: 'Jana Host',
      status: 'confirmed' as const,
      starts_at: '2027-05-01T10:00:00Z',
      ends_at: '2027-05-01T12:00:00Z',
    };
    const stock = { published_spaces: 3, future_reservations: [booking], future_reservations_count: 4 };
    let user = userDetail(stock);
    const { findCalls } = await renderConsole(DETAIL, {
      handlers: {
        ...list,
        'GET admin/users/12': () => ({ body: user }),
        'POST admin/users/12/block': () => {
          user = userDetail({ ...stock, published_spaces: 0, blocked_at: '2026-11-20T10:00:00Z' });
          return { body: user };
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: texts.block }));
    const dialog = await findDialog(texts.blockTitle(email));
    for (const text of [texts.blockSpaces(3), texts.blockBookings(4), texts.moreBookings(3)])
      expect(dialog.textContent).toContain(text);
    expect(within(dialog).getByText(/Jana Host/u)).toBeTruthy();
    await userEvent.type(within(dialog).getByRole('textbox', { name: admin.confirm.reason }), 'Spam');
    await userEvent.click(within(dialog).getByRole('button', { name: texts.blockConfirm }));
    await waitFor(() => expect(findCalls('POST admin/users/12/block')).toHaveLength(1));
    expect(await screen.findByRole('heading', { name: texts.bookingsTitle })).toBeTruthy();
  });
  test('unblocks a user, and ends all sessions after confirmation', async () => {
    const blocked = userDetail({ blocked_at: '2026-11-20T10:00:00Z', blocked_reason: 'Spam' });
    const handlers = {
      ...list,
      'GET admin/users/12': () => ({ body: blocked }),
      'POST admin/users/12/unblock': () => ({ body: userDetail() }),
      'POST admin/users/12/end-sessions': () => ({ body: userDetail() }),
    };
    const { findCalls } = await renderConsole(DETAIL, { handlers });
    expect(await screen.findByText('Spam')).toBeTruthy();
    await pressAndConfirm(texts.unblock, texts.unblockTitle(email), texts.unblockConfirm);
    await pressAndConfirm(texts.endSessions, texts.endTitle(email), texts.endConfirm);
    await waitFor(() =>
      expect([
        findCalls('POST admin/users/12/unblock').length,
        findCalls('POST admin/users/12/end-sessions').length,
      ]).toEqual([1, 1]),
    );
  });
  test('resets the second factor of a user who has one, after confirmation', async () => {
    const handlers = {
      ...list,
      'GET admin/users/12': () => ({ body: userDetail({ has_second_factor: true }) }),
      'POST admin/users/12/reset-second-factor': () => ({ body: userDetail() }),
    };
    const { findCalls } = await renderConsole(DETAIL, { handlers });
    await pressAndConfirm(texts.resetFactor, texts.resetFactorTitle(email), texts.resetFactorConfirm);
    await waitFor(() => expect(findCalls('POST admin/users/12/reset-second-factor')).toHaveLength(1));
  });
  test("adds the admin role to the user's roles and reports a rejection", async () => {
    const message = 'Musí zůstat alespoň jeden správce.';
    const { findCalls } = await renderConsole(DETAIL, {
      handlers: { ...list, 'PUT admin/users/12/roles': refusal(409, 'LAST_ADMIN', message) },
    });
    await pressAndConfirm(texts.makeAdmin, texts.rolesConfirmTitle(email, true), texts.makeAdmin);
    expect(await screen.findByText(message)).toBeTruthy();
    expect(findCalls('PUT admin/users/12/roles')[0]?.body).toEqual({
      role: ['ROLE_USER', 'ROLE_CUSTOMER', 'ROLE_SUPERADMIN'],
      version: 4,
    });
  });
});

describe('UserForm', () => {
  const openForm = async (): Promise<HTMLElement> => {
    await userEvent.click(await screen.findByRole('button', { name: adminPeople.edit }));
    return screen.findByLabelText(texts.email);
  };
  test('shows a server error at its field without losing input', async () => {
    const handlers = {
      ...list,
      'PUT admin/users/12': () => ({
        status: 422,
        body: {
          error_code: 'VALIDATION',
          message: 'Zkontrolujte údaje.',
          errors: { email: 'Tahle adresa už účet má' },
        },
      }),
    };
    const { findCalls } = await renderConsole(DETAIL, { handlers });
    const field = await openForm();
    await userEvent.clear(field);
    await userEvent.type(field, 'jiny@example.cz');
    await userEvent.click(screen.getByRole('button', { name: adminPeople.save }));
    expect(await screen.findByText('Tahle adresa už účet má')).toBeTruthy();
    expect((field as HTMLInputElement).value).toBe('jiny@example.cz');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(findCalls('PUT admin/users/12').map(({ body }) => body)).toEqual([
      { name: 'Petr Novotny', email: 'jiny@example.cz', version: 4 },
    ]);
  });
  test('does not send invalid values', async () => {
    const { findCalls } = await renderConsole(DETAIL, { handlers: list });
    const field = await openForm();
    await userEvent.clear(field);
    await userEvent.type(field, 'petr');
    await userEvent.click(screen.getByRole('button', { name: adminPeople.save }));
    expect(await screen.findByText('Toto nevypadá jako platný e-mail')).toBeTruthy();
    expect(findCalls('PUT admin/users/12')).toHaveLength(0);
  });
  test('merges a concurrent change and asks about conflicting fields', async () => {
    const current = userDetail({ version: 5, name: 'Petr Jiný', email: 'petr.jiny@example.cz' });
    const { findCalls } = await renderConsole(DETAIL, {
      handlers: {
        ...list,
        'PUT admin/users/12': () =>
          findCalls('PUT admin/users/12').length === 1
            ? { status: 409, body: { error_code: 'CONFLICT', message: 'x', current } }
            : { body: current },
      },
    });
    await openForm();
    const name = screen.getByLabelText(texts.name);
    await userEvent.clear(name);
    await userEvent.type(name, 'Petr Nový');
    await userEvent.click(screen.getByRole('button', { name: adminPeople.save }));
    const alert = await screen.findByRole('alert');
    await userEvent.click(within(alert).getByRole('radio', { name: /Petr Jiný/u }));
    expect((name as HTMLInputElement).value).toBe('Petr Jiný');
    await userEvent.click(screen.getByRole('button', { name: adminPeople.save }));
    await waitFor(() =>
      expect(findCalls('PUT admin/users/12')[1]?.body).toEqual({
        name: 'Petr Jiný',
        email: 'petr.jiny@example.cz',
        version: 5,
      }),
    );
  });
  test('shows a conflict above the fields', async () => {
    await renderConsole(DETAIL, {
      handlers: {
        ...list,
        'PUT admin/users/12': refusal(409, 'ACCOUNT_CLOSED', 'Tento účet je zablokovaný nebo smazaný.'),
      },
    });
    await openForm();
    await userEvent.click(screen.getByRole('button', { name: adminPeople.save }));
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Tento účet je zablokovaný nebo smazaný.',
    );
  });
});

describe('user impersonation', () => {
  const confirmImpersonation = () =>
    pressAndConfirm(texts.impersonate, texts.impersonateTitle(email), texts.impersonateConfirm);
  const acting = () => ({ body: { token: 't2', user: owner, acting: 'session-2' } });
  test('explains the banner and the log, then opens the portal in a new tab', async () => {
    const { leave, session, actingTab, openTab } = await renderConsole(DETAIL, {
      handlers: { ...list, 'POST admin/users/12/impersonate': acting },
    });
    await userEvent.click(await screen.findByRole('button', { name: texts.impersonate }));
    const dialog = await findDialog(texts.impersonateTitle(email));
    expect(within(dialog).getByText(texts.impersonateText)).toBeTruthy();
    expect(within(dialog).getByText(texts.impersonateWarning)).toBeTruthy();
    expect(openTab).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: texts.impersonateConfirm }));
    await waitFor(() => expect(actingTab.show.mock.calls).toEqual([['session-2', '/klient/moje-prostory']]));
    expect([leave.mock.calls.length, session.getState().user?.id]).toEqual([0, 1]);
    expect(screen.queryByText(admin.access.forbiddenTitle)).toBeNull();
  });
  test('opens the public site for a user without spaces', async () => {
    const handlers = {
      ...list,
      'GET admin/users/12': () => ({ body: userDetail({ customer: null }) }),
      'POST admin/users/12/impersonate': acting,
    };
    const { actingTab } = await renderConsole(DETAIL, { handlers });
    await confirmImpersonation();
    await waitFor(() => expect(actingTab.show.mock.calls).toEqual([['session-2', '/']]));
  });
  test('reports a rejection and stays on the page', async () => {
    const { actingTab } = await renderConsole(DETAIL, {
      handlers: {
        ...list,
        'POST admin/users/12/impersonate': refusal(403, 'FORBIDDEN', 'Na tohle nemáte oprávnění.'),
      },
    });
    await confirmImpersonation();
    expect(await screen.findByText('Na tohle nemáte oprávnění.')).toBeTruthy();
    expect([actingTab.show.mock.calls.length, actingTab.close.mock.calls.length]).toEqual([0, 1]);
  });
  test('reports a blocked tab without calling the API', async () => {
    const { openTab, findCalls } = await renderConsole(DETAIL, { handlers: list });
    openTab.mockReturnValueOnce(null);
    await confirmImpersonation();
    expect(await screen.findByText(texts.impersonateNoTab)).toBeTruthy();
    expect(findCalls('POST admin/users/12/impersonate')).toEqual([]);
  });
  test.each([
    ['oneself', userDetail({ id: 1, role: ['ROLE_USER', 'ROLE_SUPERADMIN'] }), texts.impersonateOwn],
    ['another operator', userDetail({ role: ['ROLE_USER', 'ROLE_SUPERADMIN'] }), texts.impersonateAdmin],
    ['a blocked user', userDetail({ blocked_at: '2026-11-20T10:00:00Z' }), texts.impersonateBlocked],
  ])('disables impersonation of %s with an accessible reason', async (_who, user, why) => {
    await renderConsole(`/admin2/uzivatele/${user.id}`, {
      handlers: { ...list, [`GET admin/users/${user.id}`]: () => ({ body: user }) },
    });
    const button = await screen.findByRole('button', { name: texts.impersonate });
    expect(button.hasAttribute('disabled')).toBe(true);
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(why);
  });
});
