import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { StaffDay, StaffEvent } from '@prostora/api-client';
import { addDays, fromPragueWallTime, MEMBER_RIGHTS, toPragueDay } from '@prostora/contracts';
import { SHELL_EVENTS, onShellEvent, type Toast } from '@prostora/federation';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { owner, ownCustomer, renderPortal } from '../../../testing/portal.tsx';
import { failWith, type Handler } from '../../../testing/render-site.tsx';

const TODAY = toPragueDay(new Date());
const OWNER = '9.4';
const DAY_KEY = `prostora.staff-day.${OWNER}`;
const MARKS_KEY = `prostora.staff-marks.${OWNER}`;
const at = (hours: number, day = TODAY): string => fromPragueWallTime(day, hours * 60).toISOString();
const caretaker = owner({
  id: 9,
  customer: { ...ownCustomer, role: 'domovnik', rights: [...MEMBER_RIGHTS.domovnik] },
});
const event = (change: Partial<StaffEvent> = {}): StaffEvent => ({
  reservation_id: 1,
  space: { id: 3, name: 'Velký sál' },
  status: 'confirmed',
  title: 'Svatba',
  start_datetime: at(18),
  end_datetime: at(22),
  number_of_guests: 60,
  layout: 'Kulaté stoly',
  staff_note: 'Klíče u baru',
  contact: { name: 'Jana Nová', phone: '777424242' },
  sequence: 3,
  handled: null,
  ...change,
});
const list = (events: StaffEvent[] = [event()], change: Partial<StaffDay> = {}): StaffDay => ({
  day: TODAY,
  events,
  blocks: [],
  ...change,
});

const toasts: Toast[] = [];
const stop = onShellEvent(SHELL_EVENTS.toast, (toast) => toasts.push(toast));
beforeEach(() => {
  localStorage.clear();
  document.cookie = 'signed_in=1';
});
afterEach(() => {
  toasts.length = 0;
  document.cookie = 'signed_in=; max-age=0';
});
afterAll(stop);

const normalize = (text: string | null | undefined) => text?.replace(/\s+/gu, ' ').trim();
const readStored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');
/** Renders the page; `change` answers marks. */
const show = (
  current: StaffDay | (() => unknown),
  change: Handler = () => ({ handled: null }),
  user: Parameters<typeof renderPortal>[2] = caretaker,
) =>
  renderPortal(
    '/klient/dnes',
    (url, asked) => {
      if (url.pathname === '/api/owner/staff-day') return typeof current === 'function' ? current() : current;
      return change(url, asked);
    },
    user,
  );
const offline = () => failWith(503);

describe('the day of a caretaker', () => {
  it('shows room, hours, people, layout, note and contact, without prices', async () => {
    await show(
      list([event(), event({ reservation_id: 2, title: 'Opce', status: 'pending', contact: null })], {
        blocks: [
          {
            id: 1,
            space: { id: 4, name: 'Sklep' },
            reason: 'Malování',
            start_datetime: at(8, addDays(TODAY)),
            end_datetime: at(10, addDays(TODAY)),
          },
        ],
      }),
    );
    const row = within((await screen.findByText('Svatba')).closest('li') as HTMLElement);
    expect(row.getByRole('heading', { name: 'Velký sál' })).toBeTruthy();
    for (const text of ['18:00–22:00', 'Klíče u baru', 'Jana Nová']) expect(row.getByText(text)).toBeTruthy();
    expect(normalize(row.getByText(/^60/u).textContent)).toBe('60 hostů · Kulaté stoly');
    expect(row.getByRole('link', { name: /777/u }).getAttribute('href')).toBe('tel:777424242');
    const option = within((await screen.findByText('Opce')).closest('li') as HTMLElement);
    expect([option.queryByRole('button'), option.getByText('zatím nepotvrzeno').tagName]).toEqual([
      null,
      'P',
    ]);
    const tomorrow = within(screen.getByRole('region', { name: 'Zítra' }));
    expect(tomorrow.getByText('Blokace: Malování')).toBeTruthy();
    expect(document.body.textContent).not.toContain('Kč');
  });

  it('marks an event as done at once, sends it with the time of the press, and takes it back', async () => {
    const user = userEvent.setup();
    let handled: StaffEvent['handled'] = null;
    const { changes } = await show(
      () => list([event({ handled })]),
      (_url, { body }) => {
        const { handled: isHandled, at: pressed } = body as { handled: boolean; at: string };
        handled = isHandled ? { at: pressed, by: 'Karel Malý' } : null;
        return { handled };
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Vyřízeno: Velký sál, Svatba' }));
    const undo = await screen.findByRole('button', { name: 'Vrátit: Velký sál, Svatba' });
    await waitFor(() =>
      expect(normalize(screen.getByText(/^Vyřízeno \d/u).textContent)).toMatch(
        /^Vyřízeno \d+:\d\d, Karel Malý$/u,
      ),
    );
    expect(document.activeElement).toBe(undo);
    await user.click(undo);
    await waitFor(() => expect(localStorage.getItem(MARKS_KEY)).toBeNull());
    expect(changes.map(({ method, path, body }) => [method, path, body])).toEqual(
      [true, false].map((isHandled) => [
        'PUT',
        '/api/reservations/1/handled',
        { handled: isHandled, sequence: 3, at: expect.any(String) },
      ]),
    );
  });

  it('keeps a mark while the server does not answer, and sends it when the line is back', async () => {
    const user = userEvent.setup();
    let isDown = true;
    const { changes } = await show(list(), (_url, { body }) =>
      isDown ? offline() : { handled: { at: (body as { at: string }).at, by: 'Karel Malý' } },
    );
    await user.click(await screen.findByRole('button', { name: /^Vyřízeno/u }));
    expect(await screen.findByText(/odešle se s.připojením$/u)).toBeTruthy();
    expect(readStored(MARKS_KEY)).toEqual({ 1: { handled: true, sequence: 3, at: expect.any(String) } });
    isDown = false;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText(/Karel Malý$/u)).toBeTruthy();
    expect(localStorage.getItem(MARKS_KEY)).toBeNull();
    expect(new Set(changes.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  it('drops a mark that the server refuses, with the reason, and loads the list again', async () => {
    const user = userEvent.setup();
    let loads = 0;
    await show(
      () => list([event({ title: `Svatba ${(loads += 1)}` })]),
      () => failWith(409, { error_code: 'RESERVATION_CHANGED', message: 'Rezervace se mezitím změnila.' }),
    );
    await user.click(await screen.findByRole('button', { name: /^Vyřízeno/u }));
    await waitFor(() =>
      expect(toasts.map(({ message }) => message)).toEqual([
        'Odškrtnutí se nezapsalo: Rezervace se mezitím změnila.',
      ]),
    );
    await screen.findByText('Svatba 2');
    expect([localStorage.getItem(MARKS_KEY), screen.queryByText(/Vrátit/u)]).toEqual([null, null]);
  });

  it('opens with the last list while the server does not answer, and says since when it is', async () => {
    const user = userEvent.setup();
    localStorage.setItem(DAY_KEY, JSON.stringify({ loadedAt: Date.parse(at(7.7)), staffDay: list() }));
    let isDown = true;
    const { session, changes } = await show(
      list(),
      (_url, { body }) => ({ handled: { at: (body as { at: string }).at, by: 'Karel Malý' } }),
      () => (isDown ? offline() : { token: 'token', user: caretaker }),
    );
    expect(normalize((await screen.findByText(/bez připojení/u)).textContent)).toBe(
      'Seznam z 7:42, bez připojení.',
    );
    expect(screen.queryByRole('link', { name: 'Ceník' })).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Vyřízeno/u }));
    expect(normalize((await screen.findByText(/na odeslání/u)).textContent)).toBe(
      'Seznam z 7:42, bez připojení. 1 odškrtnutí čeká na odeslání.',
    );
    expect(changes).toEqual([]);
    isDown = false;
    await act(() => session.restore());
    expect(await screen.findByText(/Karel Malý$/u)).toBeTruthy();
    expect(screen.queryByText(/bez připojení/u)).toBeNull();
    expect(changes).toHaveLength(1);
  });

  it('shows tomorrow of yesterday’s list as today, and that the next day is unknown', async () => {
    const staffDay = list([event()], { day: addDays(TODAY, -1) });
    localStorage.setItem(DAY_KEY, JSON.stringify({ loadedAt: Date.parse(at(-5)), staffDay }));
    await show(staffDay, () => ({}), offline);
    expect(within(await screen.findByRole('region', { name: 'Dnes' })).getByText('Svatba')).toBeTruthy();
    expect(
      within(screen.getByRole('region', { name: 'Zítra' })).getByText(/uloženém seznamu není/u),
    ).toBeTruthy();
  });

  it('shows neither a list of former days nor a login while the server does not answer', async () => {
    const staffDay = list([event()], { day: addDays(TODAY, -2) });
    localStorage.setItem(DAY_KEY, JSON.stringify({ loadedAt: 0, staffDay }));
    const { place } = await show(staffDay, () => ({}), offline);
    expect(await screen.findByRole('heading', { name: 'Server neodpovídá' })).toBeTruthy();
    expect([place(), localStorage.getItem(DAY_KEY)]).toEqual(['/klient/dnes', null]);
  });

  it('removes the list of a member whose right has ended', async () => {
    localStorage.setItem(DAY_KEY, JSON.stringify({ loadedAt: 0, staffDay: list() }));
    await show(() => failWith(403, { message: 'Na to nemáte právo.' }));
    expect(await screen.findByText('Na to nemáte právo.')).toBeTruthy();
    await waitFor(() => expect(localStorage.getItem(DAY_KEY)).toBeNull());
    expect(screen.queryByText('Svatba')).toBeNull();
  });

  it('stores nothing for an operator who acts as the caretaker, nor after a sign-out in another tab', async () => {
    await show(list(), undefined, {
      ...caretaker,
      impersonated_by: { id: 1, email: 'admin@prostora.test' },
    });
    await screen.findByText('Svatba');
    cleanup();
    document.cookie = 'signed_in=; max-age=0';
    await show(list());
    await screen.findByText('Svatba');
    expect(Object.keys(localStorage)).toEqual([]);
  });
});
