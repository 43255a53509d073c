import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createClient, type OwnerCalendarAnswer } from '@prostora/api-client';
import { addDays, fromPragueWallTime } from '@prostora/contracts';
import { SHELL_EVENTS, onShellEvent, type Toast } from '@prostora/federation';
import {
  ownerCalendar,
  proposal,
  reservation,
  reservationsPage,
} from '@prostora/testing/reservation-fixtures.ts';
import { occurrence, series } from '@prostora/testing/series-fixtures.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { pragueToday } from '@prostora/ui/calendar/calendar-position.ts';
import { ApiProvider } from '../../../lib/api-context.tsx';
import { ownSpace, ownerCatalog } from '../../../testing/portal.tsx';
import { failWith, createFetch, type ApiRequest, type Handler } from '../../../testing/render-site.tsx';
import { renderReservations } from '../../../testing/reservations.ts';
import { toCalendarItems } from './calendar-items.ts';
import { PendingMoveDialog } from './pending-move-dialog.tsx';
import { useMoves } from './use-moves.ts';

const toasts: Toast[] = [];
const stop = onShellEvent(SHELL_EVENTS.toast, (toast) => toasts.push(toast));
const matchMedia = window.matchMedia;
// Use the phone layout, which shares the selection code.
beforeEach(() => {
  window.matchMedia = ((query: string) => ({
    ...matchMedia(query),
    matches: query.includes('600'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as typeof matchMedia;
});
afterEach(() => {
  toasts.length = 0;
  window.matchMedia = matchMedia;
  sessionStorage.clear();
});
afterAll(stop);

const day = pragueToday();
const at = (hour: number): string => fromPragueWallTime(day, hour * 60).toISOString();
const slot = { start_datetime: at(23), end_datetime: fromPragueWallTime(addDays(day), 60).toISOString() };
const answer: OwnerCalendarAnswer = ownerCalendar({
  reservations: [
    {
      id: 5,
      space_id: 1,
      status: 'confirmed',
      customer_name: 'Jan Dvořák',
      number_of_guests: 60,
      awaits_proof: false,
      offered_until: null,
      sequence: 2,
      title: null,
      is_option: false,
      is_internal: false,
      held_from: slot.start_datetime,
      held_until: slot.end_datetime,
      allowed_actions: ['change', 'cancel', 'note'],
      ...slot,
    },
  ],
  blocked_slots: [
    { id: 4, space_id: 1, reason: 'údržba', reason_public: false, feed_id: null, group_id: null, ...slot },
    { id: 6, space_id: 1, reason: 'Jiný portál', reason_public: false, feed_id: 9, group_id: null, ...slot },
  ],
  availabilities: [
    { id: null, rule_id: 8, space_id: 1, price_per_hour: 1900, ...slot },
    { id: 7, rule_id: null, space_id: 1, price_per_hour: 500, ...slot },
  ],
});
const show = (change: Handler = () => failWith(500)) =>
  renderReservations(
    '',
    (url, asked) => {
      if (asked.method !== 'GET') return change(url, asked);
      if (url.pathname === '/api/catalog/customer') return ownerCatalog({ spaces: [ownSpace(1)] });
      if (url.pathname === '/api/reservations') return reservationsPage([reservation(9)]);
      if (url.pathname === '/api/reservations/5')
        return { reservation: reservation(5, { status: 'confirmed' }) };
      return url.pathname === '/api/reservations/calendar' ? answer : undefined;
    },
    [{ kind: 'reservation_requests', count: 2, value: 0, oldest: null }],
  );

/** Finds an entry in the day's agenda. */
const findAgendaEntry = async (name: RegExp) =>
  within(await screen.findByRole('region', { name: /^Program dne/u })).findByRole('button', { name });

describe('owner calendar', () => {
  it('shows waiting requests and opens a reservation by URL', async () => {
    const user = userEvent.setup();
    const { place } = await show();
    expect(await screen.findByRole('region', { name: '2\u00a0rezervace čekají na odpověď' })).toBeTruthy();
    const tabs = within(screen.getByRole('navigation', { name: 'Části stránky Rezervace' }));
    expect(tabs.getByRole('link', { name: 'Kalendář', current: 'page' })).toBeTruthy();
    await user.click(await findAgendaEntry(/Rezervace - Jan Dvořák/u));
    expect(place()).toBe('/klient/rezervace?rezervace=5');
    expect(await screen.findByRole('dialog', { name: 'Rezervace: Jan Dvořák' })).toBeTruthy();
  });

  it('excludes one day from a weekly rule by Enter', async () => {
    const user = userEvent.setup();
    const { changes } = await show(() => ({ rule: {} }));
    await user.click(await findAgendaEntry(/Dostupné \(1\s900/u));
    const dialog = within(screen.getByRole('dialog', { name: 'Týdenní otevírací doba' }));
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Jen tento den neplatí' }));
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(changes).toEqual([
        { method: 'POST', path: '/api/availability/rules/8/exceptions', body: { day, holds: false } },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('excludes one day from a weekly rule', async () => {
    const user = userEvent.setup();
    const { changes } = await show(() => ({ rule: {} }));
    await user.click(await findAgendaEntry(/Dostupné \(1\s900/u));
    const dialog = within(screen.getByRole('dialog', { name: 'Týdenní otevírací doba' }));
    expect(dialog.getByRole('link', { name: 'Upravit otevírací dobu' }).getAttribute('href')).toBe(
      '/klient/rezervace?karta=otevreni&prostor=1',
    );
    await user.click(dialog.getByRole('button', { name: 'Jen tento den neplatí' }));
    await waitFor(() =>
      expect(changes).toEqual([
        { method: 'POST', path: '/api/availability/rules/8/exceptions', body: { day, holds: false } },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shows imported blocks read-only', async () => {
    const user = userEvent.setup();
    await show();
    await user.click(await findAgendaEntry(/Blokováno - Jiný portál/u));
    const dialog = within(screen.getByRole('dialog', { name: 'Blokace z připojeného kalendáře' }));
    expect(dialog.getByText('Tuto blokaci spravuje připojený kalendář. Změňte ji prosím tam.')).toBeTruthy();
    expect(dialog.queryByRole('textbox')).toBeNull();
  });

  it('adds a window or a block without dragging', async () => {
    const user = userEvent.setup();
    const { changes } = await show(() => ({}));
    await user.click(await screen.findByRole('button', { name: 'Nabídnout nebo zablokovat čas' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Nový čas v kalendáři' }));
    await user.click(dialog.getAllByRole('button', { name: 'Nabídnout termín navíc' }).at(-1)!);
    expect(await dialog.findByText('Vyplňte cenu')).toBeTruthy();
    await user.click(dialog.getAllByRole('button', { name: 'Zablokovat' })[0]!);
    await user.type(dialog.getByRole('textbox', { name: /^Důvod/u }), 'Vlastní akce');
    await user.click(dialog.getByRole('checkbox', { name: 'Důvod uvidí i návštěvníci' }));
    await user.click(dialog.getAllByRole('button', { name: 'Zablokovat' }).at(-1)!);
    await waitFor(() =>
      expect(changes).toEqual([
        {
          method: 'POST',
          path: '/api/blocked-slots',
          body: {
            space_id: 1,
            ...slot,
            reason: 'Vlastní akce',
            reason_public: true,
          },
        },
      ]),
    );
    await waitFor(() => expect(toasts.at(-1)?.message).toBe('Čas je zablokovaný.'));
  });

  it('keeps the values when a booking conflicts with a block', async () => {
    const user = userEvent.setup();
    await show(() =>
      failWith(409, {
        error_code: 'SLOT_RESERVED',
        message: 'V tomto čase už je rezervace. Nejdřív ji prosím přesuňte nebo zrušte.',
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Další možnosti kalendáře' }));
    await user.click(screen.getByRole('button', { name: 'Zablokovat' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Nová blokace' }));
    await user.type(dialog.getByRole('textbox', { name: /^Důvod/u }), 'Malování');
    await user.click(dialog.getByRole('button', { name: 'Zablokovat' }));
    expect(
      await dialog.findByText('V tomto čase už je rezervace. Nejdřív ji prosím přesuňte nebo zrušte.'),
    ).toBeTruthy();
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /^Důvod/u }).value).toBe('Malování');
  });

  it('keeps a draft in a closed dialog until it is saved', async () => {
    const user = userEvent.setup();
    const { changes } = await show(() => ({ blocked_slot: {} }));
    const openBlock = async (): Promise<HTMLInputElement> => {
      await user.click(await findAgendaEntry(/Blokováno - údržba/u));
      return within(screen.getByRole('dialog', { name: 'Upravit blokaci' })).getByRole<HTMLInputElement>(
        'textbox',
        { name: /^Důvod/u },
      );
    };
    await user.type(await openBlock(), ' kotle');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const reason = await openBlock();
    await waitFor(() => expect(reason.value).toBe('údržba kotle'));
    await user.type(reason, '{Enter}');
    await waitFor(() => expect(changes[0]?.body).toMatchObject({ reason: 'údržba kotle' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('prostora.draft.'))).toEqual([]);
  });

  it('removes a block after a confirmation', async () => {
    const user = userEvent.setup();
    const { changes } = await show(() => ({}));
    await user.click(await findAgendaEntry(/Blokováno - údržba/u));
    await user.click(
      within(screen.getByRole('dialog', { name: 'Upravit blokaci' })).getByRole('button', { name: 'Smazat' }),
    );
    expect(changes).toEqual([]);
    await user.click(
      within(screen.getByRole('dialog', { name: 'Smazat blokaci?' })).getByRole('button', { name: 'Smazat' }),
    );
    await waitFor(() =>
      expect(changes).toEqual([{ method: 'DELETE', path: '/api/blocked-slots/4', body: null }]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

/** Results of drags: `stays` or `back`. */
const dragResults: string[] = [];
function DragHarness(): ReactNode {
  const items = toCalendarItems(answer, { showsOpeningHours: true, showsSpaceName: false });
  const { asked, onMove } = useMoves(items);
  const drag = (title: string): void => {
    const entry = [...items.values()].find((item) => item.entry.title === title)!.entry;
    onMove(entry, at(10), at(12)).then(
      () => dragResults.push('stays'),
      () => dragResults.push('back'),
    );
  };
  return (
    <>
      <button type="button" onClick={() => drag('Blokováno - údržba')}>
        block
      </button>
      <button type="button" onClick={() => drag('Rezervace - Jan Dvořák')}>
        reservation
      </button>
      {asked && <PendingMoveDialog asked={asked} />}
    </>
  );
}

describe('dragging an entry', () => {
  const calls: (ApiRequest & { path: string })[] = [];
  const drag = (change: Handler): void => {
    dragResults.length = 0;
    calls.length = 0;
    const api = createClient({
      fetch: createFetch((url, asked) => {
        calls.push({ ...asked, path: url.pathname });
        return change(url, asked);
      }),
    });
    render(
      <QueryClientProvider client={new QueryClient()}>
        <ApiProvider api={api}>
          <DragHarness />
        </ApiProvider>
      </QueryClientProvider>,
    );
  };

  it('reverts with a message when the server refuses', async () => {
    const user = userEvent.setup();
    drag(() =>
      failWith(409, { message: 'V tomto čase už je rezervace. Nejdřív ji prosím přesuňte nebo zrušte.' }),
    );
    await user.click(screen.getByRole('button', { name: 'block' }));
    await waitFor(() => expect(dragResults).toEqual(['back']));
    expect(toasts).toEqual([
      {
        message:
          'V tomto čase už je rezervace. Nejdřív ji prosím přesuňte nebo zrušte. Vrátili jsme ho na původní místo.',
        kind: 'error',
      },
    ]);
  });

  it('keeps the position when it was saved', async () => {
    const user = userEvent.setup();
    drag(() => ({}));
    await user.click(screen.getByRole('button', { name: 'block' }));
    await waitFor(() => expect(dragResults).toEqual(['stays']));
    expect(calls).toEqual([
      {
        method: 'PUT',
        path: '/api/blocked-slots/4',
        body: { start_datetime: at(10), end_datetime: at(12), reason: 'údržba', reason_public: false },
      },
    ]);
  });

  const booked = reservation(5, { status: 'confirmed', sequence: 2, ...slot });
  const server =
    (change: object, shown = booked): Handler =>
    ({ pathname }, { method }) =>
      pathname === '/api/catalog/customer'
        ? ownerCatalog({ spaces: [ownSpace(1)] })
        : method === 'GET'
          ? { reservation: shown }
          : pathname.endsWith('/preview')
            ? { list_price: null }
            : change;
  const listMutations = (): object[] =>
    calls.filter(({ method, path }) => method !== 'GET' && !path.endsWith('/preview'));

  it('asks about a reservation and reverts on cancel', async () => {
    const user = userEvent.setup();
    drag(server({}));
    await user.click(screen.getByRole('button', { name: 'reservation' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Upravit rezervaci' }));
    expect(dialog.getByRole('status').textContent).toMatch(/^Host musí přijmout: začátek, konec/u);
    await user.click(dialog.getByRole('button', { name: 'Nechat, jak je' }));
    await waitFor(() => expect(dragResults).toEqual(['back']));
    expect(listMutations()).toEqual([]);
  });

  it('proposes a change of a confirmed reservation and reverts it', async () => {
    const user = userEvent.setup();
    drag(server({ reservation: booked, applied: [], proposal: proposal() }));
    await user.click(screen.getByRole('button', { name: 'reservation' }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Poslat návrh hostovi' }),
    );
    await waitFor(() => expect(dragResults).toEqual(['back']));
    expect(listMutations()).toEqual([
      {
        method: 'POST',
        path: '/api/reservations/5/changes',
        body: { start_datetime: at(10), end_datetime: at(12), sequence: 2 },
      },
    ]);
  });

  it('asks about an occurrence of a series and moves the following ones to the dropped time', async () => {
    const user = userEvent.setup();
    const found = series({ occurrences: [occurrence(5, day), occurrence(6, addDays(day, 7))] });
    const serve = server({}, { ...booked, series_id: 7, customer_email: '' });
    drag((url, asked) =>
      url.pathname.startsWith('/api/series/')
        ? { series: found, ...(asked.method === 'POST' && { changed: 2, proposed: 0 }) }
        : serve(url, asked),
    );
    await user.click(screen.getByRole('button', { name: 'reservation' }));
    const scope = within(await screen.findByRole('dialog', { name: 'Co chcete upravit?' }));
    await user.click(scope.getByRole('button', { name: /^Tento a další/u }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Upravit tento a\sdalší/u }));
    await user.click(dialog.getByRole('checkbox', { name: /telefon/u }));
    await user.click(dialog.getByRole('button', { name: 'Uložit' }));
    await waitFor(() => expect(dragResults).toEqual(['stays']));
    expect(listMutations()).toEqual([
      {
        method: 'POST',
        path: '/api/series/7/changes',
        body: { start_time: '10:00', end_time: '12:00', agreed_by_phone: true, from_day: day, version: 3 },
      },
    ]);
  });

  it('moves a request at once', async () => {
    const user = userEvent.setup();
    booked.status = 'pending';
    drag(server({ reservation: booked, applied: ['start_datetime', 'end_datetime'], proposal: null }));
    await user.click(screen.getByRole('button', { name: 'reservation' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Uložit' }));
    await waitFor(() => expect(dragResults).toEqual(['stays']));
    await act(() => Promise.resolve());
  });
});
