import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { OwnerCalendarAnswer } from '@prostora/api-client';
import { addDays, fromPragueWallTime } from '@prostora/contracts';
import { SHELL_EVENTS, onShellEvent, type Toast } from '@prostora/federation';
import { calendarSpace, ownerCalendar, reservation } from '@prostora/testing/reservation-fixtures.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failWith, type Handler } from '../../../testing/render-site.tsx';
import { setScreenWidth } from '../../../testing/match-media.ts';
import { renderReservations } from '../../../testing/reservations.ts';

const toasts: Toast[] = [];
const stop = onShellEvent(SHELL_EVENTS.toast, (toast) => toasts.push(toast));
afterEach(() => {
  toasts.length = 0;
  sessionStorage.clear();
});
afterAll(stop);

const MONDAY = '2027-12-06';
const at = (day: string, hour: number): string => fromPragueWallTime(day, hour * 60).toISOString();
type Entry = OwnerCalendarAnswer['reservations'][number];
const booking = (id: number, from: number, change: Partial<Entry> = {}, day = MONDAY): Entry => ({
  id,
  space_id: 1,
  status: 'confirmed',
  customer_name: `Host ${id}`,
  title: null,
  is_option: false,
  is_internal: false,
  number_of_guests: 10,
  awaits_proof: false,
  offered_until: null,
  sequence: 3,
  allowed_actions: ['change', 'cancel'],
  start_datetime: at(day, from),
  end_datetime: at(day, from + 2),
  held_from: at(day, from),
  held_until: at(day, from + 2),
  ...change,
});
const answer = ownerCalendar({
  spaces: [calendarSpace(1), calendarSpace(2, { capacity: 40 })],
  reservations: [
    booking(1, 9, { title: 'Generálka' }),
    booking(2, 12, { status: 'pending' }),
    booking(3, 18),
    booking(4, 10, { status: 'pending' }, addDays(MONDAY, 2)),
    booking(5, 10, { space_id: 2, title: 'Školení' }, addDays(MONDAY, 3)),
    booking(
      6,
      9,
      { space_id: 2, status: 'pending', offered_until: '2027-12-07T13:00:00.000Z', allowed_actions: [] },
      addDays(MONDAY, 6),
    ),
  ],
  blocked_slots: [
    {
      id: 8,
      space_id: 2,
      reason: 'Google: porada',
      reason_public: false,
      feed_id: 9,
      group_id: null,
      start_datetime: at(addDays(MONDAY, 3), 11),
      end_datetime: at(addDays(MONDAY, 3), 13),
    },
  ],
});
const show = (query: string, change: Handler = () => failWith(500)) =>
  renderReservations(query, (url, asked) => {
    if (asked.method !== 'GET') return change(url, asked);
    if (url.pathname === '/api/reservations/calendar') return answer;
    if (url.pathname === '/api/reservations/3')
      return { reservation: reservation(3, { status: 'confirmed', sequence: 3 }) };
    return url.pathname === '/api/owner/free-rooms'
      ? {
          free: [
            {
              space: { id: 2, url: 'pragovka/loft-2', building_name: 'Pragovka', space_name: 'Loft 2' },
              capacity: 40,
              price: 3800,
              complete: true,
              outside_hours: true,
            },
          ],
          taken: [
            {
              space: { id: 1, url: 'pragovka/loft-1', building_name: 'Pragovka', space_name: 'Loft 1' },
              conflict: {
                kind: 'reservation',
                title: 'Host 3',
                start_datetime: at(MONDAY, 18),
                end_datetime: at(MONDAY, 20),
                reservation_id: 3,
                free_from: at(MONDAY, 20),
              },
            },
          ],
          near: [],
          smaller: 2,
        }
      : undefined;
  });
const WEEK = `?den=${MONDAY}`;
const findCard = async (name: RegExp) =>
  within(await screen.findByRole('grid')).findByRole('button', { name });

describe('rooms of a week', () => {
  it('shows several spaces by default, with one to two entries and the count of the others', async () => {
    await show(WEEK);
    expect(await screen.findByRole('heading', { level: 1, name: '6.–12. prosince' })).toBeTruthy();
    expect(await screen.findByTitle('9:00–11:00 Generálka, potvrzená')).toBeTruthy();
    expect(screen.getByTitle('9:00–11:00 Host 6, nabídnuto čekajícímu do 7. 12. 2027 14:00')).toBeTruthy();
    const user = userEvent.setup();
    await user.click(await findCard(/^\+2\s*, zobrazit celý den po/u));
    const list = within(screen.getByRole('dialog', { name: /^Loft 1, po/u }));
    expect(list.getAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual([
      'Zavřít',
      '9:00–11:00 Generálka, potvrzená',
      '12:00–14:00 Host 2, čeká na potvrzení',
      '18:00–20:00 Host 3, potvrzená',
    ]);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps view, day and spaces in the address', async () => {
    const user = userEvent.setup();
    const { place } = await show(WEEK);
    await user.click(await screen.findByRole('button', { name: 'Další týden' }));
    expect(place()).toBe('/klient/rezervace?den=2027-12-13');
    await screen.findByRole('heading', { level: 1, name: '13.–19. prosince' });
    await user.click(screen.getByRole('button', { name: 'Měsíc' }));
    expect(place()).toBe('/klient/rezervace?pohled=mistnosti-mesic&den=2027-12-13');
    await user.click(await screen.findByRole('button', { name: /^Loft 1, po.*6\.\s12.: obsazeno/u }));
    expect(place()).toBe(`/klient/rezervace?pohled=mistnosti-den&den=${MONDAY}`);
    await screen.findByRole('grid', { name: 'Den po prostorech' });
    await user.click(screen.getByRole('button', { name: /^Vybrat prostory/u }));
    await user.click(screen.getByRole('checkbox', { name: 'Loft 1' }));
    expect(place()).toBe(`/klient/rezervace?prostory=2&pohled=mistnosti-den&den=${MONDAY}`);
  });

  it('moves a request by keyboard at once', async () => {
    const user = userEvent.setup();
    const { changes } = await show(WEEK, () => ({
      reservation: reservation(4),
      applied: [],
      proposal: null,
    }));
    (await findCard(/Host 4/u)).focus();
    await user.keyboard('{Enter}{ArrowRight}{ArrowDown}');
    expect(screen.getByText(/^Host 4 → Loft 2, čt/u).textContent).toMatch(/Střet: Školení, 10:00–12:00$/u);
    await user.keyboard('{ArrowRight}');
    expect(screen.getByText(/^Host 4 → Loft 2, pá/u).textContent).toMatch(/Žádost přesuneme hned/u);
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(changes).toEqual([
        {
          method: 'POST',
          path: '/api/reservations/4/changes',
          body: {
            start_datetime: at(addDays(MONDAY, 4), 10),
            end_datetime: at(addDays(MONDAY, 4), 12),
            space_id: 2,
            sequence: 3,
          },
        },
      ]),
    );
    await waitFor(() => expect(screen.queryByText(/^Host 4 → /u)).toBeNull());
  });

  it('refuses a drop on a clash and returns by Esc', async () => {
    const user = userEvent.setup();
    const { changes } = await show(WEEK);
    (await findCard(/Host 4/u)).focus();
    await user.keyboard('{Enter}{ArrowRight}{Escape}');
    expect(screen.queryByText(/^Host 4 → /u)).toBeNull();
    await user.keyboard('{Enter}{ArrowRight}{ArrowDown}{Enter}');
    await waitFor(() =>
      expect(toasts.map(({ message }) => message)).toEqual(['Nepřesunuto, v tom čase je tu Školení.']),
    );
    expect(changes).toEqual([]);
  });

  it('moves between entries by arrows and jumps to a clash', async () => {
    const user = userEvent.setup();
    await show(WEEK);
    (await findCard(/Generálka/u)).focus();
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toMatch(/^\+2/u);
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Loft 1, út.*nic tu není$/u);
    await user.click(screen.getByRole('button', { name: '1\u00a0střet' }));
    expect(document.activeElement?.textContent).toBe('10:00–12:00 Školení, potvrzená, střet: Google: porada');
  });
});

describe('rooms of a day', () => {
  it('opens the dialog of changes for a confirmed reservation', async () => {
    const user = userEvent.setup();
    await show(`?pohled=mistnosti-den&den=${MONDAY}`);
    (await findCard(/Host 3/u)).focus();
    await user.keyboard('{Enter}{ArrowRight}{ArrowRight}{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Upravit rezervaci' }));
    expect(dialog.getByRole('status').textContent).toMatch(/^Host musí přijmout: začátek, konec/u);
  });

  it('opens a reservation by Space', async () => {
    const user = userEvent.setup();
    const { place } = await show(`?pohled=mistnosti-den&den=${MONDAY}`);
    (await findCard(/Host 3/u)).focus();
    await user.keyboard(' ');
    expect(place()).toBe(`/klient/rezervace?pohled=mistnosti-den&den=${MONDAY}&rezervace=3`);
  });
});

it('finds a free room, names what is taken and opens a new booking', async () => {
  const user = userEvent.setup();
  const { place } = await show(WEEK);
  await user.click(await screen.findByRole('button', { name: 'Najít volno' }));
  const strip = within(await screen.findByRole('region', { name: 'Najít volný prostor' }));
  await user.type(strip.getByRole('textbox', { name: 'Hostů' }), '30');
  await user.click(strip.getByRole('button', { name: 'Najít' }));
  const free = await strip.findByRole('button', { name: /^Nová rezervace: Loft 2/u });
  expect(free.textContent).toBe(
    'Nová rezervace: Loft 240\u00a0osob · 3\u00a0800\u00a0Kč · mimo nabízené hodiny',
  );
  expect(strip.getByText(/Loft 1 až od\s20:00/u)).toBeTruthy();
  expect(within(screen.getByRole('grid')).getByText('volno pro 40')).toBeTruthy();
  expect(place()).toBe(`/klient/rezervace?den=${MONDAY}&volno=${MONDAY}&od=18:00&do=22:00&hostu=30`);
  await user.click(free);
  expect(place()).toBe(`/klient/rezervace?nova=1&den=${MONDAY}&od=18:00&do=22:00&hostu=30&prostory=2`);
});

it('shows the search of the address with its answer', async () => {
  await show(`${WEEK}&volno=${MONDAY}&od=16:30&do=23:00&hostu=30`);
  const strip = within(await screen.findByRole('region', { name: 'Najít volný prostor' }));
  expect(await strip.findByRole('button', { name: /^Nová rezervace: Loft 2/u })).toBeTruthy();
  expect(strip.getByRole<HTMLSelectElement>('combobox', { name: 'Od' }).value).toBe('16:30');
  expect(strip.getByRole<HTMLInputElement>('textbox', { name: 'Hostů' }).value).toBe('30');
});

it('searches another day by typing it into the field that has the focus', async () => {
  const user = userEvent.setup();
  const { place } = await show(WEEK);
  await user.click(await screen.findByRole('button', { name: 'Najít volno' }));
  const strip = within(await screen.findByRole('region', { name: 'Najít volný prostor' }));
  expect(document.activeElement).toBe(strip.getByRole('textbox', { name: 'Den' }));
  await user.clear(document.activeElement as HTMLElement);
  await user.keyboard('12. 6. 2028{Enter}');
  await waitFor(() =>
    expect(place()).toBe('/klient/rezervace?den=2028-06-12&volno=2028-06-12&od=18:00&do=22:00'),
  );
});

describe('rooms on a phone', () => {
  let restore = (): void => undefined;
  beforeEach(() => {
    restore = setScreenWidth(390);
  });
  afterEach(() => restore());

  it('lists the entries of a week by day with their rooms', async () => {
    const user = userEvent.setup();
    const { place } = await show(`${WEEK}&pohled=mistnosti-tyden`);
    const week = within(await screen.findByRole('list', { name: 'Týden po prostorech' }));
    expect(await week.findByRole('button', { name: /^9:00–11:00\s*Generálka\s*Loft 1/u })).toBeTruthy();
    expect(week.getByRole('button', { name: /^po.*3\spoložky/u })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Další týden' }));
    expect(place()).toBe('/klient/rezervace?pohled=mistnosti-tyden&den=2027-12-13');
    await user.click(await week.findByRole('button', { name: /^út.*14\.\s12\./u }));
    expect(place()).toBe('/klient/rezervace?pohled=mistnosti-den&den=2027-12-14');
  });

  it('lists the entries of the chosen day under the month', async () => {
    const user = userEvent.setup();
    const { place } = await show(`${WEEK}&pohled=mistnosti-mesic`);
    await user.click(
      await screen.findByRole('button', { name: /^čt.*9\.\s12\.: obsazeno \d+\s%, 2\spoložky/u }),
    );
    expect(place()).toBe('/klient/rezervace?pohled=mistnosti-mesic&den=2027-12-09');
    const day = within(await screen.findByRole('region', { name: /^čt.*9\.\s12\./u }));
    expect(
      day.getByRole('button', { name: /^10:00–12:00\s*Školení\s*Loft 2.*střet: Google: porada/u }),
    ).toBeTruthy();
  });

  it('goes to a typed date', async () => {
    const user = userEvent.setup();
    const { place } = await show(WEEK);
    await user.click(await screen.findByRole('button', { name: 'Přejít na datum' }));
    await user.clear(document.activeElement as HTMLElement);
    await user.keyboard('12. 6. 2028');
    await waitFor(() => expect(place()).toBe('/klient/rezervace?den=2028-06-12'));
  });
});
