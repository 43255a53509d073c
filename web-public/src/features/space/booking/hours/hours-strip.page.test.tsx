import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  at,
  free,
  quoteFor,
  renderBooking,
  stopClock,
  type BookingScenario,
} from '../../../../testing/render-booking.ts';

const DAY = '2026-12-17';
const EVENT = `date_from=${DAY}&time_from=17:00&time_to=20:00&guests=80`;

beforeEach(() => {
  stopClock('2026-12-01T10:00:00Z');
  sessionStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const open = async (scenario: BookingScenario = {}) => {
  const { router } = renderBooking(scenario, `/prostor/pragovka/loft?${EVENT}`);
  const strip = within(await screen.findByRole('group', { name: 'Hodiny vaší akce' }));
  const [from, to] = [
    strip.getByRole('slider', { name: 'Začátek akce' }),
    strip.getByRole('slider', { name: 'Konec akce' }),
  ];
  const readHours = () => [from, to].map((handle) => handle.getAttribute('aria-valuetext'));
  return { router, strip, from, to, readHours };
};

describe('hours strip of the booking card', () => {
  it('begins with the hours of the event, between the offered hours and one on each side', async () => {
    const { strip, from, readHours } = await open();
    expect(readHours()).toEqual(['17:00', '20:00']);
    expect([from.getAttribute('aria-valuemin'), from.getAttribute('aria-valuemax')]).toEqual(['900', '1620']);
    expect([strip.getByText('volno'), strip.getByText('na dotaz')]).toHaveLength(2);
    expect(strip.queryByText('obsazeno')).toBeNull();
  });

  it('moves the event by arrows and resizes it with Shift, into the address', async () => {
    const { router, from, to, readHours } = await open();
    fireEvent.keyDown(from, { key: 'ArrowRight' });
    expect(readHours()).toEqual(['17:30', '20:30']);
    fireEvent.keyDown(to, { key: 'ArrowRight', shiftKey: true });
    expect(readHours()).toEqual(['17:30', '21:00']);
    await waitFor(() =>
      expect(router.state.location.search).toBe(`?date_from=${DAY}&time_from=17:30&time_to=21:00&guests=80`),
    );
    expect(readHours()).toEqual(['17:30', '21:00']);
  });

  it('stops at a taken hour', async () => {
    const reservation = {
      ...{ id: 9, status: 'confirmed' as const, customer_name: '' },
      ...{ start_datetime: at(DAY, 1230), end_datetime: at(DAY, 1290) },
    };
    const { strip, to, readHours } = await open({ reservations: [reservation] });
    expect(strip.getByText('obsazeno')).toBeTruthy();
    for (let press = 0; press < 3; press += 1) fireEvent.keyDown(to, { key: 'ArrowUp', shiftKey: true });
    expect(readHours()).toEqual(['17:00', '20:30']);
  });

  it.each([
    ['Zeptat se', free({ offered: 'partly', quote: quoteFor(5000, { complete: false }) }), {}],
    ['Poslat žádost', free(), {}],
    ['Rezervovat', free(), { instant_booking: true }],
  ])('leads to the button „%s“', async (name, answer, rules) => {
    await open({ check: () => answer, rules });
    const card = within(screen.getByRole('region', { name: 'Rezervace' }));
    expect(await card.findByRole('button', { name })).toBeTruthy();
  });

  it('is not shown when the calendar fails to load', async () => {
    renderBooking({ calendarFails: true }, `/prostor/pragovka/loft?${EVENT}`);
    await screen.findByText('Volno');
    expect(screen.queryByRole('slider')).toBeNull();
  });
});

describe('the event on a small screen', () => {
  it('has its hours above the text, and its price, share and deposit in the bar', async () => {
    const { matchMedia } = window;
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => ({ ...matchMedia(query), matches: query === '(max-width: 1024px)' }));
    const quote = quoteFor(26_400, { guests: 80, per_person: 330, deposit: 5000 });
    await open({ check: () => free({ price: 26_400, quote }) });
    expect(screen.getByRole('heading', { name: 'V tu dobu je volno' })).toBeTruthy();
    const price = await screen.findByText('26 400 Kč');
    expect(price.parentElement?.textContent).toBe(
      '26\u00a0400\u00a0Kč celkem 330\u00a0Kč na\u00a0osobu · kauce\u00a05\u00a0000\u00a0Kč',
    );
    expect(screen.getAllByRole('group', { name: 'Hodiny vaší akce' })).toHaveLength(1);
  });

  it('keeps its price, share and deposit in the bar after the booking form is closed', async () => {
    const { matchMedia } = window;
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => ({ ...matchMedia(query), matches: query === '(max-width: 1024px)' }));
    const user = userEvent.setup();
    const quote = quoteFor(26_400, { guests: 80, per_person: 330, deposit: 5000 });
    await open({ check: () => free({ price: 26_400, quote }) });
    await screen.findByText('330 Kč na osobu · kauce 5 000 Kč');
    const bar = (await screen.findByText('26 400 Kč')).closest('div') as HTMLElement;
    await user.click(within(bar).getByRole('button', { name: 'Poslat žádost' }));
    const form = within(await screen.findByRole('dialog'));
    await form.findByText('Termín je volný');
    await user.keyboard('{Escape}');
    expect(await within(bar).findByText('330 Kč na osobu · kauce 5 000 Kč')).toBeTruthy();
    expect(within(bar).getByText('26 400 Kč').parentElement?.textContent).toMatch(/^26\s400\sKč celkem/u);
    expect(within(bar).getByRole('button', { name: 'Poslat žádost' })).toBeTruthy();
    expect(screen.getByRole('group', { name: 'Hodiny vaší akce' })).toBeTruthy();
  });
});
