import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { OwnerToday, TodayWaitingItem } from '@prostora/api-client';
import { HOUR_MS } from '@prostora/contracts';
import { SHELL_EVENTS, onShellEvent, type Toast } from '@prostora/federation';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPortal } from '../../testing/portal.tsx';
import { failWith, type Handler } from '../../testing/render-site.tsx';

const toasts: Toast[] = [];
const stop = onShellEvent(SHELL_EVENTS.toast, (toast) => toasts.push(toast));
beforeEach(() => localStorage.clear());
afterEach(() => {
  toasts.length = 0;
});
afterAll(stop);

const fromNow = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString();
const item = (change: Partial<TodayWaitingItem> = {}): TodayWaitingItem => ({
  kind: 'request',
  id: 1,
  title: 'Svatba',
  person: 'Jana Nováková',
  email: 'jana@host.example',
  phone: null,
  space: { id: 3, name: 'Velký sál' },
  value: 48_600,
  is_value_estimated: false,
  waits_since: fromNow(-73),
  deadline: null,
  score: 1,
  start_datetime: '2027-06-19T13:00:00Z',
  end_datetime: '2027-06-20T00:00:00Z',
  day: null,
  number_of_guests: 140,
  proposal_id: null,
  assignee: null,
  series_id: null,
  dates: 1,
  conversation_id: null,
  ...change,
});
const NO_COUNTS = { request: 0, option: 0, proposal: 0, message: 0, demand: 0, waitlist: 0 };
const day = (change: Partial<OwnerToday> = {}): OwnerToday => {
  const waiting = change.waiting ?? [];
  return {
    day: '2027-06-09',
    counts: waiting.reduce((counts, { kind }) => ({ ...counts, [kind]: counts[kind] + 1 }), NO_COUNTS),
    waiting,
    arrivals: { today: [], tomorrow: [] },
    gaps: [],
    setup: [],
    ...change,
  };
};

/** Renders the page of `current()`; `change` answers mutating calls. */
const show = (current: OwnerToday | (() => OwnerToday), change: Handler = () => ({})) =>
  renderPortal('/klient/dnes', (url, asked) => {
    if (url.pathname !== '/api/owner/today') return change(url, asked);
    return typeof current === 'function' ? current() : current;
  });
const findRow = async (title: string) =>
  within((await screen.findByText(title)).closest('li') as HTMLElement);
const normalize = (text: string | null) => text?.replace(/\s+/gu, ' ').trim();

describe('the page of the day', () => {
  it('sums up what waits and who arrives', async () => {
    await show(
      day({
        waiting: [
          item(),
          item({ kind: 'demand', id: 3, title: 'Ples', value: 9000, is_value_estimated: true }),
          item({ kind: 'message', id: 2, title: 'Dotaz', value: 1800, is_value_estimated: true }),
        ],
        arrivals: {
          today: [
            {
              reservation_id: 8,
              title: 'Klub seniorů',
              space: { id: 4, name: 'Klubovna' },
              start_datetime: '2027-06-09T08:00:00Z',
              end_datetime: '2027-06-09T10:00:00Z',
              number_of_guests: 24,
              staff_note: 'klíče u baru',
              is_of_series: true,
              spaces: 1,
              handled_spaces: 0,
              handled: null,
            },
          ],
          tomorrow: [],
        },
      }),
    );
    await screen.findByRole('heading', { level: 1, name: 'Středa 9. června' });
    expect(normalize(screen.getByText(/^Čekají 3/u).textContent)).toBe(
      'Čekají 3 věci za asi 57 600 Kč. Dnes přijde 1 skupina, první v 10:00.',
    );
    const arrival = within(screen.getByRole('region', { name: 'Dnes přijdou' }));
    expect(normalize(arrival.getByText(/^Klubovna/u).textContent)).toBe('Klubovna · 24 hostů · do 12:00');
    expect(arrival.getByText('klíče u baru')).toBeTruthy();
  });

  it('shows in how many spaces of an arrival the staff is ready, then who and when', async () => {
    const arrival = (id: number, handled_spaces: number) => ({
      reservation_id: id,
      title: `Akce ${id}`,
      space: { id: 4, name: 'Klubovna + Sál' },
      start_datetime: '2027-06-09T08:00:00Z',
      end_datetime: '2027-06-09T10:00:00Z',
      number_of_guests: 24,
      staff_note: '',
      is_of_series: false,
      spaces: 2,
      handled_spaces,
      handled: { at: '2027-06-09T05:42:00Z', by: 'Karel Malý' },
    });
    await show(day({ arrivals: { today: [arrival(1, 1), arrival(2, 2)], tomorrow: [] } }));
    const lines = (await screen.findAllByText(/^Klubovna/u)).map(({ textContent }) => normalize(textContent));
    expect(lines).toEqual([
      'Klubovna + Sál · 24 hostů · do 12:00 · vyřízeno 1 ze 2',
      'Klubovna + Sál · 24 hostů · do 12:00 · vyřízeno 7:42, Karel Malý',
    ]);
  });

  it('shows kind, slot, person, value and age of an item', async () => {
    await show(day({ waiting: [item()] }));
    const row = await findRow('Svatba');
    expect(row.getByText('Žádost')).toBeTruthy();
    expect(normalize(row.getByText(/^Velký sál/u).textContent)).toBe('Velký sál · so 19. 6. · 15:00–2:00');
    expect(normalize(row.getByText(/^Jana/u).textContent)).toBe('Jana Nováková, 140 hostů');
    expect(normalize(row.getByText(/Kč$/u).textContent)).toBe('48 600 Kč');
    expect(normalize(row.getByText(/^čeká/u).textContent)).toBe('čeká 3 dny');
  });

  it('lists options apart from what waits, the soonest event first, and does not count them', async () => {
    await show(
      day({
        waiting: [
          item({ kind: 'option', id: 3, title: 'Ples', start_datetime: fromNow(900), deadline: fromNow(20) }),
          item({
            kind: 'option',
            id: 2,
            title: 'Večírek',
            start_datetime: fromNow(800),
            deadline: fromNow(30),
          }),
          item(),
        ],
      }),
    );
    const options = within(await screen.findByRole('region', { name: 'Opce, které držíte' }));
    const titles = options.getAllByText(/^(?:Večírek|Ples)$/u).map(({ textContent }) => textContent);
    expect(titles).toEqual(['Večírek', 'Ples']);
    const waiting = within(screen.getByRole('region', { name: 'Co čeká na vás' }));
    expect(waiting.queryByText('Večírek')).toBeNull();
    expect(normalize(screen.getByText(/^Čeká 1/u).textContent)).toMatch(/^Čeká 1 věc za 48 600 Kč/u);
  });

  it('shows no estimated price beside a question', async () => {
    await show(
      day({ waiting: [item({ kind: 'message', title: 'Ručníky?', value: 1800, is_value_estimated: true })] }),
    );
    expect((await findRow('Ručníky?')).queryByText(/Kč|cena/u)).toBeNull();
  });

  it('shows who of the team handles an item', async () => {
    await show(day({ waiting: [item({ assignee: { id: 8, name: 'Jana Dvořáková' } })] }));
    const row = await findRow('Svatba');
    expect([row.getByText('Řeší Jana').title, row.getByText('JD').ariaHidden]).toEqual([
      'Jana Dvořáková',
      'true',
    ]);
  });

  it('shows a repeated booking as one item that is reviewed before its answer', async () => {
    await show(day({ waiting: [item({ series_id: 7, dates: 12 })] }));
    const row = await findRow('Svatba');
    expect(normalize(row.getByText(/^Velký sál/u).textContent)).toBe(
      'Velký sál · 12 termínů · so 19. 6. · 15:00–2:00',
    );
    expect(row.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Projít termíny']);
    expect(row.queryByRole('button')).toBeNull();
  });

  it('names an estimate and a near deadline', async () => {
    await show(
      day({
        waiting: [item({ value: 9000, is_value_estimated: true, kind: 'option', deadline: fromNow(3) })],
      }),
    );
    const row = await findRow('Svatba');
    expect(normalize(row.getByText(/Kč$/u).textContent)).toBe('asi 9 000 Kč');
    expect(normalize(row.getByText(/^končí/u).textContent)).toMatch(/^končí (?:dnes|zítra) \d+:\d\d$/u);
  });

  it('offers the steps of each kind, the likely one first', async () => {
    const kinds = ['request', 'option', 'proposal', 'message', 'demand', 'waitlist'] as const;
    await show(
      day({
        waiting: kinds.map((kind, id) => item({ kind, id: id + 1, title: kind, phone: '777 123 456' })),
      }),
    );
    await screen.findByText('waitlist');
    const steps = await Promise.all(
      kinds.map(async (kind) =>
        [...(await findRow(kind)).queryAllByRole('button'), ...(await findRow(kind)).queryAllByRole('link')]
          .toSorted((one, other) => (one.compareDocumentPosition(other) & 4 ? -1 : 1))
          .map(({ textContent }) => textContent),
      ),
    );
    expect(steps).toEqual([
      ['Potvrdit', 'Odpovědět'],
      ['+3 dny', 'Uvolnit'],
      ['Přijmout', 'Porovnat'],
      ['Odpovědět', 'Vyřízeno'],
      ['Nabídnout', 'Později'],
      ['Zavolat', 'Pořadí'],
    ]);
  });

  it('confirms a request without an undo, because a mail leaves', async () => {
    const user = userEvent.setup();
    let items = [item(), item({ id: 2, title: 'Ples' })];
    const { changes } = await show(
      () => day({ waiting: items }),
      (_url, { method }) => {
        if (method !== 'GET') items = items.slice(1);
        return { reservation: {} };
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Potvrdit: Svatba' }));
    await waitFor(() => expect(screen.queryByText('Svatba')).toBeNull());
    expect(changes.map(({ path }) => path)).toEqual(['/api/reservations/1/confirm']);
    expect(toasts).toEqual([
      { message: 'Potvrzeno: Svatba. Hostovi odešel e-mail.', kind: 'success', action: undefined },
    ]);
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Potvrdit: Ples' })),
    );
  });

  it('says that a dearer price was proposed instead of confirmed', async () => {
    const user = userEvent.setup();
    let items = [item()];
    await show(
      () => day({ waiting: items }),
      (_url, { method }) => {
        if (method !== 'GET') items = [];
        return { reservation: {}, proposal: { id: 3 } };
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Potvrdit: Svatba' }));
    await waitFor(() => expect(toasts[0]?.message).toMatch(/^Svatba: cena je vyšší, než host přijal\./u));
  });

  it('returns a row whose step failed', async () => {
    const user = userEvent.setup();
    await show(day({ waiting: [item()] }), () => failWith(409, { message: 'Termín je obsazený.' }));
    await user.click(await screen.findByRole('button', { name: 'Potvrdit: Svatba' }));
    await waitFor(() =>
      expect(toasts.map(({ message, kind }) => [message, kind])).toEqual([['Termín je obsazený.', 'error']]),
    );
    const button = screen.getByRole('button', { name: 'Potvrdit: Svatba' });
    await waitFor(() => expect((button as HTMLButtonElement).disabled).toBe(false));
  });

  it('prolongs an option, and takes the end back', async () => {
    const user = userEvent.setup();
    const deadline = fromNow(3);
    const { changes } = await show(day({ waiting: [item({ kind: 'option', deadline })] }));
    await user.click(await screen.findByRole('button', { name: '+3 dny: Svatba' }));
    await waitFor(() => expect(toasts).toHaveLength(1));
    act(() => toasts[0]?.action?.run());
    await screen.findByText('Svatba');
    expect(changes.map(({ path, body }) => [path, body])).toEqual([
      ['/api/reservations/1/option', { option_until: null }],
      ['/api/reservations/1/option', { option_until: deadline }],
    ]);
  });

  it('releases an option only when the time for an undo is over, or the page is left', async () => {
    const user = userEvent.setup();
    const { changes, router } = await show(day({ waiting: [item({ kind: 'option' })] }), () => failWith(404));
    const release = async (): Promise<void> => {
      await user.click(await screen.findByRole('button', { name: 'Uvolnit: Svatba' }));
      await waitFor(() => expect(screen.queryByText('Svatba')).toBeNull());
    };
    await release();
    act(() => toasts[0]?.action?.run());
    expect(await screen.findByText('Svatba')).toBeTruthy();
    await release();
    expect(changes).toEqual([]);
    await act(() => router.navigate('/klient/poptavky'));
    await waitFor(() =>
      expect(changes).toEqual([
        { method: 'DELETE', path: '/api/reservations/1', body: { reason: 'Opce byla uvolněna.' } },
      ]),
    );
  });

  it('marks a message as handled, and takes it back for 8 seconds', async () => {
    const user = userEvent.setup();
    const { changes } = await show(day({ waiting: [item({ kind: 'message', title: 'Dotaz' })] }));
    await user.click(await screen.findByRole('button', { name: 'Vyřízeno: Dotaz' }));
    await screen.findByRole('heading', { name: 'Nic na vás nečeká' });
    expect(toasts[0]?.action).toMatchObject({ label: 'Vrátit' });
    act(() => toasts[0]?.action?.run());
    await screen.findByText('Dotaz');
    expect(changes.map(({ path, body }) => [path, body])).toEqual([
      ['/api/inquiries/received/1/handled', { handled: true, how: 'other' }],
      ['/api/inquiries/received/1/handled', { handled: false }],
    ]);
  });

  it('postpones a demand until tomorrow, on this device', async () => {
    const user = userEvent.setup();
    await show(day({ waiting: [item({ kind: 'demand', title: 'Konference' })] }));
    await user.click(await screen.findByRole('button', { name: 'Později: Konference' }));
    await waitFor(() => expect(screen.queryByText('Konference')).toBeNull());
    expect(normalize(screen.getByText(/^Nic nečeká/u).textContent)).toBe('Nic nečeká. Dnes nikdo nepřijde.');
    await user.click(screen.getByRole('button', { name: 'Zobrazit' }));
    expect(await screen.findByText('Konference')).toBeTruthy();
  });

  it('shows the first gap when nothing waits, and copies the link to a gap', async () => {
    const user = userEvent.setup();
    const copied: string[] = [];
    navigator.clipboard.writeText = (text) => Promise.resolve(void copied.push(text));
    await show(
      day({
        gaps: [
          {
            space: { id: 3, name: 'Velký sál' },
            space_url: 'dum/velky-sal',
            start_datetime: '2027-06-10T10:00:00Z',
            end_datetime: '2027-06-10T15:00:00Z',
            price: 13_000,
          },
        ],
      }),
    );
    expect(normalize((await screen.findByText(/^První volná mezera/u)).textContent)).toBe(
      'První volná mezera: Velký sál, čt 10. 6. · 12:00–17:00.',
    );
    await user.click(screen.getByRole('button', { name: 'Nabídnout: Velký sál' }));
    await waitFor(() =>
      expect(copied).toEqual([
        `${location.origin}/prostor/dum/velky-sal?date_from=2027-06-10&time_from=12:00&time_to=17:00`,
      ]),
    );
  });

  it('links to the steps of the set-up', async () => {
    await show(
      day({
        setup: [
          { kind: 'confirm_email', count: 1 },
          { kind: 'spaces_without_price', count: 2 },
        ],
      }),
    );
    const links = within(await screen.findByRole('list', { name: 'Ještě nastavit' })).getAllByRole('link');
    expect(links.map((link) => [normalize(link.textContent), link.getAttribute('href')])).toEqual([
      ['Ještě 2 věci: potvrdit e-mail', '/klient/nastavit-ucet'],
      ['doplnit cenu 2 prostorů', '/klient/cenik'],
    ]);
  });

  it('offers a retry when the day fails to load', async () => {
    const user = userEvent.setup();
    let fails = true;
    await renderPortal('/klient/dnes', (url) => {
      if (url.pathname !== '/api/owner/today') return {};
      return fails ? failWith(403) : day();
    });
    fails = false;
    await user.click(await screen.findByRole('button', { name: 'Zkusit znovu' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Středa 9. června' })).toBeTruthy();
  });
});
