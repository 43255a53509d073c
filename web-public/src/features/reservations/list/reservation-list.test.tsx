import { afterAll, afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Reservation } from '@prostora/api-client';
import { SHELL_EVENTS, onShellEvent, type Toast } from '@prostora/federation';
import { reservation, reservationsPage } from '@prostora/testing/reservation-fixtures.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stopClock } from '../../../testing/render-booking.ts';
import { renderReservations } from '../../../testing/reservations.ts';

const toasts: Toast[] = [];
const stop = onShellEvent(SHELL_EVENTS.toast, (toast) => toasts.push(toast));
beforeEach(() => stopClock('2026-12-01T10:00:00Z'));
afterEach(() => {
  toasts.length = 0;
  jest.useRealTimers();
});
afterAll(stop);

const request = (id: number, name: string, change: Partial<Reservation> = {}): Reservation =>
  reservation(id, { customer_name: name, sequence: id, allowed_actions: ['confirm', 'refuse'], ...change });
const show = async (query: string, items: Reservation[], answer: unknown = {}) => {
  const lists: string[] = [];
  const { changes } = await renderReservations(query, (url, asked) => {
    if (asked.method !== 'GET') return answer;
    if (url.pathname !== '/api/reservations') return undefined;
    lists.push(url.search);
    return reservationsPage(items, { total: 30, sum: 123_000 });
  });
  await screen.findByRole('table', { name: 'Rezervace' });
  return { lists, changes };
};

describe('the list of reservations', () => {
  it('says that the price of a repeated request is that of its first date', async () => {
    await show('?karta=seznam', [request(5, 'Jana', { series_id: 3, price: 1000, price_state: 'complete' })]);
    const row = within(screen.getByRole('table', { name: 'Rezervace' }))
      .getAllByRole('row')
      .at(-1);
    expect(row?.textContent).toMatch(/1\s000\sKčprvní\stermín.*opakovaná žádost/u);
  });

  it('confirms the chosen requests at once and lists those that were refused', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const { changes } = await show(
      '?karta=seznam',
      [
        request(5, 'Jana'),
        request(6, 'Petr'),
        request(7, 'Eva'),
        request(8, 'Ota', { status: 'confirmed', allowed_actions: ['cancel'] }),
      ],
      {
        results: [
          { id: 5, status: 'confirmed', error_code: null, message: null },
          { id: 6, status: 'failed', error_code: 'RESERVATION_CHANGED', message: 'Mezitím se změnila.' },
        ],
      },
    );
    expect(screen.queryByRole('checkbox', { name: 'Vybrat rezervaci: Ota' })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: /^Vybrat čekající na této stránce \(3\)$/u }));
    await user.click(screen.getByRole('checkbox', { name: 'Vybrat rezervaci: Eva' }));
    await user.click(screen.getByRole('button', { name: 'Potvrdit vybrané (2)' }));
    const question = within(await screen.findByRole('dialog', { name: /^Potvrdit 2.rezervace\?$/u }));
    await user.click(question.getByRole('button', { name: 'Potvrdit' }));
    await waitFor(() =>
      expect(changes).toEqual([
        {
          method: 'POST',
          path: '/api/reservations/bulk-confirm',
          body: {
            items: [
              { id: 5, sequence: 5 },
              { id: 6, sequence: 6 },
            ],
          },
        },
      ]),
    );
    expect((await screen.findByRole('alert')).textContent).toContain('Petr: Mezitím se změnila.');
    expect(toasts.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^Potvrzeno: 1.rezervace$/u),
    ]);
  });

  it('shows an event in several spaces as one row with its total', async () => {
    const group = {
      count: 2,
      spaces: ['Sál', 'Zahrada'],
      days: 1,
      total: 12_000,
      price_state: 'agreed' as const,
    };
    await show('?karta=seznam', [
      request(5, 'Nováčkovi', { price: 8000, group_id: 3, group: { ...group, version: 2, may_apply: true } }),
    ]);
    const text = screen.getByText('Nováčkovi').closest('[role="row"]')?.textContent ?? '';
    expect(text).toMatch(/Sál \+ Zahrada.*12\s000\sKč/u);
  });

  it('calls an option an option: held until a time, not waiting for an answer, and not confirmed in bulk', async () => {
    await show('?karta=seznam', [
      request(5, 'Jana'),
      request(6, 'Petr'),
      request(7, 'Eva', { source: 'owner', is_option: true, expires_at: '2026-12-03T17:00:00Z' }),
    ]);
    expect(screen.getByRole('checkbox', { name: 'Vybrat čekající na této stránce (2)' })).toBeTruthy();
    expect(screen.queryByRole('checkbox', { name: 'Vybrat rezervaci: Eva' })).toBeNull();
    const text = screen.getByText('Eva').closest('[role="row"]')?.textContent ?? '';
    expect(text).toMatch(/Opce.*držíte do/u);
    expect(text).not.toMatch(/Čeká na vás|odpovězte/u);
  });

  it('shows the sum, and filters by days of the start and by source', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const { lists } = await show('?karta=seznam&zacatek-od=2027-06-01&zdroj=vlastni&kdy=vse', [
      request(5, 'Jana'),
    ]);
    expect(screen.getByText(/^Nalezeno: 30.rezervací za 123.000.Kč$/u)).toBeTruthy();
    expect(lists).toEqual(['?page=1&page_size=20&when=all&from=2027-06-01&source=owner']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Odkud' }), 'offer');
    await waitFor(() =>
      expect(lists.at(-1)).toBe('?page=1&page_size=20&when=all&from=2027-06-01&source=offer'),
    );
    expect(screen.getByRole('link', { name: 'Program k tisku' }).getAttribute('href')).toBe(
      '/klient/program?od=2027-06-01',
    );
  });
});
