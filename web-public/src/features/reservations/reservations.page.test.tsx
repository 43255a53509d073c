import { afterAll, afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { OwnerWaitingItem, Reservation } from '@prostora/api-client';
import { DAY_MS } from '@prostora/contracts';
import { SHELL_EVENTS, onShellEvent, type Toast } from '@prostora/federation';
import { proposal, reservation, reservationsPage } from '@prostora/testing/reservation-fixtures.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stopClock } from '../../testing/render-booking.ts';
import { ownerCatalog } from '../../testing/portal.tsx';
import { failWith, type Handler } from '../../testing/render-site.tsx';
import { renderReservations } from '../../testing/reservations.ts';

const toasts: Toast[] = [];
const stop = onShellEvent(SHELL_EVENTS.toast, (toast) => toasts.push(toast));
beforeEach(() => {
  stopClock('2026-12-01T10:00:00Z');
  sessionStorage.clear();
});
afterEach(() => {
  toasts.length = 0;
  jest.useRealTimers();
});
afterAll(stop);

type State = { items: Reservation[]; requests: string[] };
/** Renders the reservations of `state`; `change` answers mutating calls. */
const show = (query: string, state: State, change: Handler = () => failWith(500)) =>
  renderReservations(query, (url, asked) => {
    if (!url.pathname.startsWith('/api/reservations') || url.pathname.endsWith('/calendar')) {
      if (url.pathname.endsWith('/calendar')) state.requests.push(url.search);
      return undefined;
    }
    if (asked.method !== 'GET') return change(url, asked);
    if (url.pathname === '/api/reservations') {
      state.requests.push(url.search);
      return reservationsPage(state.items);
    }
    if (url.pathname.endsWith('/related'))
      return {
        reservations: state.items
          .filter(({ group_id }) => group_id !== null)
          .map((one) => ({ ...one, id: one.id + 100, space: { ...one.space, id: 2 } })),
      };
    const found = state.items.find(({ id }) => url.pathname === `/api/reservations/${String(id)}`);
    return found
      ? { reservation: found }
      : failWith(404, { message: 'Tohle jsme nenašli. Možná je v adrese překlep, nebo už to někdo smazal.' });
  });
const createState = (...items: Reservation[]): State => ({ items, requests: [] });
const detail = async () => within(await screen.findByRole('dialog', { name: /^Rezervace/u }));

describe('the list of reservations', () => {
  it('shows guest, time, price and the answer deadline', async () => {
    await show(
      '?karta=seznam',
      createState(
        reservation(5),
        reservation(6, {
          status: 'confirmed',
          price: 0,
          price_state: 'none',
          expires_at: null,
          allowed_actions: ['cancel', 'move', 'note'],
        }),
      ),
    );
    const rows = within(await screen.findByRole('table', { name: 'Rezervace' }))
      .getAllByRole('row')
      .slice(1);
    expect(rows[0]!.textContent).toMatch(
      /pátek 10\.\s12\.\s2027, 16:00–22:00.*Loft 1.*Jan Dvořák.*60\shostů.*11\s400\sKč.*Čeká na vás.*odpovězte do 1\.\s12\.\s2027 11:00/u,
    );
    expect(rows[1]!.textContent).toMatch(/cena dohodou.*Potvrzená/u);
    expect(rows[1]!.textContent).not.toContain('odpovězte');
  });

  it('is filtered by links with counts of each state', async () => {
    const state = createState(reservation(5));
    await show('?karta=seznam&stav=potvrzene&kdy=vse&hledat=Jan&strana=2&prostor=2', state);
    await screen.findByRole('table', { name: 'Rezervace' });
    expect(new URLSearchParams(state.requests.find((search) => search.includes('page=2')))).toEqual(
      new URLSearchParams('page=2&page_size=20&when=all&space_id=2&status=confirmed&search=Jan'),
    );
    expect(screen.getByRole('link', { name: 'Čekající 2' }).getAttribute('href')).toBe(
      '/klient/rezervace?karta=seznam&prostor=2&stav=cekajici&kdy=vse&hledat=Jan',
    );
    expect(
      screen.getByRole('link', { name: 'Potvrzené 14', current: true }).getAttribute('href'),
    ).not.toContain('stav');
  });

  it('filters to waiting items by the URL', async () => {
    const state = createState(reservation(5));
    await show('?karta=seznam&ceka=zadost&kdy=vse', state);
    await screen.findByText(/^Jen žádosti o rezervaci, které čekají na vaši odpověď\./u);
    expect(state.requests).toContain('?page=1&page_size=20&when=all&waiting=request');
    const all = screen.getByRole('link', { name: 'Zobrazit všechny rezervace' });
    expect(all.getAttribute('href')).toBe('/klient/rezervace?karta=seznam');
  });

  it('searches while typing and updates the URL', async () => {
    const user = userEvent.setup();
    const { place } = await show('?karta=seznam', createState(reservation(5)));
    await user.type(await screen.findByRole('searchbox', { name: 'Hledat hosta' }), 'Dvořák');
    await waitFor(() => expect(place()).toBe('/klient/rezervace?karta=seznam&hledat=Dvo%C5%99%C3%A1k'));
  });

  it('confirms from a row with the shown price and shows a refusal', async () => {
    const user = userEvent.setup();
    const { changes } = await show('?karta=seznam', createState(reservation(5)), () =>
      failWith(409, {
        error_code: 'CALENDAR_CONFLICT',
        message: 'V připojeném kalendáři je na tento čas jiná událost.',
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Potvrdit rezervaci: Jan Dvořák' }));
    expect((await screen.findByLabelText<HTMLInputElement>(/^Konečná cena/u)).value).toBe('11400');
    await user.click(screen.getByRole('button', { name: 'Potvrdit rezervaci' }));
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toMatch(
        /^V připojeném kalendáři je na tento čas jiná událost\. Podívejte se do připojeného kalendáře/u,
      ),
    );
    expect(changes).toMatchObject([
      { path: '/api/reservations/5/confirm', body: { price: 11_400, message: null } },
    ]);
  });

  it('shows an empty state with a link to opening hours', async () => {
    await show('?karta=seznam', createState());
    expect((await screen.findByRole('link', { name: 'Nastavit otevírací dobu' })).getAttribute('href')).toBe(
      '/klient/rezervace?karta=otevreni',
    );
  });

  it('links to the unfiltered list when nothing matches', async () => {
    await show('?karta=seznam&hledat=nikdo', createState());
    expect((await screen.findByRole('link', { name: 'Zrušit filtr' })).getAttribute('href')).toBe(
      '/klient/rezervace?karta=seznam',
    );
  });

  it('offers an owner without spaces to add one', async () => {
    await renderReservations('', (url) =>
      url.pathname === '/api/catalog/customer' ? ownerCatalog({ spaces: [], buildings: [] }) : undefined,
    );
    expect((await screen.findByRole('link', { name: 'Přidat prostor' })).getAttribute('href')).toBe(
      '/klient/novy-prostor',
    );
  });
});

describe('banner of waiting requests', () => {
  const waiting: OwnerWaitingItem[] = [
    { kind: 'change_proposals', count: 4, value: 0, oldest: null },
    { kind: 'reservation_requests', count: 1, value: 11_400, oldest: '2026-11-20T10:00:00.000Z' },
  ];
  // The list has a second pending request without a confirmed e-mail.
  const listed = () => reservationsPage([reservation(5), reservation(6, { awaits_proof: true })]);
  const showBanner = (query: string) =>
    renderReservations(
      query,
      (url) => (url.pathname === '/api/reservations' ? listed() : undefined),
      waiting,
    );

  it('has the count of the portal’s summary and links to its list', async () => {
    await showBanner('?karta=seznam');
    const band = within(await screen.findByRole('region', { name: '1\u00a0rezervace čeká na odpověď' }));
    const link = band.getByRole('link', { name: 'Zobrazit čekající' });
    expect(link.getAttribute('href')).toBe('/klient/rezervace?karta=seznam&ceka=zadost&kdy=vse');
  });

  it('is hidden on the list of the requests', async () => {
    await showBanner('?karta=seznam&ceka=zadost&kdy=vse');
    await screen.findByRole('table', { name: 'Rezervace' });
    expect(screen.queryByRole('region', { name: /čeká na odpověď/u })).toBeNull();
  });
});

describe('one reservation', () => {
  it('entered by the owner shows the end of its option, and the guest’s link without an e-mail', async () => {
    const option = reservation(5, {
      source: 'owner',
      is_option: true,
      title: 'Křtiny',
      customer_email: '',
      guest_url: '/rezervace/5#token=tajemstvi',
      expires_at: '2026-12-03T10:00:00.000Z',
      allowed_actions: ['confirm', 'refuse', 'change', 'note'],
    });
    const sent: unknown[] = [];
    await show('?rezervace=5', createState(option), (_url, { body }) => {
      sent.push(body);
      return { reservation: option, applied: ['option_until'], proposal: null };
    });
    const dialog = await detail();
    const title = await dialog.findByRole<HTMLInputElement>('textbox', { name: /^Název akce/u });
    expect(title.value).toBe('Křtiny');
    expect(dialog.getByText(/Vaše rezervace: .*\/rezervace\/5#token=tajemstvi/u)).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Uvolnit' })).toBeTruthy();
    await userEvent
      .setup({ advanceTimers: jest.advanceTimersByTime })
      .click(dialog.getByRole('button', { name: '+3 dny' }));
    await waitFor(() => expect(sent).toEqual([{ sequence: 0, option_until: '2026-12-06T10:00:00.000Z' }]));
  });

  it('gets another guest’s link after a confirmation', async () => {
    const booked = reservation(5, { allowed_actions: ['note'], customer_email: 'jana@posta.example' });
    const sent: string[] = [];
    await show('?rezervace=5', createState(booked), ({ pathname }) => {
      sent.push(pathname);
      return { status: 'ok' };
    });
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(await (await detail()).findByRole('button', { name: 'Vyměnit odkaz hosta' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Vyměnit odkaz hosta?' }));
    expect(sent).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Vyměnit odkaz' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Vyměnit odkaz hosta?' })).toBeNull());
    expect(sent).toEqual(['/api/reservations/5/new-link']);
  });

  it('held for a person on the waiting list says until when, and is answered in the list', async () => {
    const held = reservation(5, {
      source: 'waitlist',
      awaits_proof: true,
      offered_until: '2026-12-02T13:00:00.000Z',
      allowed_actions: ['refuse', 'note'],
    });
    await show('?karta=seznam&rezervace=5', createState(held));
    const dialog = await detail();
    expect(await dialog.findByText('Nabídnuto čekajícímu')).toBeTruthy();
    expect(dialog.getByText('do 2. 12. 14:00')).toBeTruthy();
    const link = dialog.getByRole('link', { name: 'Otevřít čekací listinu' });
    expect(link.getAttribute('href')).toBe('/klient/rezervace?karta=cekani');
    expect(dialog.queryByRole('button', { name: 'Odmítnout' })).toBeNull();
    expect(screen.queryByText('Čeká na ověření e-mailu')).toBeNull();
  });

  it('opens by URL and closes to the list', async () => {
    const user = userEvent.setup();
    const { place } = await show('?karta=seznam&rezervace=5', createState(reservation(5)));
    const dialog = await detail();
    expect((await dialog.findByRole('link', { name: 'jan@example.cz' })).getAttribute('href')).toBe(
      'mailto:jan@example.cz',
    );
    expect(dialog.getByRole('link', { name: /123/u }).getAttribute('href')).toBe('tel:+420123456789');
    expect(dialog.getByText('Přijedeme dřív.')).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(place()).toBe('/klient/rezervace?karta=seznam');
  });

  it('is not found for another owner', async () => {
    await show('?karta=seznam&rezervace=9', createState());
    expect(
      await (await detail()).findByText('Tuto rezervaci jsme nenašli. Možná patří k jinému účtu.'),
    ).toBeTruthy();
  });

  it('offers only allowed actions and is confirmed', async () => {
    const user = userEvent.setup();
    const state = createState(reservation(5));
    await show('?karta=seznam&rezervace=5', state, () => {
      state.items = [
        reservation(5, {
          status: 'confirmed',
          expires_at: null,
          allowed_actions: ['cancel', 'move', 'note'],
          sequence: 1,
        }),
      ];
      return { reservation: state.items[0] };
    });
    const dialog = await detail();
    expect(dialog.queryByRole('button', { name: 'Zrušit rezervaci' })).toBeNull();
    await user.click(await dialog.findByRole('button', { name: 'Potvrdit' }));
    await user.click(await screen.findByRole('button', { name: 'Potvrdit rezervaci' }));
    expect(await dialog.findByRole('button', { name: 'Zrušit rezervaci' })).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Odmítnout' })).toBeNull();
    expect(toasts).toEqual([{ message: 'Rezervace potvrzena: Jan Dvořák', kind: 'success' }]);
  });

  it('keeps drafts of closed dialogs until they are sent', async () => {
    const user = userEvent.setup();
    const { changes } = await show('?karta=seznam&rezervace=5', createState(reservation(5)), () => ({
      reservation: reservation(5),
    }));
    const message = (): Promise<HTMLTextAreaElement> =>
      screen.findByLabelText<HTMLTextAreaElement>(/^Vzkaz/u);
    const openConfirmation = async (): Promise<void> =>
      user.click(await (await detail()).findByRole('button', { name: 'Potvrdit' }));
    await openConfirmation();
    await user.type(await message(), 'Klíče jsou na vrátnici.');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Potvrdit rezervaci' })).toBeNull());
    await openConfirmation();
    expect((await message()).value).toBe('Klíče jsou na vrátnici.');
    await user.click(screen.getByRole('button', { name: 'Potvrdit rezervaci' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Potvrdit rezervaci' })).toBeNull());
    expect([changes.length, Object.keys(sessionStorage)]).toEqual([1, []]);

    await user.click(await (await detail()).findByRole('button', { name: 'Upravit' }));
    const guests = (): Promise<HTMLInputElement> => screen.findByLabelText<HTMLInputElement>('Počet hostů');
    await user.clear(await guests());
    await user.type(await guests(), '51');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Upravit rezervaci' })).toBeNull());
    await user.click(await (await detail()).findByRole('button', { name: 'Upravit' }));
    await waitFor(async () => expect((await guests()).value).toBe('51'));
  });

  it('focuses the price and confirms by Enter', async () => {
    const user = userEvent.setup();
    const { changes } = await show('?karta=seznam&rezervace=5', createState(reservation(5)), () => ({
      reservation: reservation(5),
    }));
    await user.click(await (await detail()).findByRole('button', { name: 'Potvrdit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Potvrdit rezervaci' }));
    expect(document.activeElement).toBe(dialog.getAllByRole('textbox')[0]);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(changes[0]?.path).toBe('/api/reservations/5/confirm'));
  });

  it('is reloaded after a concurrent change', async () => {
    const user = userEvent.setup();
    const state = createState(reservation(5));
    await show('?karta=seznam&rezervace=5', state, () => {
      state.items = [
        reservation(5, {
          status: 'cancelled',
          cancelled_by: 'guest',
          cancel_reason: 'Nepřijedeme',
          allowed_actions: ['note'],
        }),
      ];
      return failWith(409, { error_code: 'RESERVATION_CLOSED', message: 'Tuto rezervaci už změnit nejde.' });
    });
    const dialog = await detail();
    await user.click(await dialog.findByRole('button', { name: 'Potvrdit' }));
    await user.click(await screen.findByRole('button', { name: 'Potvrdit rezervaci' }));
    expect(
      await screen.findByText('Tuto rezervaci už změnit nejde. Načetli jsme její současnou podobu.'),
    ).toBeTruthy();
    expect(await dialog.findByText('zrušil host: Nepřijedeme')).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Potvrdit' })).toBeNull();
  });

  it('requires a reason to cancel and reloads the calendar of 30 days', async () => {
    const user = userEvent.setup();
    const state = createState(
      reservation(5, { status: 'confirmed', allowed_actions: ['cancel', 'move', 'note'] }),
    );
    const { changes } = await show('?karta=seznam&rezervace=5', state, () => ({
      reservation: reservation(5, { status: 'cancelled', allowed_actions: ['note'] }),
    }));
    await user.click(await (await detail()).findByRole('button', { name: 'Zrušit rezervaci' }));
    const question = within(await screen.findByRole('dialog', { name: 'Zrušit rezervaci?' }));
    await user.click(question.getByRole('button', { name: 'Zrušit rezervaci' }));
    expect(await question.findByText('Napište důvod')).toBeTruthy();
    expect(changes).toEqual([]);
    await user.type(question.getByRole('textbox', { name: 'Důvod pro hosta' }), 'Havárie vody');
    await user.click(question.getByRole('button', { name: 'Cena' }));
    await user.click(question.getByRole('button', { name: 'Jiný důvod' }));
    expect(question.getByRole('button', { name: 'Jiný důvod', pressed: true })).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Zrušit rezervaci' }));
    await waitFor(() =>
      expect(changes).toEqual([
        {
          method: 'DELETE',
          path: '/api/reservations/5',
          body: { reason: 'Havárie vody', cancel_code: 'other' },
        },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Zrušit rezervaci?' })).toBeNull());
    await waitFor(() => {
      const span = new URLSearchParams(state.requests.find((search) => search.includes('start_date')));
      expect(
        (Date.parse(span.get('end_date') ?? '') - Date.parse(span.get('start_date') ?? '')) / DAY_MS,
      ).toBe(30);
    });
  });

  it('keeps the reason when cancelling fails', async () => {
    const user = userEvent.setup();
    await show(
      '?karta=seznam&rezervace=5',
      createState(reservation(5, { status: 'confirmed', allowed_actions: ['cancel'] })),
      () => failWith(500, { message: '' }),
    );
    await user.click(await (await detail()).findByRole('button', { name: 'Zrušit rezervaci' }));
    const question = within(await screen.findByRole('dialog', { name: 'Zrušit rezervaci?' }));
    await user.type(question.getByRole('textbox', { name: 'Důvod pro hosta' }), 'Havárie vody');
    await user.click(question.getByRole('button', { name: 'Zrušit rezervaci' }));
    expect(await question.findByText('Chyba při rušení rezervace')).toBeTruthy();
    expect(question.getByRole<HTMLTextAreaElement>('textbox', { name: 'Důvod pro hosta' }).value).toBe(
      'Havárie vody',
    );
  });

  it('is moved by its days and times and keeps them when the slot is taken', async () => {
    const user = userEvent.setup();
    const { changes } = await show(
      '?karta=seznam&rezervace=5',
      createState(reservation(5, { sequence: 3 })),
      () => failWith(409, { error_code: 'SLOT_TAKEN', message: 'Termín už je obsazený' }),
    );
    await user.click(await (await detail()).findByRole('button', { name: 'Upravit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Upravit rezervaci' }));
    const readSlot = (): string[] =>
      ['Začátek', 'Od', 'Konec', 'Do'].map((label) =>
        dialog.getByLabelText<HTMLInputElement>(label).value.replaceAll('\u00a0', ' '),
      );
    expect(readSlot()).toEqual(['pá 10. 12. 2027', '16:00', 'pá 10. 12. 2027', '22:00']);
    await user.clear(dialog.getByLabelText('Začátek'));
    await user.type(dialog.getByLabelText('Začátek'), '11. 12. 2027');
    await user.selectOptions(dialog.getByLabelText('Od'), '18:00');
    const moved = ['so 11. 12. 2027', '18:00', 'ne 12. 12. 2027', '00:00'];
    expect(readSlot()).toEqual(moved);
    await user.click(dialog.getByRole('button', { name: 'Uložit' }));
    expect(
      await dialog.findByText('Termín už je obsazený. Kalendář jsme načetli znovu, vyberte prosím jiný čas.'),
    ).toBeTruthy();
    expect(changes).toEqual([
      {
        method: 'POST',
        path: '/api/reservations/5/changes',
        body: {
          start_datetime: '2027-12-11T17:00:00.000Z',
          end_datetime: '2027-12-11T23:00:00.000Z',
          sequence: 3,
        },
      },
    ]);
    expect(readSlot()).toEqual(moved);
  });

  it('shows a concurrent move before moving it again', async () => {
    const user = userEvent.setup();
    const state = createState(reservation(5, { sequence: 3 }));
    const { changes } = await show('?karta=seznam&rezervace=5', state, () =>
      failWith(409, { error_code: 'RESERVATION_CHANGED', message: 'Rezervace se mezitím změnila' }),
    );
    await user.click(await (await detail()).findByRole('button', { name: 'Upravit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Upravit rezervaci' }));
    state.items = [
      reservation(5, {
        sequence: 4,
        start_datetime: '2027-12-12T15:00:00.000Z',
        end_datetime: '2027-12-12T21:00:00.000Z',
      }),
    ];
    await user.click(dialog.getByRole('button', { name: 'Uložit' }));
    expect(await dialog.findByText(/^neděle 12\.\s12\.\s2027/u)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Uložit' }));
    await waitFor(() =>
      expect(changes.map(({ body }) => (body as { sequence: number }).sequence)).toEqual([3, 4]),
    );
  });

  it('previews which changes apply at once and which need acceptance', async () => {
    const user = userEvent.setup();
    const booked = reservation(5, {
      status: 'confirmed',
      allowed_actions: ['cancel', 'change', 'note'],
      sequence: 2,
    });
    const { changes } = await show('?karta=seznam&rezervace=5', createState(booked), () => ({
      reservation: booked,
      applied: ['number_of_guests'],
      proposal: proposal(),
    }));
    await user.click(await (await detail()).findByRole('button', { name: 'Upravit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Upravit rezervaci' }));
    expect(dialog.getByText('Zatím se nic nemění.')).toBeTruthy();
    const replace = async (name: string, text: string): Promise<void> => {
      await user.clear(dialog.getByLabelText(name));
      await user.type(dialog.getByLabelText(name), text);
    };
    await replace('Počet hostů', '50');
    await replace('Cena v Kč', '12000');
    expect(dialog.getByRole('status').textContent).toMatch(
      /^Platí hned: počet hostůHost musí přijmout: cena/u,
    );
    await user.type(dialog.getByLabelText(/^Vzkaz hostovi/u), 'Zdražila energie.');
    await user.click(dialog.getByRole('button', { name: 'Poslat návrh hostovi' }));
    await waitFor(() =>
      expect(toasts).toEqual([{ message: 'Návrh jsme poslali: Jan Dvořák', kind: 'success' }]),
    );
    expect(changes).toEqual([
      {
        method: 'POST',
        path: '/api/reservations/5/changes',
        body: { number_of_guests: 50, price: 12_000, message: 'Zdražila energie.', sequence: 2 },
      },
    ]);
  });

  it('shows the price of the list beside the agreed one and keeps it unless told', async () => {
    const user = userEvent.setup();
    const booked = reservation(5, {
      status: 'confirmed',
      allowed_actions: ['cancel', 'change', 'note'],
      sequence: 2,
    });
    const { changes } = await show('?karta=seznam&rezervace=5', createState(booked), ({ pathname }) =>
      pathname.endsWith('/preview')
        ? { list_price: { price: 9800, price_state: 'complete' } }
        : { reservation: booked, applied: [], proposal: proposal() },
    );
    const openForm = async () => {
      await user.click(await (await detail()).findByRole('button', { name: 'Upravit' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Upravit rezervaci' }));
      await user.selectOptions(dialog.getByLabelText('Od'), '15:00');
      await dialog.findByText(/^Nová cena podle ceníku 9\s800\sKč, dosud 11\s400\sKč\.$/u);
      expect(dialog.getByRole('button', { name: /^Nechat 11\s400\sKč$/u, pressed: true })).toBeTruthy();
      expect(dialog.getByRole('status').textContent).not.toMatch(/cena/u);
      return dialog;
    };
    const kept = await openForm();
    await user.click(kept.getByRole('button', { name: 'Poslat návrh hostovi' }));
    await waitFor(() => expect(changes).toHaveLength(1));
    const taken = await openForm();
    await user.click(taken.getByRole('button', { name: /^Použít 9\s800\sKč$/u }));
    expect(taken.getByRole('status').textContent).toMatch(/Host musí přijmout:.*cena/u);
    await user.click(taken.getByRole('button', { name: 'Poslat návrh hostovi' }));
    await waitFor(() => expect(changes).toHaveLength(2));
    expect(changes[0]?.body).toMatchObject({ use_list_price: false });
    expect(changes[1]?.body).toMatchObject({ use_list_price: true });
  });

  it('changes all spaces of an event once agreed by phone', async () => {
    const user = userEvent.setup();
    const entry = reservation(5, {
      status: 'confirmed',
      source: 'owner',
      customer_email: '',
      group_id: 8,
      allowed_actions: ['cancel', 'change', 'note'],
      sequence: 2,
    });
    const { changes } = await show('?karta=seznam&rezervace=5', createState(entry), () => ({
      reservation: entry,
      applied: ['start_datetime', 'title'],
      proposal: null,
    }));
    await user.click(await (await detail()).findByRole('button', { name: 'Upravit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Upravit rezervaci' }));
    await user.click(await dialog.findByRole('button', { name: 'Všechny prostory akce (2)' }));
    await user.selectOptions(dialog.getByLabelText('Od'), '15:00');
    await user.click(dialog.getByText('Název akce', { selector: 'summary' }));
    await user.type(dialog.getByRole('textbox', { name: /^Název akce/u }), 'Ples');
    await user.click(
      dialog.getByRole('checkbox', { name: 'Ukázat název akce ve veřejném programu a na dveřích' }),
    );
    await user.click(dialog.getByRole('checkbox', { name: 'Změna je s hostem domluvená po telefonu' }));
    await user.click(dialog.getByRole('button', { name: 'Uložit' }));
    await waitFor(() =>
      expect(changes).toEqual([
        {
          method: 'POST',
          path: '/api/reservations/5/changes',
          body: {
            start_datetime: '2027-12-10T14:00:00.000Z',
            end_datetime: '2027-12-10T20:00:00.000Z',
            title: 'Ples',
            title_public: true,
            apply_to: 'group',
            agreed_by_phone: true,
            sequence: 2,
          },
        },
      ]),
    );
  });

  it('says that a request with the owner’s proposal waits for the guest', async () => {
    await show('?karta=seznam&rezervace=5', createState(reservation(5, { proposal: proposal() })));
    expect(await (await detail()).findByText('Čeká na hosta')).toBeTruthy();
  });

  it('shows the owner’s proposal with both versions and withdraws it', async () => {
    const user = userEvent.setup();
    const booked = reservation(5, {
      status: 'confirmed',
      allowed_actions: ['cancel', 'change', 'note'],
      proposal: proposal(),
    });
    const { changes } = await show('?karta=seznam&rezervace=5', createState(booked), () => ({
      reservation: { ...booked, proposal: null },
    }));
    const panel = within(await (await detail()).findByRole('region', { name: 'Váš návrh čeká na hosta' }));
    expect(panel.getAllByRole('row').map((row) => row.textContent?.replaceAll('\u00a0', ' '))).toEqual([
      'DomluvenoNávrh',
      'Denpátek 10. 12. 2027pátek 17. 12. 2027',
      'Čas16:00–22:00beze změny',
      'ProstorLoft 1beze změny',
      'Počet hostů60 hostůbeze změny',
      'Cena11 400 Kč12 000 Kč',
      'Rozdíl+ 600 Kč',
    ]);
    await user.click(panel.getByRole('button', { name: 'Vzít návrh zpět' }));
    await waitFor(() =>
      expect(changes).toEqual([
        { method: 'POST', path: '/api/reservations/5/proposal/withdraw', body: { proposal_id: 31 } },
      ]),
    );
  });

  it('shows the guest’s change request and declines it with a reason', async () => {
    const user = userEvent.setup();
    const { after } = proposal();
    const wish = proposal({
      side: 'guest',
      message: 'Stihneme to?',
      after: { ...after, price_state: 'estimate' },
    });
    const booked = reservation(5, {
      status: 'confirmed',
      allowed_actions: ['cancel', 'change', 'note'],
      proposal: wish,
    });
    const { changes } = await show('?karta=seznam&rezervace=5', createState(booked), () => ({
      reservation: { ...booked, proposal: { ...wish, state: 'declined' } },
    }));
    const panel = within(await (await detail()).findByRole('region', { name: 'Host žádá o změnu' }));
    expect(panel.getByText('Stihneme to?')).toBeTruthy();
    expect(panel.getByRole('row', { name: /^Cena/u }).textContent?.replaceAll('\u00a0', ' ')).toBe(
      'Cena11 400 Kčorientačně 12 000 Kč',
    );
    expect(panel.getByRole('button', { name: 'Přijmout změnu' })).toBeTruthy();
    await user.click(panel.getByRole('button', { name: 'Odmítnout' }));
    const question = within(await screen.findByRole('dialog', { name: 'Odmítnout žádost o změnu?' }));
    await user.type(question.getByLabelText(/^Důvod pro hosta/u), 'Máme svatbu.');
    await user.click(question.getByRole('button', { name: 'Odmítnout' }));
    await waitFor(() =>
      expect(changes).toEqual([
        {
          method: 'POST',
          path: '/api/reservations/5/proposal/decline',
          body: { proposal_id: 31, reason: 'Máme svatbu.' },
        },
      ]),
    );
  });

  it('saves a note of the owner', async () => {
    const user = userEvent.setup();
    const { changes } = await show('?karta=seznam&rezervace=5', createState(reservation(5)), () => ({
      reservation: reservation(5, { owner_note: 'Klíče má Petr' }),
    }));
    const dialog = await detail();
    await user.type(await dialog.findByRole('textbox', { name: 'Vaše poznámka' }), 'Klíče má Petr');
    await user.click(dialog.getByRole('button', { name: 'Uložit poznámku' }));
    await waitFor(() => expect(toasts).toEqual([{ message: 'Poznámka je uložená.', kind: 'success' }]));
    expect(changes[0]?.body).toEqual({ owner_note: 'Klíče má Petr' });
  });
});
