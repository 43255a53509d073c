import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { SeriesRequest } from '@prostora/api-client';
import { seriesRequest } from '@prostora/strings/cs/series-request.ts';
import { reservation, reservationsPage } from '@prostora/testing/reservation-fixtures.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stopClock } from '../../../testing/render-booking.ts';
import { failWith } from '../../../testing/render-site.tsx';
import { renderReservations } from '../../../testing/reservations.ts';

const texts = seriesRequest.host;
const DAYS = ['2027-12-10', '2027-12-17', '2027-12-24'];
const date = reservation(5, { series_id: 7, source: 'guest' });

beforeEach(() => {
  stopClock('2026-12-01T10:00:00Z');
  sessionStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
});

const request = (change: Partial<SeriesRequest> = {}): SeriesRequest => ({
  id: 7,
  version: 3,
  space: date.space,
  customer_name: 'Jan Dvořák',
  customer_email: 'jan@host.example',
  customer_phone: null,
  number_of_guests: 10,
  notes: '',
  created_at: '2026-11-30T10:00:00Z',
  expires_at: '2026-12-03T10:00:00Z',
  awaits_proof: false,
  dates: DAYS.map((day, index) => ({
    reservation_id: 5 + index,
    status: 'pending' as const,
    start_datetime: `${day}T15:00:00Z`,
    end_datetime: `${day}T21:00:00Z`,
    price: 2000,
    price_state: 'complete' as const,
    waits: true,
    conflict: false,
  })),
  total: 6000,
  price_state: 'complete',
  waiting_people: 0,
  allowed_actions: ['confirm', 'decline'],
  hidden: [],
  ...change,
});

/** Opens the detail of a date; returns the sent answers. */
async function show(
  change: Partial<SeriesRequest> = {},
  answer: () => unknown = () => ({ request: request() }),
) {
  const sent: { path: string; body: unknown }[] = [];
  await renderReservations('?karta=seznam&rezervace=5', (url, { method, body }) => {
    if (url.pathname === '/api/series/7/request') return { request: request(change) };
    if (url.pathname.startsWith('/api/series/')) {
      sent.push({ path: url.pathname, body });
      return answer();
    }
    if (url.pathname === '/api/reservations') return reservationsPage([date]);
    return method === 'GET' && url.pathname === '/api/reservations/5' ? { reservation: date } : undefined;
  });
  const panel = within(await screen.findByRole('region', { name: texts.title(3) }));
  return { panel, sent, user: userEvent.setup() };
}

describe('the request of a repeated booking', () => {
  it('is confirmed with one call for all dates', async () => {
    const { panel, sent, user } = await show();
    expect(panel.getAllByRole('listitem')).toHaveLength(3);
    await user.click(panel.getByRole('button', { name: texts.confirm(3) }));
    const dialog = within(await screen.findByRole('dialog', { name: texts.confirmation.title }));
    await user.click(dialog.getByRole('button', { name: texts.confirmation.yes }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: texts.confirmation.title })).toBeNull());
    expect(sent).toEqual([{ path: '/api/series/7/confirm', body: { version: 3 } }]);
  });

  it('is declined with a reason for all dates', async () => {
    const { panel, sent, user } = await show();
    await user.click(panel.getByRole('button', { name: texts.decline }));
    const dialog = within(await screen.findByRole('dialog', { name: texts.declining.title }));
    await user.type(dialog.getByLabelText(texts.declining.label), 'Rekonstrukce.');
    await user.click(dialog.getByRole('button', { name: texts.declining.yes }));
    await waitFor(() =>
      expect(sent).toEqual([
        {
          path: '/api/series/7/decline',
          body: { version: 3, reason: 'Rekonstrukce.', cancel_code: null },
        },
      ]),
    );
  });

  it('tells what confirming refuses and keeps a refused answer open', async () => {
    const { panel, user } = await show(
      {
        waiting_people: 2,
        dates: request().dates.map((one, index) => ({ ...one, conflict: index === 1 })),
      },
      () => failWith(409, { error_code: 'RESERVATION_CHANGED', message: 'Rezervace se mezitím změnila.' }),
    );
    expect(panel.getByText(texts.conflict)).toBeTruthy();
    expect(panel.getByText(texts.waitingPeople(2).replace(/\u00a0/gu, ' '))).toBeTruthy();
    await user.click(panel.getByRole('button', { name: texts.confirm(3) }));
    const dialog = within(await screen.findByRole('dialog', { name: texts.confirmation.title }));
    await user.click(dialog.getByRole('button', { name: texts.confirmation.yes }));
    expect((await dialog.findByRole('alert')).textContent).toContain('mezitím změnila');
  });

  it('offers no answer once all dates have one', async () => {
    const { panel } = await show({
      allowed_actions: [],
      dates: request().dates.map((one) => ({ ...one, status: 'confirmed', waits: false })),
    });
    expect(panel.getByText(texts.answered)).toBeTruthy();
    expect(panel.queryByRole('button')).toBeNull();
  });
});
