import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Reservation, Series } from '@prostora/api-client';
import { reservation, reservationsPage } from '@prostora/testing/reservation-fixtures.ts';
import { occurrence, series } from '@prostora/testing/series-fixtures.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stopClock } from '../../../../testing/render-booking.ts';
import { failWith, type Handler } from '../../../../testing/render-site.tsx';
import { renderReservations } from '../../../../testing/reservations.ts';

beforeEach(() => {
  stopClock('2027-12-03T10:00:00Z');
  sessionStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
});

/** The second occurrence of the series, of a guest without an e-mail. */
const second = (change: Partial<Reservation> = {}): Reservation =>
  reservation(52, {
    status: 'confirmed',
    source: 'owner',
    title: 'Kurz',
    customer_name: 'Jóga s Janou',
    customer_email: '',
    series_id: 7,
    start_datetime: '2027-12-09T17:00:00.000Z',
    end_datetime: '2027-12-09T18:30:00.000Z',
    number_of_guests: 12,
    price: 1000,
    price_state: 'agreed',
    expires_at: null,
    allowed_actions: ['cancel', 'change', 'note'],
    ...change,
  });

/** Opens the dialog of the occurrence; `change` answers mutating calls. */
async function show(
  shown: Reservation = second(),
  found: Series = series(),
  change: Handler = () => failWith(500),
) {
  const view = await renderReservations('?karta=seznam&rezervace=52', (url, asked) => {
    if (url.pathname === '/api/series/7' && asked.method === 'GET') return { series: found };
    if (url.pathname.startsWith('/api/series/')) return change(url, asked);
    if (!url.pathname.startsWith('/api/reservations') || url.pathname.endsWith('/calendar')) return undefined;
    if (url.pathname === '/api/reservations') return reservationsPage([shown]);
    return url.pathname === '/api/reservations/52' ? { reservation: shown } : failWith(404);
  });
  const dialog = within(await screen.findByRole('dialog', { name: /^Rezervace/u }));
  await dialog.findByRole('list', { name: 'Termíny řady' });
  return { ...view, dialog };
}
const openScope = async (button: string): Promise<ReturnType<typeof within>> => {
  await userEvent.click(screen.getByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name: /^Co chcete/u }));
};
async function openFollowing(button: string, title: RegExp) {
  const scope = await openScope(button);
  await userEvent.click(scope.getByRole('button', { name: /^Tento a další/u }));
  return within(await screen.findByRole('dialog', { name: title }));
}
const openChange = () => openFollowing('Upravit', /^Upravit tento a\sdalší termíny$/u);

describe('the series in the dialog of an occurrence', () => {
  it('shows the rule, what is left and the remaining occurrences with their states', async () => {
    const { dialog } = await show();
    expect(dialog.getByRole('heading', { level: 3, name: /^Kurz/u }).textContent).toMatch(
      /^Kurz každý čtvrtek 18:00–19:30, zbývají 3\stermíny ze\s4$/u,
    );
    expect(dialog.getByText(/^Zbývající termíny 3\s000\sKč, celá řada 4\s000\sKč$/u)).toBeTruthy();
    const list = within(dialog.getByRole('list', { name: 'Termíny řady' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/9\.\s12\.\s2027, 18:00–19:30.*tento termín · potvrzený$/u),
      expect.stringMatching(/16\.\s12\.\s2027.*potvrzený · jinak než řada$/u),
      expect.stringMatching(/23\.\s12\.\s2027.*potvrzený · čeká na hosta$/u),
    ]);
    expect(list.getByRole('link', { current: true }).textContent).toContain('9.');
    await userEvent.click(dialog.getByRole('button', { name: /^Zobrazit všech 4\stermínů$/u }));
    expect(list.getAllByRole('listitem')[0]!.textContent).toMatch(/2\.\s12\.\s2027.*proběhl$/u);
  });

  it('leaves out prices that the member does not see', async () => {
    const hidden = series({
      sums: { total: 4, remaining: 3, cancelled: 0, price: null, remaining_price: null },
      hidden: ['price'],
      can_change: false,
    });
    const { dialog } = await show(second({ allowed_actions: [] }), hidden);
    expect(dialog.queryByText(/celá řada/u)).toBeNull();
  });
});

describe('a change of an occurrence of a series', () => {
  it('asks whether only this one or the following ones too', async () => {
    await show();
    const scope = await openScope('Upravit');
    expect(scope.getByRole('button', { name: /^Tento a další\s?3\stermíny$/u })).toBeTruthy();
    await userEvent.click(scope.getByRole('button', { name: 'Jen tento termín' }));
    expect(await screen.findByRole('dialog', { name: 'Upravit rezervaci' })).toBeTruthy();
  });

  it('does not ask for the last occurrence', async () => {
    const last = series({ occurrences: [occurrence(51, '2027-12-02'), occurrence(52, '2027-12-09')] });
    await show(second(), last);
    await userEvent.click(screen.getByRole('button', { name: 'Upravit' }));
    expect(await screen.findByRole('dialog', { name: 'Upravit rezervaci' })).toBeTruthy();
  });

  it('sends what changed from this day on, with the version that was read', async () => {
    const { changes } = await show(second(), series(), () => ({
      series: series({ version: 4 }),
      applied: ['start_datetime', 'end_datetime', 'title'],
      changed: 3,
      proposed: 0,
    }));
    const dialog = await openChange();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Od' }), '19:00');
    expect(dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Do' }).value).toBe('20:30');
    const title = dialog.getByRole('textbox', { name: /^Název akce/u });
    await userEvent.clear(title);
    await userEvent.type(title, 'Pilates');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Změna je s hostem domluvená po telefonu' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Uložit' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Upravit tento/u })).toBeNull());
    expect(changes).toEqual([
      expect.objectContaining({
        path: '/api/series/7/changes',
        body: {
          start_time: '19:00',
          end_time: '20:30',
          title: 'Pilates',
          agreed_by_phone: true,
          from_day: '2027-12-09',
          version: 3,
        },
      }),
    ]);
  });

  it('names the days that are taken and keeps what was typed', async () => {
    await show(second(), series(), () =>
      failWith(409, {
        error_code: 'SLOT_TAKEN',
        message: 'Termín už je obsazený',
        conflicts: [
          {
            space_id: 1,
            start_datetime: '2027-12-16T18:30:00.000Z',
            end_datetime: '2027-12-16T20:00:00.000Z',
            kind: 'block',
            reservation_id: null,
          },
        ],
      }),
    );
    const dialog = await openChange();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Od' }), '19:00');
    await userEvent.click(dialog.getByRole('button', { name: 'Uložit' }));
    expect((await dialog.findByRole('alert')).textContent).toMatch(
      /Nic jsme nezměnili.*čt 16\.\s12\., Loft 1: blokace do 21:00/u,
    );
    expect(dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Od' }).value).toBe('19:00');
  });

  it('keeps what was typed when the series changed, and sends the newer version', async () => {
    let found = series();
    const sent: number[] = [];
    await renderReservations('?karta=seznam&rezervace=52', (url, { method, body }) => {
      if (url.pathname === '/api/series/7/changes' && method === 'POST') {
        sent.push((body as { version: number }).version);
        found = series({ version: 9 });
        return failWith(409, { error_code: 'SERIES_CHANGED', message: 'Řada termínů se mezitím změnila.' });
      }
      if (url.pathname === '/api/series/7') return { series: found };
      if (!url.pathname.startsWith('/api/reservations') || url.pathname.endsWith('/calendar'))
        return undefined;
      if (url.pathname === '/api/reservations') return reservationsPage([second()]);
      return { reservation: second() };
    });
    await screen.findByRole('list', { name: 'Termíny řady' });
    const dialog = await openChange();
    await userEvent.clear(dialog.getByRole('textbox', { name: /^Cena za termín/u }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Cena za termín/u }), '900');
    await userEvent.click(dialog.getByRole('button', { name: 'Uložit' }));
    await dialog.findByText(/Řada termínů se mezitím změnila\. Načetli jsme/u);
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /^Cena za termín/u }).value).toBe('900');
    await waitFor(() => expect(sent).toEqual([3]));
    await userEvent.click(dialog.getByRole('button', { name: 'Uložit' }));
    await waitFor(() => expect(sent).toEqual([3, 9]));
  });

  it('tells that a guest with an e-mail has to accept all days at once', async () => {
    await show(second({ customer_email: 'jana@prostora.test' }));
    const dialog = await openChange();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Od' }), '19:00');
    expect(dialog.getByText(/jeden e-mail se všemi termíny/u)).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Poslat návrh hostovi' })).toBeTruthy();
    expect(dialog.getByRole('textbox', { name: /^Vzkaz hostovi/u })).toBeTruthy();
  });
});

describe('a cancellation of an occurrence of a series', () => {
  it('cancels the following ones too, with the reason', async () => {
    const { changes } = await show(second({ customer_email: 'jana@prostora.test' }), series(), () => ({
      series: series({ version: 4 }),
      cancelled: 3,
    }));
    const dialog = await openFollowing('Zrušit rezervaci', /^Zrušit tento a\sdalší termíny\?$/u);
    expect(dialog.getByText(/^Od čt 9\.\s12\.\s2027 se uvolní 3\stermíny/u)).toBeTruthy();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Důvod pro hosta' }), 'Zavíráme.');
    await userEvent.click(dialog.getByRole('button', { name: 'Zrušit termíny' }));
    await waitFor(() => expect(changes).toHaveLength(1));
    expect(changes).toEqual([
      expect.objectContaining({
        path: '/api/series/7',
        body: { from_day: '2027-12-09', version: 3, reason: 'Zavíráme.', cancel_code: null },
      }),
    ]);
  });

  it('needs no reason for a guest without an e-mail', async () => {
    const { changes } = await show(second(), series(), () => ({ series: series(), cancelled: 3 }));
    const dialog = await openFollowing('Zrušit rezervaci', /^Zrušit tento a\sdalší termíny\?$/u);
    expect(dialog.getByText(/Host nemá e-mail/u)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Zrušit termíny' }));
    await waitFor(() => expect(changes).toHaveLength(1));
  });
});
