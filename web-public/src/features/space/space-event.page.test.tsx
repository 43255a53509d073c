import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { spacePage } from '@prostora/strings/cs/space-page.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { at, free, renderBooking, stopClock } from '../../testing/render-booking.ts';

const PATH = '/prostor/pragovka/loft';
const EVENT = 'date_from=2026-12-17&time_from=15:00&time_to=26:00&guests=80&layout=banket';
const LAYOUTS = [
  { layout: 'stani' as const, capacity: 150, area_m2: 105, note: null },
  { layout: 'banket' as const, capacity: 90, area_m2: null, note: null },
  { layout: 'skolni' as const, capacity: 60, area_m2: null, note: null },
];
const getSelectedText = (label: string): string =>
  screen.getByLabelText<HTMLSelectElement>(label).selectedOptions[0]?.textContent ?? '';
/** The button of the card says what it does once the slot was checked. */
const openForm = async (
  user: ReturnType<typeof userEvent.setup>,
  button = 'Poslat žádost',
): Promise<void> => {
  const card = within(await screen.findByRole('region', { name: 'Rezervace' }));
  await user.click(await card.findByRole('button', { name: button }));
  await screen.findByRole('dialog', { name: /^(?:Vybrat termín|Rezervovat|Poslat žádost|Zeptat se)$/u });
};

beforeEach(() => {
  stopClock('2026-12-01T10:00:00Z');
  sessionStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('event on a space page', () => {
  it('is shown in a band with the way back', async () => {
    renderBooking({}, `${PATH}?${EVENT}`);
    const band = within(await screen.findByRole('region', { name: 'Vaše akce' }));
    expect(band.getAllByRole('listitem').map((part) => part.textContent)).toEqual([
      'čt 17.\u00a012.\u00a02026',
      '15:00–2:00',
      '80\u00a0hostů',
      'kulaté stoly',
    ]);
    expect(band.getByRole('link', { name: 'Prostory pro vaši akci' }).getAttribute('href')).toBe(
      `/?${EVENT}`,
    );
  });

  it('is edited in place', async () => {
    const user = userEvent.setup();
    const { router } = renderBooking({}, `${PATH}?${EVENT}`);
    await user.click((await screen.findAllByRole('button', { name: /^Upravit akci/u }))[0] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: 'Vaše akce' }));
    await user.clear(dialog.getByLabelText('Počet hostů'));
    await user.type(dialog.getByLabelText('Počet hostů'), '60');
    await user.click(dialog.getByRole('button', { name: 'Použít' }));
    await waitFor(() => expect(router.state.location.search).toBe(`?${EVENT.replace('80', '60')}`));
  });

  it('fills in the booking form and its card', async () => {
    const user = userEvent.setup();
    const { checks } = renderBooking({}, `${PATH}?${EVENT}`);
    const card = within(await screen.findByRole('region', { name: 'Rezervace' }));
    expect(card.getByRole('button', { name: /^Od–do/u }).textContent).toBe('Od–do15:00–2:00');
    await openForm(user);
    expect([getSelectedText('Od'), getSelectedText('Do')]).toEqual(['15:00', '2:00 (další den)']);
    expect(screen.getByLabelText<HTMLInputElement>('Počet hostů').value).toBe('80');
    await waitFor(() =>
      expect(checks.at(-1)).toMatchObject({
        start_datetime: '2026-12-17T14:00:00.000Z',
        end_datetime: '2026-12-18T01:00:00.000Z',
        number_of_guests: 80,
      }),
    );
  });

  it('shows no hourly price beside the total, also before the total is known', async () => {
    let answer: (() => void) | undefined;
    const pending = new Promise<void>((resolve) => (answer = resolve));
    renderBooking({ check: () => pending.then(() => free()) }, `${PATH}?${EVENT}`);
    const card = within(await screen.findByRole('region', { name: 'Rezervace' }));
    expect(card.getByText('Počítáme…')).toBeTruthy();
    expect([card.queryByText(/hodinu/u), screen.queryByText(spacePage.priceFrom)]).toEqual([null, null]);
    answer?.();
    await card.findByText('celkem');
    expect(card.queryByText(/hodinu/u)).toBeNull();
  });

  it('keeps the buttons of the card when its slot was checked, so that no press is lost', async () => {
    renderBooking({}, `${PATH}?${EVENT}`);
    const card = within(await screen.findByRole('region', { name: 'Rezervace' }));
    const button = card.getByRole('button', { name: 'Vybrat termín' });
    const field = card.getByRole('button', { name: /^Od–do/u });
    expect(await card.findByRole('button', { name: 'Poslat žádost' })).toBe(button);
    expect(card.getByRole('button', { name: /^Od–do/u })).toBe(field);
  });

  it('does not overwrite what was typed for the same event', async () => {
    const user = userEvent.setup();
    const { router } = renderBooking({}, `${PATH}?${EVENT}`);
    await openForm(user);
    const guests = (): HTMLInputElement => screen.getByLabelText('Počet hostů');
    await user.clear(guests());
    await user.type(guests(), '75');
    await user.keyboard('{Escape}');
    await openForm(user);
    expect(guests().value).toBe('75');
    await user.keyboard('{Escape}');
    await act(() => router.navigate(`${PATH}?${EVENT.replace('80', '60')}`));
    expect(await screen.findByText(/^60\shostů$/u)).toBeTruthy();
    await openForm(user);
    expect(guests().value).toBe('60');
  });

  it('lets the form suggest hours for a day without them', async () => {
    const user = userEvent.setup();
    renderBooking({}, `${PATH}?date_from=2026-12-17`);
    await openForm(user, 'Vybrat termín');
    await waitFor(() => expect([getSelectedText('Od'), getSelectedText('Do')]).toEqual(['16:00', '20:00']));
  });

  it('chooses its layout by pictograms, the chosen one first and the others by size', async () => {
    const user = userEvent.setup();
    const { router } = renderBooking({ space: { area_size: 340, layouts: LAYOUTS } }, `${PATH}?${EVENT}`);
    expect(await screen.findByRole('heading', { name: 'Vejde se vás 80' })).toBeTruthy();
    expect(screen.getByText(/^U\skulatých stolů zbude 10\smíst navíc\./u)).toBeTruthy();
    const tiles = () =>
      within(screen.getByRole('radiogroup', { name: 'Vejde se vás 80' })).getAllByRole<HTMLInputElement>(
        'radio',
      );
    const readTiles = () => tiles().map(({ parentElement }) => parentElement?.textContent);
    const shown = ['90 hostů, Kulaté stoly', '150 hostů, Ve stoje', '60 hostů, Škola'];
    expect(readTiles()).toEqual(shown);
    await user.click(tiles()[1] as HTMLElement);
    await waitFor(() => expect(router.state.location.search).toBe(`?${EVENT.replace('banket', 'stani')}`));
    await waitFor(() => expect(tiles().map(({ checked }) => checked)).toEqual([false, true, false]));
    expect(readTiles()).toEqual(shown);
  });

  it('counts with the usual layout of its purpose until another one is chosen', async () => {
    const event = 'date_from=2026-12-17&time_from=15:00&time_to=22:00&purpose=konference&guests=';
    const scenario = { space: { layouts: LAYOUTS }, usualLayout: 'banket' } as const;
    const { router } = renderBooking(scenario, `${PATH}?${event}80`);
    expect(await screen.findByText(/^Pro takovou akci obvyklé: kulaté stoly, 90\smíst\./u)).toBeTruthy();
    const banquet = screen.getByRole<HTMLInputElement>('radio', { name: /Kulaté stoly$/u });
    expect(banquet.checked).toBe(true);
    await act(() => router.navigate(`${PATH}?${event}120`));
    expect(await screen.findByRole('heading', { name: /^U\skulatých stolů se vejde 90$/u })).toBeTruthy();
    await act(() => router.navigate(`${PATH}?${event}120&layout=stani`));
    expect(await screen.findByRole('heading', { name: 'Vejde se vás 120' })).toBeTruthy();
  });

  it('is asked about the layout where only some of them hold the guests', async () => {
    renderBooking({ space: { layouts: LAYOUTS } }, `${PATH}?date_from=2026-12-17&guests=80`);
    expect(await screen.findByRole('heading', { name: 'Jak budete sedět?' })).toBeTruthy();
    expect(screen.getByText(/ve stoje\s150, kulaté stoly\s90, škola\s60/u)).toBeTruthy();
  });

  it('names the layout of a space that has only one', async () => {
    const scenario = { space: { layouts: LAYOUTS.slice(0, 1) } };
    renderBooking(scenario, `${PATH}?date_from=2026-12-17&guests=80`);
    expect(await screen.findByRole('heading', { name: 'Vejde se vás 80' })).toBeTruthy();
    expect(screen.getByText(/^Ve stoje zbude 70\smíst navíc\./u)).toBeTruthy();
  });

  it('tells in the form that the number of places depends on the layout until one is chosen', async () => {
    const check = () => free({ fits: { basis: 'open', layout: null, capacity: 150 } });
    const address = `${PATH}?date_from=2026-12-17&time_from=16:00&time_to=20:00&guests=80`;
    renderBooking({ check, space: { layouts: LAYOUTS } }, address);
    await openForm(userEvent.setup());
    expect(await screen.findByText(/až\s150\smíst podle uspořádání/u)).toBeTruthy();
  });

  it('is warned in the form before it takes more guests than find a seat', async () => {
    const user = userEvent.setup();
    const warning = 'Ve školním uspořádání je místo pro 6 osob.';
    const check = () => free({ warning, fits: { basis: 'usual', layout: 'skolni', capacity: 6 } });
    const address = `${PATH}?date_from=2026-12-17&time_from=16:00&time_to=20:00&guests=12`;
    const { checks } = renderBooking({ check, space: { layouts: LAYOUTS } }, address);
    expect(await screen.findByText(warning)).toBeTruthy();
    await openForm(user);
    const form = within(screen.getByRole('dialog'));
    expect(await form.findByText(warning)).toBeTruthy();
    expect(form.getByText(/6\smíst jako ve škole/u)).toBeTruthy();
    expect(form.getByRole('radiogroup', { name: 'Uspořádání' })).toBeTruthy();
    expect(checks.at(-1)).toMatchObject({ number_of_guests: 12 });
  });

  it('is told until when the space is open, and moves to the nearest offered hours', async () => {
    const user = userEvent.setup();
    const alternatives = [
      {
        kind: 'earlier' as const,
        start_datetime: at('2026-12-17', 1080),
        end_datetime: at('2026-12-17', 1560),
        price: 15_200,
        price_state: 'complete' as const,
      },
    ];
    const message = 'Otevřeno do\u00a02:00';
    const check = () => free({ available: false, message, alternatives, quote: null });
    const { router } = renderBooking(
      { check, rules: { only_in_windows: true } },
      `${PATH}?date_from=2026-12-17&time_from=20:00&time_to=28:00`,
    );
    const card = within(await screen.findByRole('region', { name: 'Rezervace' }));
    expect(await card.findByText(/^Otevřeno do\s2:00$/u)).toBeTruthy();
    await user.click(await card.findByRole('button', { name: /15\s200\sKč$/u }));
    await waitFor(() =>
      expect(router.state.location.search).toBe('?date_from=2026-12-17&time_from=18:00&time_to=26:00'),
    );
  });

  it('is told the capacity of a layout that is too small, which is not chosen', async () => {
    const user = userEvent.setup();
    const { router } = renderBooking({ space: { layouts: LAYOUTS } }, `${PATH}?${EVENT}`);
    const school = await screen.findByRole<HTMLInputElement>('radio', { name: /Škola$/u });
    await user.click(school);
    expect(await screen.findByText('V tomto uspořádání je místo pro 60 osob.')).toBeTruthy();
    expect(school.checked).toBe(false);
    expect(router.state.location.search).toBe(`?${EVENT}`);
    await openForm(user);
    const form = within(screen.getByRole('dialog'));
    await user.click(await form.findByRole('radio', { name: /Škola$/u }));
    expect(await form.findByText('V tomto uspořádání je místo pro 60 osob.')).toBeTruthy();
    expect(form.getByRole<HTMLInputElement>('radio', { name: /Kulaté stoly$/u }).checked).toBe(true);
    fireEvent.change(form.getByLabelText('Počet hostů'), { target: { value: '50' } });
    await user.click(form.getByRole('radio', { name: /Škola$/u }));
    expect(form.getByRole<HTMLInputElement>('radio', { name: /Škola$/u }).checked).toBe(true);
    expect(form.queryByText(/^V tomto uspořádání/u)).toBeNull();
  });
});
