import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { card } from '@prostora/testing/catalog-fixtures.ts';
import { at, booked, free, quoteFor, renderBooking, stopClock } from '../../../testing/render-booking.ts';
import { failWith } from '../../../testing/render-site.tsx';

type User = ReturnType<typeof userEvent.setup>;
const DAY = '2026-12-17';
const setup = (): User => userEvent.setup();

beforeEach(() => {
  stopClock('2026-12-01T10:00:00Z');
  sessionStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const dialog = async () =>
  within(
    await screen.findByRole('dialog', { name: /^(?:Vybrat termín|Rezervovat|Poslat žádost|Zeptat se)$/u }),
  );
const pickDay = async (user: User, number = 17): Promise<void> => {
  const day = await (
    await dialog()
  ).findByRole('button', { name: new RegExp(`^\\S+ ${number}\\.\\s12\\.\\s2026, volno`, 'u') });
  await user.click(day);
};
const fill = async (user: User): Promise<void> => {
  const form = await dialog();
  fireEvent.change(form.getByLabelText('Jméno a příjmení'), { target: { value: 'Jana Nová' } });
  fireEvent.change(form.getByLabelText('E-mail'), { target: { value: 'jana@example.cz' } });
  await user.click(form.getByRole('checkbox', { name: /^Souhlasím/u }));
};
const send = async (user: User): Promise<void> =>
  user.click((await dialog()).getByRole('button', { name: /^(?:Rezervovat|Poslat žádost|Zeptat se)$/u }));
const openFromCard = async (user: User): Promise<void> => {
  const card = within(await screen.findByRole('region', { name: 'Rezervace' }));
  await user.click(card.getByRole('button', { name: /^(?:Vybrat termín|Poslat žádost)$/u }));
};
const getSelectedText = (label: string): string =>
  screen.getByLabelText<HTMLSelectElement>(label).selectedOptions[0]?.textContent ?? '';

describe('reservation of a space', () => {
  it('opens from the card and keeps the values when closed by Esc', async () => {
    const user = setup();
    renderBooking({}, '/prostor/pragovka/loft');
    await openFromCard(user);
    await pickDay(user);
    await user.type(screen.getByLabelText('Jméno a příjmení'), 'Jana');
    await screen.findByText('Termín je volný');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    const summary = within(screen.getByRole('region', { name: 'Rezervace' }));
    expect((await summary.findByText('Celkem')).parentElement?.textContent).toBe('Celkem13\u00a0300\u00a0Kč');
    expect(summary.getByRole('button', { name: /^Den/u }).textContent).toBe('Denčt 17.\u00a012.\u00a02026');
    await user.click(summary.getByRole('button', { name: 'Od–do 16:00–20:00' }));
    await dialog();
    expect([
      screen.getByLabelText<HTMLInputElement>('Jméno a příjmení').value,
      getSelectedText('Od'),
      getSelectedText('Do'),
    ]).toEqual(['Jana', '16:00', '20:00']);
  });

  it('checks the chosen slot and shows hours, price and total', async () => {
    const user = setup();
    const { checks } = renderBooking();
    await pickDay(user);
    expect(await screen.findByText('Termín je volný')).toBeTruthy();
    expect(checks).toEqual([
      { space_id: 1, start_datetime: at(DAY, 960), end_datetime: at(DAY, 1200), number_of_guests: 1 },
    ]);
    expect(screen.getByText('7 h × 1 900 Kč')).toBeTruthy();
    expect(screen.getAllByText('13 300 Kč').length).toBeGreaterThan(0);
  });

  it('debounces the check of consecutive choices', async () => {
    const user = setup();
    const { checks } = renderBooking();
    await pickDay(user);
    const choose = (label: string, option: string): void => {
      const select = screen.getByLabelText<HTMLSelectElement>(label);
      const value = [...select.options].find(({ text }) => text === option)?.value;
      fireEvent.change(select, { target: { value } });
    };
    choose('Od', '18:00');
    choose('Do', '1:00 (další den)');
    await screen.findByText('Termín je volný');
    expect(checks.at(-1)).toMatchObject({ start_datetime: at(DAY, 1080), end_datetime: at(DAY, 1500) });
    expect(checks.length).toBeLessThanOrEqual(2);
  });

  it('shows an estimate with its reason instead of a total', async () => {
    const user = setup();
    const message = 'Majitel má ceny vypsané do 22:00, zbytek je odhad.';
    const quote = quoteFor(17_600, { complete: false, reasons: [{ code: 'OUTSIDE_WINDOWS', message }] });
    renderBooking({
      check: () =>
        free({
          offered: 'partly',
          message: 'Část termínu je mimo nabízené hodiny, je to na dotaz',
          price: 17_600,
          price_per_hour: null,
          quote,
        }),
    });
    await pickDay(user);
    await screen.findByText('Část termínu je mimo nabízené hodiny, je to na dotaz');
    expect((await screen.findByText('Cena')).parentElement?.textContent).toBe(
      'Cenaorientačně 17\u00a0600\u00a0Kč',
    );
    expect(screen.getByText(message)).toBeTruthy();
    expect(screen.queryByText('Celkem')).toBeNull();
    expect(screen.queryByText('Termín je volný')).toBeNull();
  });

  it('lists offered hours first', async () => {
    const user = setup();
    renderBooking();
    await pickDay(user);
    const groups = [...screen.getByLabelText('Od').querySelectorAll('optgroup')].map(
      ({ label, children }) => [label, children[0]?.textContent],
    );
    expect(groups).toEqual([
      ['Nabízené hodiny', '0:00'],
      ['Na dotaz', '2:00'],
    ]);
  });

  it('shows „cena dohodou“ outside offered hours', async () => {
    const user = setup();
    renderBooking({ check: () => free({ price: 0, price_per_hour: null }) });
    await pickDay(user);
    await screen.findByText('Termín je volný');
    expect((await screen.findByText('Cena')).parentElement?.textContent).toBe('Cenacena dohodou');
  });

  it('shows alternatives of an unavailable slot and applies the picked one', async () => {
    const user = setup();
    const other = {
      kind: 'other_day' as const,
      start_datetime: at('2026-12-18', 960),
      end_datetime: at('2026-12-19', 60),
      price: 17_100,
      price_state: 'complete' as const,
    };
    renderBooking({
      check: ({ start_datetime }) =>
        start_datetime === other.start_datetime
          ? free()
          : free({
              available: false,
              message: 'Majitel v tomto čase prostor nenabízí, vyberte čas v otevírací době',
              price: 0,
              alternatives: [other],
            }),
    });
    await pickDay(user);
    expect(
      await screen.findByText('Majitel v tomto čase prostor nenabízí, vyberte čas v otevírací době'),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Jiný den/u }));
    expect([getSelectedText('Od'), getSelectedText('Do')]).toEqual(['16:00', '1:00 (další den)']);
    expect(await screen.findByText('Termín je volný')).toBeTruthy();
  });

  it('shows a failed check and retries on demand', async () => {
    const user = setup();
    let fails = true;
    renderBooking({ check: () => (fails ? failWith(500) : free()) });
    await pickDay(user);
    expect(await screen.findByText('Chyba při kontrole dostupnosti')).toBeTruthy();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Zkusit znovu' }));
    expect(await screen.findByText('Termín je volný')).toBeTruthy();
  });

  it('books and links to the reservation', async () => {
    const user = setup();
    const { attempts, loads } = renderBooking();
    await pickDay(user);
    await fill(user);
    await user.type(screen.getByLabelText(/^Telefon/u), '603 123 456');
    await screen.findByText('Termín je volný');
    const loadsBefore = loads.length;
    await send(user);
    expect(await screen.findByText(/^Majitel se ozve do 4\.\s12\.\s2026 11:00/u)).toBeTruthy();
    expect(attempts).toEqual([
      {
        space_id: 1,
        start_datetime: at(DAY, 960),
        end_datetime: at(DAY, 1200),
        customer_name: 'Jana Nová',
        customer_email: 'jana@example.cz',
        customer_phone: '+420603123456',
        number_of_guests: 1,
        notes: '',
        terms_accepted: true,
        quote_token: 'signed-quote',
      },
    ]);
    expect(screen.getByRole('link', { name: 'Otevřít rezervaci' }).getAttribute('href')).toBe(
      '/rezervace/5#token=tajny-odkaz',
    );
    expect(screen.getByRole('link', { name: /^Přidat do kalendáře/u }).getAttribute('href')).toBe(
      '/api/reservations/5/tajny-odkaz/rezervace.ics',
    );
    expect(loads.length).toBe(loadsBefore);
  });

  it('asks for the e-mail code until it is correct', async () => {
    const user = setup();
    const codes: unknown[] = [];
    const made = booked({ awaits_proof: true, expires_at: '2026-12-01T10:30:00Z' });
    renderBooking({
      answers: [made],
      confirmEmail: (body) => {
        codes.push(body);
        return codes.length === 1
          ? failWith(422, {
              error_code: 'VALIDATION',
              errors: { code: 'Kód nesouhlasí. Zbývající pokusy: 4' },
            })
          : { reservation: { ...made.reservation, awaits_proof: false, expires_at: '2026-12-04T10:00:00Z' } };
      },
    });
    await pickDay(user);
    await fill(user);
    await send(user);
    expect(await screen.findByText('Ještě potvrďte e-mail')).toBeTruthy();
    expect(
      screen.getByText(/Kód a odkaz jsme poslali na jana@example\.cz\..*držíme do 1\.\s12\.\s2026 11:30/u),
    ).toBeTruthy();
    const code = screen.getByLabelText<HTMLInputElement>('Kód z e-mailu');
    expect([code.inputMode, code.autocomplete]).toEqual(['numeric', 'one-time-code']);
    const confirm = screen.getByRole('button', { name: 'Potvrdit e-mail' });
    await user.click(confirm);
    expect(await screen.findByText('Zadejte šest číslic z e-mailu')).toBeTruthy();
    await user.click(code);
    await user.paste('123 456');
    await user.click(confirm);
    expect(await screen.findByText('Kód nesouhlasí. Zbývající pokusy: 4')).toBeTruthy();
    expect(
      screen.getByRole<HTMLButtonElement>('button', { name: /^Nový kód můžete poslat za/u }).disabled,
    ).toBe(true);
    await user.click(confirm);
    expect(await screen.findByText(/^Majitel se ozve do 4\.\s12\.\s2026 11:00/u)).toBeTruthy();
    expect(codes).toEqual(Array(2).fill({ token: 'tajny-odkaz', code: '123456' }));
  });

  it('corrects a mistyped address and confirms by the new link', async () => {
    const user = setup();
    const corrections: unknown[] = [];
    const codes: unknown[] = [];
    const made = booked({ awaits_proof: true, expires_at: '2026-12-01T10:30:00Z' });
    renderBooking({
      answers: [made],
      correctEmail: (body) => {
        corrections.push(body);
        return { guest_url: '/rezervace/5#token=novy-odkaz' };
      },
      confirmEmail: (body) => {
        codes.push(body);
        return { reservation: { ...made.reservation, awaits_proof: false } };
      },
    });
    await pickDay(user);
    await fill(user);
    await send(user);
    await user.click(await screen.findByRole('button', { name: 'Opravit e-mail' }));
    const submit = screen.getByRole('button', { name: 'Poslat kód na tento e-mail' });
    await user.click(submit);
    expect(await screen.findByText('Vyplňte e-mail')).toBeTruthy();
    await user.type(screen.getByLabelText('Správný e-mail'), 'jana@example.com');
    await user.click(submit);
    expect(await screen.findByText(/Kód a odkaz jsme poslali na jana@example\.com\./u)).toBeTruthy();
    expect(screen.getByText('E-mail je opravený, nový kód je na cestě.')).toBeTruthy();
    expect(screen.queryByLabelText('Správný e-mail')).toBeNull();
    expect(screen.getByRole('link', { name: 'Otevřít rezervaci' }).getAttribute('href')).toBe(
      '/rezervace/5#token=novy-odkaz',
    );
    await user.type(screen.getByLabelText('Kód z e-mailu'), '123456');
    await user.click(screen.getByRole('button', { name: 'Potvrdit e-mail' }));
    expect(await screen.findByText(/^Majitel se ozve do/u)).toBeTruthy();
    expect([corrections, codes]).toEqual([
      [{ token: 'tajny-odkaz', customer_email: 'jana@example.com' }],
      [{ token: 'novy-odkaz', code: '123456' }],
    ]);
  });

  it('shows an instant booking as confirmed', async () => {
    const user = setup();
    renderBooking({ answers: [booked({ status: 'confirmed', expires_at: null })] });
    await pickDay(user);
    await fill(user);
    await send(user);
    expect((await screen.findAllByText('Rezervace je potvrzená')).length).toBeGreaterThan(0);
  });

  it('sends once while the answer is awaited', async () => {
    const user = setup();
    let answer = (): void => undefined;
    const { attempts } = renderBooking({
      answers: [
        () =>
          new Promise((resolve) => {
            answer = () => resolve(booked());
          }),
      ],
    });
    await pickDay(user);
    await fill(user);
    await send(user);
    await screen.findByText('Odesílá se…');
    const form = document.querySelector('[role="dialog"] form');
    if (form) fireEvent.submit(form);
    await user.click(screen.getByRole('button', { name: /Odesílá se…$/u }));
    answer();
    await screen.findByText('Co bude dál');
    expect(attempts).toHaveLength(1);
  });

  it('shows server errors on their fields and focuses the first one', async () => {
    const user = setup();
    renderBooking({
      answers: [
        failWith(422, {
          error_code: 'VALIDATION',
          message: 'Zkontrolujte prosím vyplněné údaje.',
          errors: {
            customer_email: 'Toto nevypadá jako platný e-mail',
            end_datetime: 'Nejdelší rezervace je 3 h',
          },
        }),
      ],
    });
    await pickDay(user);
    await fill(user);
    await send(user);
    expect(await screen.findByText('Nejdelší rezervace je 3 h')).toBeTruthy();
    expect(screen.getByText('Toto nevypadá jako platný e-mail')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Do'));
    expect(screen.getByLabelText('E-mail').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByLabelText<HTMLInputElement>('Jméno a příjmení').value).toBe('Jana Nová');
  });

  it('keeps the form, reloads days and offers alternatives when the slot is taken', async () => {
    const user = setup();
    const alternatives = [
      { kind: 'later', start_datetime: at(DAY, 1200), end_datetime: at(DAY, 1440), price: 7600 },
    ];
    const { attempts, loads } = renderBooking({
      answers: [
        failWith(409, {
          error_code: 'SLOT_TAKEN',
          message: 'Termín už je obsazený',
          alternatives,
          similar_spaces: [card(8)],
        }),
        booked(),
      ],
    });
    await pickDay(user);
    await fill(user);
    const loadsBefore = loads.length;
    await send(user);
    const strip = await screen.findByText('Termín už je obsazený');
    await waitFor(() => expect(document.activeElement).toBe(strip.parentElement));
    await waitFor(() => expect(loads.length).toBe(loadsBefore + 1));
    expect(screen.getByRole('link', { name: 'Loft 8' }).getAttribute('href')).toBe(
      `/prostor/pragovka/loft-8?rezervace=${DAY}`,
    );
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('jana@example.cz');
    await user.click(screen.getByRole('button', { name: /^Později/u }));
    expect(screen.queryByText('Termín už je obsazený')).toBeNull();
    await send(user);
    await screen.findByText('Co bude dál');
    expect(attempts[1]).toMatchObject({
      start_datetime: at(DAY, 1200),
      end_datetime: at(DAY, 1440),
      customer_name: 'Jana Nová',
    });
  });

  it.each([
    [
      'the server’s message',
      failWith(409, { error_code: 'SLOT_UNAVAILABLE', message: 'Tento termín nejde rezervovat.' }),
      'Tento termín nejde rezervovat.',
    ],
    ['its default message without one', failWith(500, { message: '' }), 'Chyba při vytváření rezervace'],
  ])('shows %s when booking fails', async (_name, answer, said) => {
    const user = setup();
    renderBooking({ answers: [answer] });
    await pickDay(user);
    await fill(user);
    await send(user);
    expect((await screen.findByRole('alert')).textContent).toBe(said);
  });

  it('shows the first error of a field after blur and requires a slot', async () => {
    const user = setup();
    const { attempts } = renderBooking();
    const form = await dialog();
    await user.type(form.getByLabelText('E-mail'), 'jana@');
    expect(screen.queryByText('Toto nevypadá jako platný e-mail')).toBeNull();
    await user.tab();
    expect(await screen.findByText('Toto nevypadá jako platný e-mail')).toBeTruthy();
    await user.clear(form.getByLabelText('Počet hostů'));
    await user.type(form.getByLabelText('Počet hostů'), '121');
    await send(user);
    expect(await screen.findByText('Kapacita prostoru je 120 hostů')).toBeTruthy();
    expect(screen.getAllByText('Vyplňte všechny údaje').length).toBeGreaterThan(0);
    expect(screen.getByText('Bez souhlasu s podmínkami rezervovat nejde')).toBeTruthy();
    expect(document.activeElement).toBe(form.getByLabelText('Od'));
    expect(attempts).toEqual([]);
  });

  it('books several days at once', async () => {
    const user = setup();
    const { attempts } = renderBooking();
    await pickDay(user);
    await user.click(screen.getByRole('checkbox', { name: 'Akce trvá víc dní' }));
    fireEvent.change(screen.getByLabelText('Poslední den'), { target: { value: '2026-12-19' } });
    await user.selectOptions(screen.getByLabelText('Do'), '12:00');
    await fill(user);
    await send(user);
    await screen.findByText('Co bude dál');
    expect(attempts[0]).toMatchObject({ start_datetime: at(DAY, 960), end_datetime: at('2026-12-19', 720) });
  });

  it('applies a typed last day once it is valid', async () => {
    const user = setup();
    const { checks } = renderBooking();
    await pickDay(user);
    await user.click(screen.getByRole('checkbox', { name: 'Akce trvá víc dní' }));
    const last = screen.getByLabelText<HTMLInputElement>('Poslední den');
    fireEvent.change(last, { target: { value: '2026-12-02' } });
    expect(last.value).toBe('2026-12-02');
    fireEvent.change(last, { target: { value: '2026-12-20' } });
    await waitFor(() => expect(checks.at(-1)).toMatchObject({ end_datetime: at('2026-12-20', 1200) }));
    fireEvent.change(last, { target: { value: '2026-12-02' } });
    fireEvent.blur(last);
    expect(last.value).toBe('ne 20.\u00a012.\u00a02026');
  });

  it('shows a failure after a taken slot', async () => {
    const user = setup();
    renderBooking({
      answers: [
        failWith(409, { error_code: 'SLOT_TAKEN', message: 'Termín už je obsazený' }),
        failWith(503, { message: 'Služba je na chvíli nedostupná.' }),
      ],
    });
    await pickDay(user);
    await fill(user);
    await send(user);
    await screen.findByText('Termín už je obsazený');
    await send(user);
    expect((await screen.findByRole('alert')).textContent).toBe('Služba je na chvíli nedostupná.');
  });

  it('reuses the attempt after the form was reopened and stays open while sending', async () => {
    const user = setup();
    let fail = (): void => undefined;
    const keys = jest.spyOn(crypto, 'randomUUID');
    let checks = 0;
    const { attempts } = renderBooking({
      answers: [
        () =>
          new Promise((resolve) => {
            fail = () => resolve(failWith(503));
          }),
        booked(),
      ],
      // Each check returns a new signed quote.
      check: () => free({ quote: quoteFor(3200, { token: `quote-${(checks += 1)}` }) }),
    });
    await pickDay(user);
    await fill(user);
    await send(user);
    await screen.findByText('Odesílá se…');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeTruthy();
    fail();
    await screen.findByRole('alert');
    await user.keyboard('{Escape}');
    // The button says what it does once the slot was checked.
    const card = within(screen.getByRole('region', { name: 'Rezervace' }));
    await user.click(await card.findByRole('button', { name: 'Poslat žádost' }));
    await send(user);
    await screen.findByText('Co bude dál');
    expect([attempts.length, keys.mock.calls.length]).toEqual([2, 1]);
    expect(attempts[1]).toEqual(attempts[0]);
  });

  it('opens on the day of the URL', async () => {
    renderBooking({}, `/prostor/pragovka/loft?rezervace=${DAY}`);
    await dialog();
    await waitFor(() => expect(getSelectedText('Od')).toBe('16:00'));
    expect(screen.getByRole('gridcell', { selected: true }).textContent).toBe('17');
  });

  it('prefills the contact of the previous reservation', async () => {
    const user = setup();
    renderBooking();
    await pickDay(user);
    await fill(user);
    await send(user);
    await user.click(await screen.findByRole('button', { name: 'Hotovo' }));
    await openFromCard(user);
    expect(screen.getByLabelText<HTMLInputElement>('Jméno a příjmení').value).toBe('Jana Nová');
    expect([
      getSelectedText('Od'),
      screen.getByRole<HTMLInputElement>('checkbox', { name: /^Souhlasím/u }).checked,
    ]).toEqual(['Vyberte', false]);
  });

  it('stays usable when the calendar fails to load', async () => {
    const user = setup();
    const { attempts } = renderBooking({
      calendarFails: true,
      check: () => free({ price: 0, price_per_hour: null }),
    });
    await user.click(
      await (await dialog()).findByRole('button', { name: /^čtvrtek 17\.\s12\.\s2026, na dotaz/u }),
    );
    await fill(user);
    await send(user);
    await screen.findByText('Co bude dál');
    expect(attempts[0]).toMatchObject({ start_datetime: at(DAY, 600), end_datetime: at(DAY, 840) });
  });

  it('is not offered for an unpublished space', async () => {
    renderBooking({ space: { status: 'DRAFT' } }, '/prostor/pragovka/loft?rezervace=1');
    await screen.findByRole('heading', { level: 1 });
    expect([
      screen.queryByRole('button', { name: 'Vybrat termín' }),
      screen.queryByRole('dialog'),
      screen.queryByText('Volné termíny'),
    ]).toEqual([null, null, null]);
  });
});

describe('day picker', () => {
  const taken = {
    id: 1,
    status: 'confirmed' as const,
    customer_name: '',
    start_datetime: at('2026-12-18', 0),
    end_datetime: at('2026-12-19', 300),
  };

  it('disables past and taken days', async () => {
    const user = setup();
    renderBooking({ reservations: [taken], rules: { notice_hours: 24 } });
    const form = await dialog();
    const day = await form.findByRole('button', { name: /^pátek 18\.\s12\.\s2026, obsazeno/u });
    expect(day.getAttribute('aria-disabled')).toBe('true');
    await user.click(day);
    expect(getSelectedText('Od')).toBe('Vyberte');
    expect(form.getByRole('button', { name: /^středa 2\.\s12\.\s2026, volno/u })).toBeTruthy();
    expect(
      form
        .getByRole('button', { name: /^pondělí 30\.\s11\.\s2026, už nejde rezervovat/u })
        .getAttribute('aria-disabled'),
    ).toBe('true');
  });

  it('is navigated by keyboard and picks by Enter', async () => {
    const user = setup();
    renderBooking();
    const form = await dialog();
    const today = await form.findByRole('button', { name: /^úterý 1\.\s12\.\s2026, volno/u });
    today.focus();
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^středa 9\./u);
    await user.keyboard('{End}');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^neděle 13\./u);
    await user.keyboard('{PageDown}');
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^středa 13\.\s1\.\s2027, volno/u),
    );
    await user.keyboard('{Enter}');
    expect(getSelectedText('Od')).toBe('16:00');
    expect(document.querySelectorAll('[role="dialog"] [data-day][tabindex="0"]')).toHaveLength(1);
  });

  it('shows a time zone note outside the Czech time zone', async () => {
    jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(300);
    renderBooking();
    expect(await (await dialog()).findByText('Všude uvádíme čas v ČR.')).toBeTruthy();
  });
});
