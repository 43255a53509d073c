import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { GuestReservation } from '@prostora/api-client';
import { DAY_MS } from '@prostora/contracts';
import { guestReservation as reservation } from '@prostora/testing/guest-deal-fixtures.ts';
import { privateLink } from '@prostora/strings/cs/private-link.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stopClock } from '../../testing/render-booking.ts';
import { failWith, renderSite, type ApiRequest } from '../../testing/render-site.tsx';

const TOKEN = 'tajny-token-hosta';
const daysFromNow = (days: number, hour: number): string =>
  `${new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)}T${String(hour).padStart(2, '0')}:00:00.000Z`;

let calls: { path: string; asked: ApiRequest }[] = [];
beforeEach(() => {
  sessionStorage.clear();
  calls = [];
  stopClock('2026-12-01T10:00:00Z');
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

type Answers = {
  guest?: () => unknown;
  confirmEmail?: () => unknown;
  cancel?: () => unknown;
  windows?: () => unknown;
  preview?: () => unknown;
};

function renderReservation(
  {
    guest = () => ({ reservation: reservation() }),
    confirmEmail,
    cancel,
    windows = () => ({ availabilities: [], rules: {} }),
    preview = () => failWith(409, { error_code: 'SLOT_TAKEN', message: 'Termín už je obsazený' }),
  }: Answers = {},
  address = `/rezervace/12/${TOKEN}`,
) {
  return renderSite(address, (url, asked) => {
    calls.push({ path: url.pathname, asked });
    if (asked.method === 'DELETE') return cancel?.();
    if (url.pathname.endsWith('/changes/preview')) return preview();
    if (url.pathname.endsWith('/guest/proof')) return confirmEmail?.();
    if (url.pathname.startsWith('/api/availability/')) return windows();
    if (url.pathname.startsWith('/api/reservations/space/')) return { reservations: [] };
    if (url.pathname.startsWith('/api/blocked-slots/')) return { blocked_slots: [] };
    return guest();
  });
}

const openChange = async (user: ReturnType<typeof userEvent.setup>, name = 'Požádat o změnu') => {
  await user.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name: 'Požádat o změnu' }));
};

const cancelWithReason = async (reason: string): Promise<void> => {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Zrušit rezervaci' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Zrušit rezervaci?' }));
  await user.type(dialog.getByLabelText('Důvod zrušení (nepovinné)'), reason);
  await user.click(dialog.getByRole('button', { name: 'Zrušit rezervaci' }));
};

it('ends with its link, when the guest revokes it', async () => {
  const user = userEvent.setup();
  renderReservation();
  await user.click(await screen.findByRole('button', { name: 'Vyměnit odkaz' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Vyměnit odkaz?' }));
  await user.click(dialog.getByRole('button', { name: 'Vyměnit odkaz' }));
  expect(await screen.findByText('Nový jsme vám poslali e-mailem.')).toBeTruthy();
  expect(calls.at(-1)).toMatchObject({
    path: '/api/reservations/12/guest/new-link',
    asked: { body: { token: TOKEN } },
  });
  expect(screen.queryByRole('button', { name: 'Zrušit rezervaci' })).toBeNull();
});

describe('requesting a change', () => {
  it('keeps a draft in a closed dialog until it is sent', async () => {
    const user = userEvent.setup();
    const confirmed = reservation({ status: 'confirmed', allowed_actions: ['cancel', 'change'] });
    renderReservation({ guest: () => ({ reservation: confirmed, proposal: null, applied: [] }) });
    const message = (dialog: Awaited<ReturnType<typeof openChange>>) =>
      dialog.getByLabelText<HTMLTextAreaElement>(/^Vzkaz majiteli/u);
    const dialog = await openChange(user);
    expect(document.activeElement).toBe(screen.getByRole('dialog'));
    await user.clear(dialog.getByLabelText('Počet hostů'));
    await user.type(dialog.getByLabelText('Počet hostů'), '45');
    await user.type(message(dialog), 'Přijede víc lidí.');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const opened = await openChange(user);
    await waitFor(() => expect(message(opened).value).toBe('Přijede víc lidí.'));
    expect(opened.getByLabelText<HTMLInputElement>('Počet hostů').value).toBe('45');
    await user.click(opened.getByRole('button', { name: 'Poslat žádost' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('prostora.draft.'))).toEqual([]);
  });
});

describe('the preview of a change', () => {
  const confirmed = reservation({
    status: 'confirmed',
    price_state: 'agreed',
    allowed_actions: ['cancel', 'change'],
  });
  const agreement = {
    space: confirmed.space,
    start_datetime: confirmed.start_datetime,
    end_datetime: confirmed.end_datetime,
    number_of_guests: 40,
    price: 13_300,
    price_state: 'agreed' as const,
  };
  const after = { ...agreement, number_of_guests: 60, price: 15_300, price_state: 'complete' as const };
  const openWith = async (preview?: () => unknown) => {
    const user = userEvent.setup();
    const guest = () => ({ reservation: confirmed, proposal: null, applied: ['number_of_guests'] });
    renderReservation({ guest, ...(preview && { preview }) });
    return { user, dialog: await openChange(user) };
  };
  const previews = () => calls.filter(({ path }) => path.endsWith('/preview')).map(({ asked }) => asked.body);

  it('compares both agreements with the price before it is sent', async () => {
    const { user, dialog } = await openWith(() => ({
      before: agreement,
      after,
      list_price: { price: 15_300, price_state: 'complete' },
      applied: [],
      proposed: ['number_of_guests', 'price'],
    }));
    expect(dialog.queryByRole('table')).toBeNull();
    await user.clear(dialog.getByLabelText('Počet hostů'));
    await user.type(dialog.getByLabelText('Počet hostů'), '60');
    const rows = within(await dialog.findByRole('table'))
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')));
    expect(rows).toEqual([
      ['Den', 'pátek 17. 12. 2027', 'beze změny'],
      ['Čas', '16:00–23:00', 'beze změny'],
      ['Prostor', 'Loft 1', 'beze změny'],
      ['Počet hostů', '40 hostů', '60 hostů'],
      ['Cena', '13 300 Kč', '15 300 Kč'],
      ['Rozdíl', '', '+ 2 000 Kč'],
    ]);
    expect(previews().at(-1)).toEqual({ token: TOKEN, sequence: 1, number_of_guests: 60 });
    expect(dialog.getByRole('button', { name: 'Poslat žádost' })).toBeTruthy();
  });

  it('applies to the whole event with its total, unless the guest chooses one space', async () => {
    const { space, start_datetime, end_datetime } = confirmed;
    const dates = [12, 13].map((id) => ({
      ...{ id, status: 'confirmed' as const, space, start_datetime, end_datetime, price: 13_300 },
      ...{ price_state: 'agreed' as const, can_cancel: true, guest_url: `/rezervace/${id}#token=odkaz` },
    }));
    const preview = () => ({
      ...{ before: agreement, after, list_price: null, applied: [], proposed: ['price'] },
      totals: { before: 26_600, after: 28_600 },
    });
    const series = { dates, total: 26_600, price_state: 'agreed' as const };
    const user = userEvent.setup();
    renderReservation({ guest: () => ({ reservation: { ...confirmed, series } }), preview });
    const dialog = await openChange(user);
    await user.clear(dialog.getByLabelText('Počet hostů'));
    await user.type(dialog.getByLabelText('Počet hostů'), '60');
    expect(await dialog.findByText(/^Celkem 28\s600\sKč, dosud 26\s600\sKč$/u)).toBeTruthy();
    expect(previews().at(-1)).not.toHaveProperty('apply_to');
    await user.click(dialog.getByRole('button', { name: 'Jen Loft 1' }));
    await waitFor(() => expect(previews().at(-1)).toMatchObject({ apply_to: 'this' }));
  });

  it('saves what the owner does not have to accept', async () => {
    const { user, dialog } = await openWith(() => ({
      before: agreement,
      after: { ...agreement, number_of_guests: 30 },
      list_price: { price: 11_000, price_state: 'complete' },
      applied: ['number_of_guests'],
      proposed: [],
    }));
    await user.clear(dialog.getByLabelText('Počet hostů'));
    await user.type(dialog.getByLabelText('Počet hostů'), '30');
    expect(
      await dialog.findByText(/^Domluvená cena 13\s300\sKč zůstává, podle ceníku by byla 11\s000\sKč\./u),
    ).toBeTruthy();
    await user.click(await dialog.findByRole('button', { name: 'Uložit' }));
    expect(await screen.findByText('Počet hostů je upravený.')).toBeTruthy();
  });

  it('tells that fewer guests ended the proposal of the owner', async () => {
    const offer = {
      ...{ id: 31, side: 'host' as const, state: 'open' as const, message: null, decline_reason: null },
      before: agreement,
      after: { ...agreement, start_datetime: '2027-12-17T16:00:00.000Z' },
      ...{ expires_at: '2027-12-03T10:00:00.000Z', created_at: '2027-12-01T10:00:00.000Z', decided_at: null },
    };
    let isChanged = false;
    renderReservation({
      guest: () => {
        const proposal = isChanged ? { ...offer, state: 'declined' as const } : offer;
        isChanged = true;
        return { reservation: { ...confirmed, proposal }, proposal: null, applied: ['number_of_guests'] };
      },
      preview: () => ({
        ...{ before: agreement, after: agreement, list_price: null },
        ...{ applied: ['number_of_guests'], proposed: [] },
      }),
    });
    const user = userEvent.setup();
    const dialog = await openChange(user, 'Navrhnout něco jiného');
    await user.clear(dialog.getByLabelText('Počet hostů'));
    await user.type(dialog.getByLabelText('Počet hostů'), '30');
    await user.click(await dialog.findByRole('button', { name: 'Uložit' }));
    expect(
      await screen.findByText(/^Počet hostů je upravený\. Návrh majitele tím přestal platit/u),
    ).toBeTruthy();
  });

  it('asks for a moved slot and tells why it is not possible', async () => {
    const { user, dialog } = await openWith();
    await user.selectOptions(dialog.getByLabelText('Od'), '17:00');
    expect(dialog.getByLabelText<HTMLSelectElement>('Do').value).toBe('00:00');
    expect(dialog.getByLabelText<HTMLInputElement>('Konec').value).toMatch(/^so 18\.\s12\.\s2027$/u);
    expect(await dialog.findByText('Termín už je obsazený')).toBeTruthy();
    expect(previews().at(-1)).toEqual({
      token: TOKEN,
      sequence: 1,
      start_datetime: '2027-12-17T16:00:00.000Z',
      end_datetime: '2027-12-17T23:00:00.000Z',
    });
  });
});

describe('guest’s reservation page', () => {
  it('shows deadline, time, price and place, and sends the token in a body only', async () => {
    renderReservation();
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Čeká na odpověď majitele');
    expect(screen.getByText(/^Majitel má na odpověď čas do 20\. 11\. 2027 12:00\./u)).toBeTruthy();
    expect(screen.getByText(/17\. 12\. 2027, 16:00–23:00/u)).toBeTruthy();
    expect(screen.getByText('13 300 Kč')).toBeTruthy();
    expect(screen.getByText('40 hostů')).toBeTruthy();
    expect(screen.getByRole('link', { name: /Ukázat na mapě/u }).getAttribute('href')).toContain(
      'center=14.5,50.1',
    );
    expect(screen.getByRole('link', { name: 'Loft 1' }).getAttribute('href')).toBe(
      '/prostor/pragovka/loft-1',
    );
    expect(screen.getByRole('link', { name: 'Přidat do kalendáře' }).getAttribute('href')).toBe(
      `/api/reservations/12/${TOKEN}/rezervace.ics`,
    );
    expect(calls).toEqual([
      { path: '/api/reservations/12/guest', asked: { method: 'POST', body: { token: TOKEN } } },
    ]);
  });

  it('asks the guest of an option to reach the owner in time', async () => {
    renderReservation({ guest: () => ({ reservation: reservation({ source: 'owner' }) }) });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Termín držíme pro vás');
    expect(screen.getByText(/^Domluvte se prosím s\smajitelem do 20\.\s11\.\s2027 12:00\./u)).toBeTruthy();
    expect(screen.queryByText(/Majitel má na odpověď/u)).toBeNull();
  });

  it('says that the time of an option has ended, not that the owner did not answer', async () => {
    const ended = reservation({ source: 'owner', expires_at: '2026-11-20T11:00:00.000Z' });
    renderReservation({ guest: () => ({ reservation: ended }) });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Opce skončila');
    expect(screen.queryByText(/neodpověděl/u)).toBeNull();
  });

  it('asks for the e-mail code and shows the confirmed request', async () => {
    const unproved = reservation({ awaits_proof: true });
    renderReservation(
      { guest: () => ({ reservation: unproved }), confirmEmail: () => ({ reservation: reservation() }) },
      `/rezervace/12/${TOKEN}`,
    );
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Potvrďte prosím e-mail');
    expect(screen.getByText(/Termín pro vás držíme do 20\.\s11\.\s2027 12:00/u)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Přidat do kalendáře' })).toBeNull();
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('Kód z e-mailu'), '042713');
    await user.click(screen.getByRole('button', { name: 'Potvrdit e-mail' }));
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Čeká na odpověď majitele'),
    );
    expect(calls.at(-1)).toEqual({
      path: '/api/reservations/12/guest/proof',
      asked: { method: 'POST', body: { token: TOKEN, code: '042713' } },
    });
  });

  it('explains the expiry of a request without a confirmed e-mail', async () => {
    renderReservation({
      guest: () => ({
        reservation: reservation({
          status: 'cancelled',
          cancelled_by: 'system',
          awaits_proof: true,
          allowed_actions: [],
        }),
      }),
    });
    expect(await screen.findByText(/^E-mail nebyl včas potvrzený/u)).toBeTruthy();
  });

  it('hides the guest’s name and, before the confirmation, the owner’s contact', async () => {
    renderReservation();
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(/Jana Nová/u)).toBeNull();
    expect(screen.queryByText('Kontakt na majitele')).toBeNull();
  });

  it('shows the owner’s contact once confirmed', async () => {
    renderReservation({
      guest: () => ({
        reservation: reservation({
          status: 'confirmed',
          expires_at: null,
          price: 0,
          price_state: 'none',
          contact: { phone: '+420123456789', email: 'majitel@example.cz' },
        }),
      }),
    });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Rezervace je potvrzená');
    expect(screen.getByRole('link', { name: '+420\u00a0123\u00a0456\u00a0789' }).getAttribute('href')).toBe(
      'tel:+420123456789',
    );
    expect(screen.getByText('cena dohodou')).toBeTruthy();
  });

  it.each([
    ['expired without an answer', { expires_at: '2026-01-01T00:00:00.000Z' }, 'Žádost zanikla', null],
    ['was cancelled by the system', { status: 'cancelled', cancelled_by: 'system' }, 'Žádost zanikla', null],
    [
      'was cancelled by its owner',
      { status: 'cancelled', cancelled_by: 'owner', cancel_reason: 'Havárie vody' },
      'Rezervace je zrušená',
      'Důvod: Havárie vody',
    ],
    [
      'took place',
      { status: 'confirmed', end_datetime: '2026-01-01T00:00:00.000Z' },
      'Rezervace už proběhla',
      null,
    ],
  ] satisfies [string, Partial<GuestReservation>, string, string | null][])(
    'shows that the reservation %s',
    async (_what, change, title, reason) => {
      renderReservation({ guest: () => ({ reservation: reservation({ ...change, allowed_actions: [] }) }) });
      expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(title);
      if (reason) expect(screen.getByText(reason)).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Zrušit rezervaci' })).toBeNull();
      expect(screen.queryByRole('link', { name: 'Přidat do kalendáře' })).toBeNull();
    },
  );

  it('cancels with a reason and offers free slots of the next 30 days', async () => {
    const windows = () => ({
      availabilities: [
        {
          id: 1,
          rule_id: null,
          start_datetime: daysFromNow(3, 9),
          end_datetime: daysFromNow(3, 11),
          price_per_hour: 900,
        },
      ],
      rules: { notice_hours: 0, shortest_minutes: 60 },
    });
    renderReservation({
      cancel: () => ({
        reservation: reservation({
          status: 'cancelled',
          cancelled_by: 'guest',
          cancel_reason: 'Nemoc',
          allowed_actions: [],
        }),
      }),
      windows,
    });
    await cancelWithReason('Nemoc');
    const title = await screen.findByRole('heading', { level: 1, name: 'Rezervace je zrušená' });
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(screen.getByText(/^Termín je zase volný/u)).toBeTruthy();
    expect(calls.find(({ asked }) => asked.method === 'DELETE')).toEqual({
      path: '/api/reservations/12/guest',
      asked: { method: 'DELETE', body: { token: TOKEN, reason: 'Nemoc' } },
    });
    const freeSlots = within(
      await screen.findByRole('region', { name: 'Další volné termíny v tomto prostoru' }),
    );
    expect(freeSlots.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      `/prostor/pragovka/loft-1?rezervace=${daysFromNow(3, 9).slice(0, 10)}`,
    ]);
  });

  it('offers no slots when none is free or the calendar fails to load', async () => {
    renderReservation({
      guest: () => ({
        reservation: reservation({ status: 'cancelled', cancelled_by: 'owner', allowed_actions: [] }),
      }),
      windows: () => failWith(500),
    });
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(calls).toHaveLength(4));
    expect(screen.queryByText('Další volné termíny v tomto prostoru')).toBeNull();
  });

  it.each([
    [
      "the server's message",
      failWith(409, { message: 'Tuto rezervaci už změnit nejde.' }),
      'Tuto rezervaci už změnit nejde.',
    ],
    ['the default message without one', failWith(500, { message: '' }), 'Chyba při rušení rezervace'],
  ])('keeps the reason of a failed cancellation and shows %s', async (_whose, answer, message) => {
    renderReservation({ cancel: () => answer });
    await cancelWithReason('Nemoc');
    const dialog = within(screen.getByRole('dialog'));
    expect((await dialog.findByRole('alert')).textContent).toBe(message);
    expect((dialog.getByLabelText('Důvod zrušení (nepovinné)') as HTMLTextAreaElement).value).toBe('Nemoc');
  });

  it.each([
    `/rezervace/12#token=${TOKEN}`,
    `/rezervace/12/${TOKEN}`,
    '/rezervace/12',
    '/rezervace/12#token=x',
  ])('says that the link %s is invalid, without an error in the console', async (address) => {
    const logged = jest.spyOn(console, 'error');
    renderReservation({ guest: () => failWith(404) }, address);
    expect(await screen.findByRole('heading', { name: privateLink.invalid.title })).toBeTruthy();
    expect(screen.getByRole('link', { name: privateLink.invalid.home }).getAttribute('href')).toBe('/');
    expect(logged).not.toHaveBeenCalled();
  });

  it('says so after a revocation in another window', async () => {
    const answers: unknown[] = [{ reservation: reservation() }, failWith(404)];
    renderReservation({ guest: () => answers.shift() });
    await screen.findByRole('heading', { name: 'Čeká na odpověď majitele' });
    act(() => {
      window.dispatchEvent(new Event('focus'));
    });
    expect(await screen.findByRole('heading', { name: privateLink.invalid.title })).toBeTruthy();
  });

  it('shows the error page for a non-numeric id', async () => {
    // React logs errors handled by an error boundary.
    jest.spyOn(console, 'error').mockReturnValue(undefined);
    renderReservation({ guest: () => ({ reservation: reservation() }) }, `/rezervace/neco/${TOKEN}`);
    expect(await screen.findByText('error page')).toBeTruthy();
  });

  it('offers a retry when the server does not answer', async () => {
    const answers: unknown[] = [
      failWith(503, { message: 'Služba je na chvíli nedostupná.' }),
      { reservation: reservation() },
    ];
    renderReservation({ guest: () => answers.shift() });
    expect(await screen.findByText('Služba je na chvíli nedostupná.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Zkusit znovu' }));
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Čeká na odpověď majitele');
  });

  it('reloads when the window regains focus and keeps the state on failure', async () => {
    const answers: unknown[] = [
      { reservation: reservation() },
      { reservation: reservation({ status: 'confirmed' }) },
      failWith(503),
    ];
    renderReservation({ guest: () => answers.shift() });
    await screen.findByRole('heading', { name: 'Čeká na odpověď majitele' });
    act(() => {
      window.dispatchEvent(new Event('focus'));
    });
    await screen.findByRole('heading', { name: 'Rezervace je potvrzená' });
    act(() => {
      window.dispatchEvent(new Event('focus'));
    });
    await waitFor(() => expect(answers).toHaveLength(0));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Rezervace je potvrzená');
  });
});
