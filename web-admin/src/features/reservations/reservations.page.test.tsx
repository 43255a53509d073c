import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin } from '@prostora/strings';
import { adminKit } from '@prostora/strings/cs/admin-kit.ts';
import { adminReservations as texts } from '@prostora/strings/cs/admin-reservations.ts';
import { adminTimeline } from '@prostora/strings/cs/admin-timeline.ts';
import { reservationChange } from '@prostora/strings/cs/reservation-change.ts';
import { proposal } from '@prostora/testing/reservation-fixtures.ts';
import './reservation.page.tsx';
import './reservations.page.tsx';
import '../../kit/feedback/confirm-dialog.tsx';
import './move-form.tsx';
import './note-form.tsx';
import {
  withCount,
  findDialog,
  plain,
  pressAndConfirm,
  renderConsole,
  type Handlers,
} from '../../testing/console.tsx';
import { customer } from '../../testing/people.ts';
import {
  reservationDetail,
  reservationRow,
  reservationsAnswer,
  spaceDetail,
  timelineEntry,
  timelineAnswer,
} from '../../testing/reservations.ts';

const changeTexts = reservationChange.console;
const LIST = '/admin2/rezervace';
const DETAIL = `${LIST}/21`;
const handlers: Handlers = {
  'GET admin/reservations': () => ({
    body: reservationsAnswer([
      reservationRow(),
      reservationRow({
        id: 22,
        guest_name: null,
        guest_email: null,
        guest_phone: null,
        status: 'cancelled',
        cancelled_by: 'guest',
        allowed_actions: ['note'],
      }),
    ]),
  }),
  'GET admin/reservations/21': () => ({ body: reservationDetail() }),
  'GET admin/timeline': () => ({ body: timelineAnswer([timelineEntry({ action: 'reservation.create' })]) }),
  'GET admin/spaces/7': () => ({ body: spaceDetail() }),
  'GET admin/customers/3': () => ({ body: customer() }),
};
const open = (path: string, more: Handlers = {}) =>
  renderConsole(path, { handlers: { ...handlers, ...more } });
const listQueries = (calls: { query: URLSearchParams }[]) =>
  calls.map(({ query }) => Object.fromEntries(query));

describe('ReservationsPage', () => {
  test('passes URL filters to the API and shows them by name', async () => {
    const { findCalls, router } = await open(
      `${LIST}?status=waiting&when=upcoming&from=2027-06-01&to=2027-06-30&space=7&customer=3&search=jana&sort=price&order=desc&page=2`,
    );
    await screen.findByRole('link', { name: 'Jana Dvorakova' });
    expect(listQueries(findCalls('GET admin/reservations'))).toEqual([
      {
        status: 'waiting',
        when: 'upcoming',
        from: '2027-06-01',
        to: '2027-06-30',
        space: '7',
        customer: '3',
        search: 'jana',
        sort: 'price',
        order: 'desc',
        page: '2',
        page_size: '20',
      },
    ]);
    await userEvent.click(
      await screen.findByRole('button', { name: adminKit.clearFilter(texts.spaceFilter('Stodola')) }),
    );
    expect(router.state.location.search).not.toContain('space=');
    expect(
      await screen.findByRole('button', {
        name: adminKit.clearFilter(texts.customerFilter('Statek s.r.o.')),
      }),
    ).toBeTruthy();
  });

  test('shows counts in tabs, a placeholder for anonymized guests, and the cancelling side', async () => {
    const { router } = await open(LIST);
    expect(await screen.findByRole('link', { name: texts.anonymized })).toBeTruthy();
    expect(screen.getByText(texts.cancelledBy.guest)).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: withCount(plain(texts.tabNames.waiting), 3) }));
    expect(router.state.location.search).toBe('?status=waiting');
  });

  test('shows a request for several dates as one row with its total, and what its steps apply to', async () => {
    const group = {
      count: 10,
      days: 5,
      spaces: ['Salonek', 'Stodola'],
      total: 60_000,
      price_state: 'complete' as const,
      version: 10,
      may_apply: true,
    };
    const { findCalls } = await open(LIST, {
      'GET admin/reservations': () => ({ body: reservationsAnswer([reservationRow({ group })]) }),
      'GET admin/reservations/21': () => ({ body: reservationDetail({ group }) }),
      'POST reservations/21/confirm': () => ({ body: { proposal: null } }),
    });
    const row = within(await screen.findByRole('row', { name: /Jana Dvorakova/u }));
    expect(row.getByText(plain(texts.dates(5)), { normalizer: plain })).toBeTruthy();
    expect(row.getByText('60 000 Kč', { normalizer: plain })).toBeTruthy();
    await userEvent.click(row.getByRole('link', { name: 'Jana Dvorakova' }));
    expect(
      await screen.findByText(/Celá akce: 5 termínů \(10 rezervací\) za 60 000 Kč/u, { normalizer: plain }),
    ).toBeTruthy();
    await pressAndConfirm(texts.confirm.action, plain(texts.confirm.title(21)), texts.confirm.confirm);
    await waitFor(() => expect(findCalls('POST reservations/21/confirm')).toHaveLength(1));
  });

  test('cancels several reservations with one reason and without undo', async () => {
    const { findCalls } = await open(LIST, { 'DELETE reservations/21': () => ({ body: {} }) });
    const user = userEvent.setup();
    await screen.findByRole('link', { name: 'Jana Dvorakova' });
    for (const box of screen.getAllByRole('checkbox').slice(1)) await user.click(box);
    await user.click(screen.getByRole('button', { name: new RegExp(`^${texts.cancel.bulk}`, 'u') }));
    const dialog = await findDialog(plain(texts.cancel.bulkTitle(1)));
    expect(within(dialog).getByText(plain(texts.cancel.bulkText))).toBeTruthy();
    await user.type(within(dialog).getByRole('textbox', { name: admin.confirm.reason }), 'Havarie');
    await user.click(within(dialog).getByRole('button', { name: texts.cancel.confirm }));
    await waitFor(() =>
      expect(findCalls('DELETE reservations/21').map(({ body }) => body)).toEqual([{ reason: 'Havarie' }]),
    );
    expect(findCalls('DELETE reservations/22')).toHaveLength(0);
    expect(await screen.findByText(plain(texts.cancel.bulkDone(1)))).toBeTruthy();
    expect(screen.queryByRole('button', { name: admin.undo.label })).toBeNull();
  });

  test('shows an empty state and an error state', async () => {
    const { unmount } = await open(LIST, {
      'GET admin/reservations': () => ({ body: reservationsAnswer([]) }),
    });
    expect(await screen.findByText(texts.emptyText)).toBeTruthy();
    unmount();
    await open(LIST, { 'GET admin/reservations': () => ({ status: 500, body: { message: 'Chyba' } }) });
    expect(await screen.findByRole('button', { name: admin.errors.retry })).toBeTruthy();
  });
});

describe('ReservationPage', () => {
  test('shows time slot, guest, owner and timeline', async () => {
    await open(DETAIL);
    expect(await screen.findByRole('heading', { level: 1, name: texts.detail.title(21) })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Stodola' }).getAttribute('href')).toBe('/admin2/prostory/7');
    expect(screen.getByRole('link', { name: 'Statek s.r.o.' }).getAttribute('href')).toBe(
      '/admin2/zakaznici/3',
    );
    expect(screen.getByText('Prijedeme driv.')).toBeTruthy();
    expect(screen.getByText(texts.detail.held)).toBeTruthy();
    expect(
      await screen.findByText(adminTimeline.entry(timelineEntry({ action: 'reservation.create' }))),
    ).toBeTruthy();
  });

  test('reports a proposal when confirming at a price the guest has not accepted', async () => {
    await open(DETAIL, { 'POST reservations/21/confirm': () => ({ body: { proposal: proposal() } }) });
    await pressAndConfirm(texts.confirm.action, plain(texts.confirm.title(21)), texts.confirm.confirm);
    expect(await screen.findByText(reservationChange.console.sent)).toBeTruthy();
  });

  test('confirms a request after confirmation and refuses it with a reason', async () => {
    const { findCalls } = await open(DETAIL, {
      'POST reservations/21/confirm': () => ({ body: {} }),
      'DELETE reservations/21': () => ({ body: {} }),
    });
    await pressAndConfirm(texts.confirm.action, plain(texts.confirm.title(21)), texts.confirm.confirm);
    await waitFor(() => expect(findCalls('POST reservations/21/confirm')).toHaveLength(1));
    expect(await screen.findByText(texts.confirm.done)).toBeTruthy();
    await pressAndConfirm(
      texts.cancel.refuse,
      plain(texts.cancel.refuseTitle(21)),
      texts.cancel.refuseConfirm,
    );
    expect(findCalls('DELETE reservations/21')).toHaveLength(0);
    const dialog = await findDialog(plain(texts.cancel.refuseTitle(21)));
    await userEvent.type(within(dialog).getByRole('textbox', { name: admin.confirm.reason }), 'Plno');
    await userEvent.click(within(dialog).getByRole('button', { name: texts.cancel.refuseConfirm }));
    await waitFor(() =>
      expect(findCalls('DELETE reservations/21').map(({ body }) => body)).toEqual([{ reason: 'Plno' }]),
    );
  });

  test('moves it with the loaded sequence, and reloads after a conflict without losing the form values', async () => {
    let sequence = 0;
    const { findCalls } = await open(DETAIL, {
      'GET admin/reservations/21': () => ({ body: reservationDetail({ sequence }) }),
      'PUT reservations/21': () => {
        sequence = 3;
        return {
          status: 409,
          body: { error_code: 'RESERVATION_CHANGED', message: 'Rezervace se mezitim zmenila.' },
        };
      },
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: texts.move.action }));
    const form = (await screen.findByText(texts.move.hint)).closest<HTMLElement>('[role="dialog"]')!;
    const submit = within(form).getByRole('button', { name: texts.move.action });
    await user.click(submit);
    expect((await within(form).findByRole('alert')).textContent).toContain('Rezervace se mezitim zmenila.');
    await waitFor(() => expect(findCalls('GET admin/reservations/21')).toHaveLength(2));
    await user.click(submit);
    const slot = { start_datetime: '2027-06-12T14:00', end_datetime: '2027-06-12T20:00' };
    await waitFor(() =>
      expect(findCalls('PUT reservations/21').map(({ body }) => body)).toEqual([
        { ...slot, sequence: 0 },
        { ...slot, sequence: 3 },
      ]),
    );
  });

  test('proposes a change of a confirmed reservation to the guest', async () => {
    const { findCalls } = await open(DETAIL, {
      'GET admin/reservations/21': () => ({
        body: reservationDetail({
          status: 'confirmed',
          sequence: 1,
          allowed_actions: ['cancel', 'change', 'note'],
        }),
      }),
      'POST reservations/21/changes': () => ({ body: {} }),
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: changeTexts.change }));
    const form = (await screen.findByText(changeTexts.changeHint)).closest<HTMLElement>('[role="dialog"]')!;
    await user.type(within(form).getByLabelText(changeTexts.message), 'Maluje se.');
    await user.click(within(form).getByRole('button', { name: changeTexts.change }));
    const sent = {
      start_datetime: '2027-06-12T14:00',
      end_datetime: '2027-06-12T20:00',
      sequence: 1,
      message: 'Maluje se.',
    };
    await waitFor(() =>
      expect(findCalls('POST reservations/21/changes').map(({ body }) => body)).toEqual([sent]),
    );
  });

  test('shows both versions of a proposal and withdraws the open one', async () => {
    const { findCalls } = await open(DETAIL, {
      'GET admin/reservations/21': () => ({
        body: reservationDetail({
          status: 'confirmed',
          allowed_actions: ['cancel', 'change'],
          proposals: [proposal({ message: 'Maluje se.' })],
        }),
      }),
      'POST reservations/21/proposal/withdraw': () => ({ body: {} }),
    });
    expect(await screen.findByText('Maluje se.')).toBeTruthy();
    expect(screen.getByText(/čeká na odpověď do/u)).toBeTruthy();
    await pressAndConfirm(changeTexts.withdraw, changeTexts.withdrawTitle, changeTexts.withdraw);
    await waitFor(() =>
      expect(findCalls('POST reservations/21/proposal/withdraw').map(({ body }) => body)).toEqual([
        { proposal_id: 31 },
      ]),
    );
  });

  test('shows server errors of a new time slot at its field', async () => {
    await open(DETAIL, {
      'PUT reservations/21': () => ({
        status: 422,
        body: {
          error_code: 'VALIDATION',
          message: 'Zkontrolujte',
          errors: { start_datetime: 'Termin je v minulosti' },
        },
      }),
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: texts.move.action }));
    const form = (await screen.findByText(texts.move.hint)).closest<HTMLElement>('[role="dialog"]')!;
    await user.click(within(form).getByRole('button', { name: texts.move.action }));
    expect(await within(form).findByText('Termin je v minulosti')).toBeTruthy();
  });

  test('saves a note and undoes it', async () => {
    const { findCalls } = await open(DETAIL, { 'PUT reservations/21/note': () => ({ body: {} }) });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: texts.detail.editNote }));
    await user.type(await screen.findByRole('textbox', { name: texts.detail.ownerNote }), 'Volat');
    await user.click(screen.getByRole('button', { name: texts.save }));
    await user.click(await screen.findByRole('button', { name: admin.undo.label }));
    await waitFor(() =>
      expect(findCalls('PUT reservations/21/note').map(({ body }) => body)).toEqual([
        { owner_note: 'Volat' },
        { owner_note: '' },
      ]),
    );
  });

  test('hides an anonymized guest and allows only a note on a past reservation', async () => {
    await open(DETAIL, {
      'GET admin/reservations/21': () => ({
        body: reservationDetail({
          guest_name: null,
          guest_email: null,
          guest_phone: null,
          forgotten_at: '2028-06-12T10:00:00Z',
          status: 'cancelled',
          cancelled_by: 'owner',
          cancel_reason: 'Havarie',
          allowed_actions: ['note'],
        }),
      }),
    });
    expect(await screen.findByText(texts.detail.anonymizedAt)).toBeTruthy();
    expect(screen.getByText('Havarie')).toBeTruthy();
    for (const name of [texts.move.action, texts.confirm.action, texts.cancel.cancel, texts.cancel.refuse])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  test('links a missing reservation back to the list', async () => {
    await open(`${LIST}/99`);
    expect(await screen.findByRole('heading', { level: 1, name: texts.detail.notFoundTitle })).toBeTruthy();
    expect(screen.getByRole('link', { name: texts.back }).getAttribute('href')).toBe(LIST);
  });
});
