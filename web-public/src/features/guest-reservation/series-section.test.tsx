import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { GuestReservation, GuestSeries } from '@prostora/api-client';
import { seriesRequest } from '@prostora/strings/cs/series-request.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stopClock } from '../../testing/render-booking.ts';
import { renderSite, type ApiRequest } from '../../testing/render-site.tsx';

const texts = seriesRequest.guest;
const TOKEN = 'tajny-token-hosta';
const DAYS = ['2027-03-10', '2027-03-17', '2027-03-24'];

const series = (statuses: readonly GuestSeries['dates'][number]['status'][]): GuestSeries => ({
  dates: DAYS.map((day, index) => {
    const status = statuses[index] ?? 'pending';
    return {
      id: 12 + index,
      status,
      space: { id: 1, url: 'pragovka/loft-1', building_name: 'Pragovka', space_name: 'Loft 1' },
      start_datetime: `${day}T17:00:00.000Z`,
      end_datetime: `${day}T19:00:00.000Z`,
      price: 2000,
      price_state: 'complete' as const,
      can_cancel: status !== 'cancelled',
      guest_url: `/rezervace/${12 + index}#token=token-${index}`,
    };
  }),
  total: 6000,
  price_state: 'complete',
});
const reservation = (change: Partial<GuestReservation>): GuestReservation => ({
  conversation_id: null,
  deal_id: null,
  can_write: true,
  id: 12,
  status: 'pending',
  start_datetime: '2027-03-10T17:00:00.000Z',
  end_datetime: '2027-03-10T19:00:00.000Z',
  source: 'guest',
  customer_name: 'Jana Nová',
  number_of_guests: 10,
  notes: '',
  price: 2000,
  price_state: 'complete',
  quote: null,
  has_email: true,
  host_message: null,
  created_at: '2026-11-01T10:00:00.000Z',
  expires_at: '2026-12-04T11:00:00.000Z',
  awaits_proof: false,
  proof_sent: true,
  cancel_reason: null,
  cancelled_by: null,
  allowed_actions: ['cancel'],
  sequence: 0,
  proposal: null,
  proposed_image: null,
  space: {
    id: 1,
    url: 'pragovka/loft-1',
    building_name: 'Pragovka',
    space_name: 'Loft 1',
    image: null,
    lat: null,
    lng: null,
  },
  address: { street: null, house_number: null, postal_code: null, city: null },
  contact: null,
  proposal_others: [],
  series: series(['pending', 'pending', 'cancelled']),
  ...change,
});

beforeEach(() => {
  sessionStorage.clear();
  stopClock('2026-12-01T10:00:00Z');
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** Renders the page; returns the cancellations. */
function render() {
  const cancelled: { path: string; body: unknown }[] = [];
  renderSite(`/rezervace/12/${TOKEN}`, (url, { method, body }: ApiRequest) => {
    if (url.pathname.startsWith('/api/reservations/space/')) return { reservations: [] };
    if (url.pathname.startsWith('/api/blocked-slots/')) return { blocked_slots: [] };
    if (url.pathname.startsWith('/api/availability/')) return { availabilities: [], rules: {} };
    if (method !== 'DELETE') return { reservation: reservation({}) };
    cancelled.push({ path: url.pathname, body });
    const all = series(['cancelled', 'cancelled', 'cancelled']);
    return {
      reservation: reservation({
        status: 'cancelled',
        cancelled_by: 'guest',
        allowed_actions: [],
        series: all,
      }),
    };
  });
  return cancelled;
}
const findSection = async () => within(await screen.findByRole('region', { name: texts.title }));

describe('all dates of a repeated booking', () => {
  it('are listed with their states and links', async () => {
    render();
    const section = await findSection();
    expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining(`${texts.current}${texts.statuses.pending}`),
      expect.stringContaining(texts.statuses.pending),
      expect.stringContaining(texts.statuses.cancelled),
    ]);
    expect(section.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/rezervace/13#token=token-1',
      '/rezervace/14#token=token-2',
    ]);
  });

  it('are cancelled one by one with the token of the date', async () => {
    const cancelled = render();
    const user = userEvent.setup();
    const section = await findSection();
    await user.click(section.getAllByRole('button', { name: /^Zrušit termín/u })[1] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: texts.one.title }));
    await user.click(dialog.getByRole('button', { name: texts.one.yes }));
    await screen.findByText(texts.cancelledOne);
    expect(cancelled).toEqual([
      { path: '/api/reservations/13/guest', body: { token: 'token-1', reason: '', apply_to: 'this' } },
    ]);
  });

  it('are cancelled together with the token of the page', async () => {
    const cancelled = render();
    const user = userEvent.setup();
    await user.click((await findSection()).getByRole('button', { name: texts.open }));
    const dialog = within(await screen.findByRole('dialog', { name: texts.all.title }));
    await user.type(dialog.getByLabelText(/^Důvod zrušení/u), 'Kurz se nekoná.');
    await user.click(dialog.getByRole('button', { name: texts.all.yes }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(cancelled).toEqual([
      { path: '/api/reservations/12/guest/series', body: { token: TOKEN, reason: 'Kurz se nekoná.' } },
    ]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Rezervace je zrušená' })).toBeTruthy();
  });
});
