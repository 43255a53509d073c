import { describe, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AdminReservationCalendar } from '@prostora/api-client';
import { admin } from '@prostora/strings';
import { adminReservations as texts } from '@prostora/strings/cs/admin-reservations.ts';
import '@prostora/ui/calendar/full-calendar.tsx';
import './reservation.page.tsx';
import './reservations.page.tsx';
import './reservations-calendar.tsx';
import { plain, renderConsole, type Handlers } from '../../testing/console.tsx';
import { customer } from '../../testing/people.ts';
import {
  reservationDetail,
  reservationRow,
  spaceDetail,
  timelineAnswer,
} from '../../testing/reservations.ts';

const LIST = '/admin2/rezervace';
const known: Handlers = {
  'GET admin/reservations/21': () => ({ body: reservationDetail() }),
  'GET admin/timeline': () => ({ body: timelineAnswer([]) }),
  'GET admin/spaces/7': () => ({ body: spaceDetail() }),
  'GET admin/customers/3': () => ({ body: customer() }),
};

describe('reservation calendar', () => {
  const { space, ...reservation } = reservationRow();
  const answer: AdminReservationCalendar = {
    reservations: [{ ...reservation, customer_name: 'Jana Dvorakova', space }],
    total: 1,
    blocked_slots: [
      {
        id: 4,
        space_id: 7,
        reason: 'Malovani',
        reason_public: false,
        start_datetime: '2027-06-20T10:00:00Z',
        end_datetime: '2027-06-20T12:00:00Z',
        feed_id: null,
        group_id: null,
      },
    ],
    availabilities: [],
  };
  const calendar: Handlers = {
    'GET admin/reservations/calendar': () => ({ body: answer }),
    'GET catalog/admin': () => ({ body: { items: [] } }),
    'GET admin/customers': () => ({ body: { items: [] } }),
  };
  const open = (path: string, more: Handlers) => renderConsole(path, { handlers: { ...known, ...more } });
  const PLACE = `${LIST}?view=kalendar&day=2027-06-01&span=list`;

  test('loads the visible range with URL filters and links entries to reservations', async () => {
    const { findCalls, router } = await open(`${PLACE}&space=7`, calendar);
    await userEvent.click(await screen.findByRole('button', { name: /Rezervace - Jana Dvorakova/u }));
    expect(
      findCalls('GET admin/reservations/calendar').map(({ query }) => Object.fromEntries(query)),
    ).toEqual([{ start_date: '2027-06-01', end_date: '2027-06-30', space: '7' }]);
    expect(router.state.location.pathname).toBe(`${LIST}/21`);
  });

  test('names the space when all are shown, and reports a truncated result', async () => {
    await open(PLACE, {
      ...calendar,
      'GET admin/reservations/calendar': () => ({ body: { ...answer, blocked_slots: [], total: 1500 } }),
    });
    expect(await screen.findByRole('button', { name: /Jana Dvorakova · Stodola/u })).toBeTruthy();
    expect(screen.getByText(plain(texts.calendar.cut(1, 1500)))).toBeTruthy();
    expect(screen.getByText(texts.calendar.scopeHint)).toBeTruthy();
  });

  test('shows blocks read-only, and stores the view in the URL', async () => {
    jest.spyOn(window, 'matchMedia').mockImplementation((media) => ({
      matches: false,
      media,
      onchange: null,
      addListener() {},
      removeListener() {},
      addEventListener() {},
      removeEventListener() {},
      dispatchEvent: () => false,
    }));
    const { router } = await open(`${PLACE}&customer=3`, calendar);
    expect(await screen.findByText(/Blokováno - Malovani/u)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Malovani/u })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Měsíc' }));
    expect(router.state.location.search).not.toContain('span=');
    expect(await screen.findByText(/Blokováno - Malovani/u)).toBeTruthy();
    jest.restoreAllMocks();
  });

  test('offers a retry after a failure', async () => {
    await open(PLACE, {
      ...calendar,
      'GET admin/reservations/calendar': () => ({ status: 500, body: { message: 'Chyba' } }),
    });
    expect(await screen.findByRole('button', { name: admin.errors.retry })).toBeTruthy();
  });
});
