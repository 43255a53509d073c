import { afterAll, afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { OwnerWaitlistEntry } from '@prostora/api-client';
import { SHELL_EVENTS, onShellEvent, type Toast } from '@prostora/federation';
import { reservation } from '@prostora/testing/reservation-fixtures.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stopClock } from '../../../testing/render-booking.ts';
import { failWith, type Handler } from '../../../testing/render-site.tsx';
import { renderReservations } from '../../../testing/reservations.ts';

const toasts: Toast[] = [];
const stop = onShellEvent(SHELL_EVENTS.toast, (toast) => toasts.push(toast));
beforeEach(() => stopClock('2026-12-01T10:00:00Z'));
afterEach(() => {
  toasts.length = 0;
  jest.useRealTimers();
});
afterAll(stop);

const entry = (id: number, name: string, change: Partial<OwnerWaitlistEntry> = {}): OwnerWaitlistEntry => ({
  id,
  state: 'waiting',
  position: id,
  space: { id: 1, url: 'pragovka/loft-1', building_name: 'Pragovka', space_name: 'Loft 1' },
  start_datetime: '2026-12-12T16:00:00.000Z',
  end_datetime: '2026-12-12T21:00:00.000Z',
  guests: 40,
  offered_until: null,
  price: null,
  price_state: null,
  name,
  email: null,
  phone: '+420777123456',
  hidden: [],
  reservation_id: null,
  created_at: '2026-11-30T10:00:00.000Z',
  ...change,
});
const offered = entry(1, 'Jana Malá', {
  state: 'offered',
  offered_until: '2026-12-02T13:00:00.000Z',
  email: 'jana@example.cz',
  reservation_id: 8,
});
const listed = [offered, entry(2, 'Petr Nový')];

const show = async (items: readonly OwnerWaitlistEntry[], change: Handler = () => failWith(500)) => {
  const rendered = await renderReservations('?karta=cekani', (url, asked) => {
    if (!url.pathname.startsWith('/api/waitlist')) return undefined;
    return asked.method === 'GET' ? { items } : change(url, asked);
  });
  await screen.findByRole('region', { name: 'Čekací listina' });
  return rendered;
};
const row = (name: string) => within(screen.getByText(name).closest('li') ?? document.createElement('li'));
const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

describe('the owner’s waiting list', () => {
  it('shows place, contact, slot and state of each person', async () => {
    await show(listed);
    const first = row('Jana Malá');
    expect(first.getByText('Nabídnuto do 2. 12. 2026 14:00')).toBeTruthy();
    expect(first.getByRole('link', { name: 'jana@example.cz' }).getAttribute('href')).toBe(
      'mailto:jana@example.cz',
    );
    expect(first.getByText(/Loft 1.*Počet hostů: 40/u)).toBeTruthy();
    const second = row('Petr Nový');
    expect(second.getByText('2.')).toBeTruthy();
    expect(second.getByText('Čeká')).toBeTruthy();
    expect(second.getByRole('link', { name: /777/u }).getAttribute('href')).toBe('tel:+420777123456');
  });

  it.each([
    ['Potvrdit rezervaci: Jana Malá', '/api/waitlist/1/take', 'Rezervace je potvrzená.'],
    ['Přeskočit: Jana Malá', '/api/waitlist/1/pass', 'Přeskočeno, termín dostal další v pořadí.'],
    ['Nabídnout termín: Petr Nový', '/api/waitlist/2/offer', 'Termín je nabídnutý.'],
    ['Odebrat z čekací listiny: Petr Nový', '/api/waitlist/2/leave', 'Odebráno z čekací listiny.'],
  ])('„%s“ is sent and announced', async (label, path, message) => {
    const { changes } = await show(listed, () => ({ entry: { id: 1, state: 'taken', position: null } }));
    await user().click(screen.getByRole('button', { name: label }));
    await waitFor(() => expect(toasts).toEqual([{ message, kind: 'success' }]));
    expect(changes.map((call) => call.path)).toEqual([path]);
  });

  it('says why a step failed', async () => {
    await show(listed, () => failWith(409, { message: 'Termín je mezitím obsazený.' }));
    await user().click(screen.getByRole('button', { name: 'Nabídnout termín: Petr Nový' }));
    await waitFor(() => expect(toasts).toEqual([{ message: 'Termín je mezitím obsazený.', kind: 'error' }]));
  });

  it('without people says so and adds one by phone', async () => {
    const { changes } = await show([], () => ({ entry: { id: 9, state: 'waiting', position: 1 } }));
    expect(screen.getByText('Na žádný termín nikdo nečeká.')).toBeTruthy();
    await user().click(screen.getByRole('button', { name: 'Zapsat zájemce' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Zapsat na čekací listinu' }));
    await user().click(dialog.getByRole('button', { name: 'Zapsat' }));
    expect(changes).toEqual([]);
    expect(await dialog.findByText('Vyplňte jméno')).toBeTruthy();
    expect(dialog.getByLabelText(/^Telefon/u).getAttribute('aria-invalid')).toBe('true');
    await user().type(dialog.getByLabelText('Jméno'), 'Paní Volala');
    await user().type(dialog.getByLabelText(/^Telefon/u), '777 123 456');
    await user().click(dialog.getByRole('button', { name: 'Zapsat' }));
    await waitFor(() => expect(changes).toHaveLength(1));
    expect(changes[0]?.body).toMatchObject({
      space_id: 1,
      start_datetime: '2026-12-02T16:00:00.000Z',
      name: 'Paní Volala',
      phone: '777 123 456',
      email: null,
      guests: 1,
    });
  });
});

describe('the waiting list of a taken slot', () => {
  const open = async (change: Parameters<typeof reservation>[1], items: readonly OwnerWaitlistEntry[]) => {
    const taken = reservation(5, {
      start_datetime: '2026-12-12T16:00:00.000Z',
      end_datetime: '2026-12-12T21:00:00.000Z',
      ...change,
    });
    const rendered = await renderReservations('?rezervace=5', ({ pathname }, { method }) => {
      if (pathname === '/api/reservations/5') return { reservation: taken };
      if (pathname !== '/api/waitlist' && pathname !== '/api/waitlist/own') return undefined;
      return method === 'GET' ? { items } : { entry: { id: 9, state: 'waiting', position: 3 } };
    });
    await screen.findByRole('dialog', { name: /Jan/u });
    return rendered;
  };

  it('is written from the reservation that holds the slot, with its space and hours', async () => {
    const { changes } = await open({}, listed);
    const count = await screen.findByRole('link', { name: /^Na tenhle čas čekají 2.lidé$/u });
    expect(count.getAttribute('href')).toBe('/klient/rezervace?karta=cekani&prostor=1');
    await user().click(screen.getByRole('button', { name: 'Zapsat zájemce' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Zapsat na čekací listinu' }));
    await user().type(dialog.getByLabelText('Jméno'), 'Paní Volala');
    await user().type(dialog.getByLabelText(/^Telefon/u), '777 123 456');
    await user().click(dialog.getByRole('button', { name: 'Zapsat' }));
    await waitFor(() => expect(changes).toHaveLength(1));
    expect(changes[0]).toMatchObject({
      path: '/api/waitlist/own',
      body: {
        space_id: 1,
        start_datetime: '2026-12-12T16:00:00.000Z',
        end_datetime: '2026-12-12T21:00:00.000Z',
        name: 'Paní Volala',
      },
    });
  });

  it.each([
    ['a cancelled reservation', { status: 'cancelled' as const }],
    ['a past one', { start_datetime: '2026-11-12T16:00:00.000Z', end_datetime: '2026-11-12T21:00:00.000Z' }],
  ])('is not offered for %s', async (_name, change) => {
    await open(change, []);
    expect(screen.queryByRole('button', { name: 'Zapsat zájemce' })).toBeNull();
  });
});
