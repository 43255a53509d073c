import { afterAll, afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { FreeRoomsAnswer, OwnBookingCheck, OwnBookingInput } from '@prostora/api-client';
import { SHELL_EVENTS, onShellEvent, type Toast } from '@prostora/federation';
import { ownerCalendar, calendarSpace, reservation } from '@prostora/testing/reservation-fixtures.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stopClock } from '../../../testing/render-booking.ts';
import { failWith } from '../../../testing/render-site.tsx';
import { setScreenWidth } from '../../../testing/match-media.ts';
import { renderReservations } from '../../../testing/reservations.ts';

const toasts: Toast[] = [];
const stop = onShellEvent(SHELL_EVENTS.toast, (toast) => toasts.push(toast));
beforeEach(() => {
  stopClock('2026-12-01T10:00:00Z');
});
afterEach(() => {
  toasts.length = 0;
  jest.useRealTimers();
});
afterAll(stop);

type Slot = OwnBookingCheck['rooms'][number];
const slot = (more: Partial<Slot> = {}): Slot => ({
  space_id: 1,
  start_datetime: '2026-12-05T16:00:00.000Z',
  end_datetime: '2026-12-05T22:00:00.000Z',
  available: true,
  conflict: null,
  price: 4500,
  complete: true,
  warnings: [],
  ...more,
});
const FREE = {
  space: { id: 1, url: 'pragovka/loft-1', building_name: 'Pragovka', space_name: 'Loft 1' },
  capacity: 120,
  price: 4500,
  complete: true,
  outside_hours: false,
};
type State = {
  check: Slot[];
  sent: OwnBookingInput[];
  waiting?: object[];
  refused?: object;
  free?: FreeRoomsAnswer;
};
const URL = '?nova=1&den=2026-12-05&od=17:00&do=23:00&prostory=1';

/** Opens the panel; `state.check` answers checks, `state.sent` collects saved bookings. */
async function open(state: State, query = URL): Promise<ReturnType<typeof userEvent.setup>> {
  await renderReservations(query, (url, asked) => {
    const { pathname } = url;
    const body = asked.body as OwnBookingInput;
    if (pathname === '/api/owner/free-rooms')
      return state.free ?? { free: [FREE], taken: [], near: [], smaller: 0 };
    if (pathname === '/api/reservations/calendar')
      return ownerCalendar({ spaces: [calendarSpace(1), calendarSpace(2)] });
    if (pathname === '/api/owner/guests') return { guests: [] };
    if (pathname === '/api/reservations/own/check') {
      const rooms = state.check.filter(
        ({ start_datetime }) => !body.repeat?.except?.includes(start_datetime.slice(0, 10)),
      );
      const total = rooms.reduce((sum, { price }) => sum + (price ?? 0), 0);
      return { available: rooms.every(({ available }) => available), rooms, total };
    }
    if (pathname === '/api/reservations/own') {
      state.sent.push(body);
      if (state.refused) return failWith(422, { errors: state.refused });
      return { reservations: [reservation(9)], group_id: null, series_id: null, warnings: [] };
    }
    if (pathname === '/api/waitlist/own') {
      state.waiting?.push(body);
      return { entry: { id: 1, state: 'waiting', position: 1 } };
    }
    return pathname === '/api/reservations/9' ? { reservation: reservation(9) } : undefined;
  });
  await screen.findByRole('heading', { name: 'Nová rezervace' });
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}

describe('the panel of a new booking', () => {
  it('saves from a name alone, at the price of the list', async () => {
    const state: State = { check: [slot()], sent: [] };
    const user = await open(state);
    expect((await screen.findAllByText(/4\s500\sKč/u)).length).toBeGreaterThan(0);
    await user.type(screen.getByRole('textbox', { name: 'Kdo přijde' }), 'Nováčkovi');
    await user.click(screen.getByRole('button', { name: 'Uložit' }));
    await waitFor(() => expect(toasts.map(({ message }) => message)).toEqual(['Rezervace je uložená.']));
    expect(state.sent).toMatchObject([
      {
        rooms: [{ space_id: 1, price: null }],
        start_datetime: '2026-12-05T17:00',
        end_datetime: '2026-12-05T23:00',
        customer_name: 'Nováčkovi',
        status: 'confirmed',
        repeat: null,
      },
    ]);
  });

  it('keeps what was typed when the server refuses a field', async () => {
    const state: State = { check: [slot()], sent: [], refused: { customer_name: 'Napište, kdo přijde.' } };
    const user = await open(state);
    await user.type(screen.getByRole('textbox', { name: 'Kdo přijde' }), 'Nováčkovi');
    await user.click(screen.getByRole('button', { name: 'Uložit' }));
    expect(await screen.findByText('Napište, kdo přijde.')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Kdo přijde' }).value).toBe('Nováčkovi');
  });

  it('warns beneath the fields and lets save, but not over a taken time', async () => {
    const message = 'Čekáte 60 hostů, místo je tu jen pro 40.';
    const warned = slot({ warnings: [{ code: 'OVER_CAPACITY', space_id: 1, message }] });
    const state: State = { check: [warned], sent: [] };
    const user = await open(state);
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Uložit' }).disabled).toBe(false);
    state.check = [
      slot({
        available: false,
        conflict: {
          space_id: 1,
          start_datetime: '2026-12-05T14:00:00.000Z',
          end_datetime: '2026-12-05T18:00:00.000Z',
          kind: 'reservation',
          reservation_id: 3,
          title: 'Ples',
        },
      }),
    ];
    await user.type(screen.getByRole('textbox', { name: 'Hostů' }), '2');
    expect(await screen.findByText(/^so 5\.\s12\., Loft 1: Ples do 19:00\./u)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Uložit' }).disabled).toBe(true);
  });

  it('puts the guest on the waiting list of a taken slot instead of booking it', async () => {
    const state: State = { check: [slot({ available: false })], sent: [], waiting: [] };
    const user = await open(state);
    await user.type(screen.getByRole('textbox', { name: 'Kdo přijde' }), 'Nováčkovi');
    await user.type(screen.getByRole('textbox', { name: /^Telefon/u }), '777 123 456');
    await user.type(screen.getByRole('textbox', { name: 'Hostů' }), '40');
    await user.click(await screen.findByRole('button', { name: /^Zapsat zájemce: Loft 1, .*5\.\s12\./u }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Zapsat na čekací listinu' }));
    await user.click(dialog.getByRole('button', { name: 'Zapsat' }));
    await waitFor(() =>
      expect(state.waiting).toMatchObject([
        {
          space_id: 1,
          start_datetime: '2026-12-05T16:00:00.000Z',
          end_datetime: '2026-12-05T22:00:00.000Z',
          name: 'Nováčkovi',
          phone: '777 123 456',
          guests: 40,
        },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Nová rezervace' })).toBeNull());
    expect(state.sent).toEqual([]);
  });

  it('leaves a taken day of a repetition out by a press of its tile', async () => {
    const taken = slot({ start_datetime: '2026-12-12T16:00:00.000Z', available: false });
    const state: State = { check: [slot(), taken], sent: [] };
    const user = await open(state);
    await user.click(screen.getByRole('checkbox', { name: 'Opakovat' }));
    const tiles = within(await screen.findByRole('list', { name: 'Termíny' }));
    const tile = await tiles.findByRole('button', { name: /12\.\s12\..*obsazeno/u });
    expect(tile.getAttribute('aria-pressed')).toBe('true');
    await user.click(tile);
    expect(await tiles.findByRole('button', { name: /12\.\s12\..*vynecháno/u })).toBeTruthy();
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Uložit/u }).disabled).toBe(false),
    );
  });

  it('takes the number of people of the search and begins with the name when the space is chosen', async () => {
    const restore = setScreenWidth(1440);
    await open({ check: [slot()], sent: [] }, `${URL}&hostu=80`);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Hostů' }).value).toBe('80');
    const name = screen.getByRole('textbox', { name: 'Kdo přijde' });
    expect(document.activeElement).toBe(name);
    act(() => name.blur());
    expect(name.getAttribute('aria-invalid')).toBeNull();
    restore();
  });

  it('moves the end with the start', async () => {
    const user = await open({ check: [slot()], sent: [] });
    await user.selectOptions(screen.getByLabelText('Od'), '21:30');
    expect(screen.getByLabelText<HTMLSelectElement>('Do').value).toBe('03:30');
  });

  it('asks before it closes only when something was typed', async () => {
    const state: State = { check: [slot()], sent: [] };
    const user = await open(state);
    await user.type(screen.getByRole('textbox', { name: 'Kdo přijde' }), 'N');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Zůstat' }));
    await user.clear(screen.getByRole('textbox', { name: 'Kdo přijde' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Nová rezervace' })).toBeNull());
  });
});

const CONFLICT = {
  space_id: 1,
  start_datetime: '2026-12-05T14:00:00.000Z',
  end_datetime: '2026-12-05T18:00:00.000Z',
  kind: 'reservation' as const,
  reservation_id: 3,
  title: 'Ples',
};
const OTHER = { ...FREE, space: { ...FREE.space, id: 2, url: 'pragovka/loft-2', space_name: 'Loft 2' } };
const ONE_TAKEN: FreeRoomsAnswer = {
  free: [OTHER],
  taken: [{ space: FREE.space, conflict: { ...CONFLICT, free_from: null } }],
  near: [],
  smaller: 0,
};

describe('spaces of a new booking', () => {
  it('are tiles by state, the building unnamed when it is the only one', async () => {
    const state: State = { check: [slot({ space_id: 2 })], sent: [], free: ONE_TAKEN };
    const user = await open(state, '?nova=1&den=2026-12-05&od=17:00&do=23:00');
    const free = within(await screen.findByRole('group', { name: /^Volné/u }));
    const taken = within(screen.getByRole('group', { name: /^Obsazené/u }));
    expect(taken.getByRole('button').textContent).toBe('Loft 1Ples do 19:00');
    await user.click(free.getByRole('button', { name: /^Loft 2\s*120\sosob · 4\s500\sKč$/u }));
    expect(screen.queryByRole('group', { name: /^Volné/u })).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Cena: Loft 2' })).toBeTruthy();
  });

  it('are exchanged for a free one by the link of a clash', async () => {
    const state: State = {
      check: [slot({ available: false, conflict: CONFLICT })],
      sent: [],
      free: ONE_TAKEN,
    };
    const user = await open(state);
    await screen.findByText(/^so 5\.\s12\., Loft 1: Ples do 19:00\./u);
    state.check = [slot({ space_id: 2 })];
    await user.click(screen.getByRole('button', { name: 'Vyberte jiný prostor' }));
    expect(screen.getByText('Náhrada za: Loft 1')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Loft 2/u }));
    expect(screen.queryByRole('textbox', { name: 'Cena: Loft 1' })).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Cena: Loft 2' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(/Ples do 19:00/u)).toBeNull());
  });
});

describe('the calendar beside the panel', () => {
  it('shows the booking at its time, and follows its day', async () => {
    const restore = setScreenWidth(1440);
    const user = await open({ check: [slot()], sent: [] });
    await screen.findByRole('heading', { level: 1, name: 'Sobota 5. prosince' });
    const findGhost = (): string | undefined =>
      document.querySelector('[data-draft="1"]')?.textContent ?? undefined;
    await waitFor(() => expect(findGhost()).toBe('17:00–23:00Nová rezervace'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Od' }), '16:30');
    await user.type(screen.getByRole('textbox', { name: 'Kdo přijde' }), 'Nováčkovi');
    await waitFor(() => expect(findGhost()).toBe('16:30–22:30Nováčkovi'));
    const day = screen.getByRole('textbox', { name: 'Den' });
    await user.clear(day);
    await user.type(day, '12. 6. 2027');
    await screen.findByRole('heading', { level: 1, name: 'Sobota 12. června' });
    await waitFor(() => expect(findGhost()).toBe('16:30–22:30Nováčkovi'));
    restore();
  });

  it('stays open when Esc closes its question', async () => {
    const restore = setScreenWidth(1440);
    const user = await open({ check: [slot()], sent: [] });
    await user.type(screen.getByRole('textbox', { name: 'Kdo přijde' }), 'N');
    await user.keyboard('{Escape}');
    await screen.findByRole('button', { name: 'Zůstat' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Zůstat' })).toBeNull());
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Kdo přijde' }).value).toBe('N');
    restore();
  });
});
