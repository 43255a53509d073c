import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import type { CalendarFeed, MemberCalendar, SpaceCalendarsAnswer } from '@prostora/api-client';
import { SHELL_EVENTS, onShellEvent, type Toast } from '@prostora/federation';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failWith, type Handler } from '../../../testing/render-site.tsx';
import { renderReservations } from '../../../testing/reservations.ts';

const toasts: Toast[] = [];
const stop = onShellEvent(SHELL_EVENTS.toast, (toast) => toasts.push(toast));
afterEach(() => {
  toasts.length = 0;
  sessionStorage.clear();
});
afterAll(stop);

const ALL_SPACES_URL = 'https://prostora.test/api/calendars/all.ics';
const NO_CALENDAR: MemberCalendar = { url: null, read_at: null };
const CERTAIN = { skipped: 0, widened: 0, problems: [] };
const feed = (change: Partial<CalendarFeed> = {}): CalendarFeed => ({
  id: 6,
  name: 'Google',
  address: 'calendar.google.com',
  checked_at: '2026-11-20T10:00:00Z',
  succeeded_at: '2026-11-20T10:00:00Z',
  failure: null,
  failing_since: null,
  events: 12,
  conflicts: 0,
  ...CERTAIN,
  ...change,
});
const show = (now: Partial<SpaceCalendarsAnswer>, change: Handler = () => failWith(500)) =>
  renderReservations('?karta=kalendare&prostor=1', (url, asked) => {
    if (asked.method !== 'GET') return change(url, asked);
    if (url.pathname === '/api/calendars/member') return NO_CALENDAR;
    if (url.pathname === '/api/calendars/space/1')
      return { export_url: null, detail: null, feeds: [], ...now };
    return url.pathname === '/api/calendars/export'
      ? { export_url: ALL_SPACES_URL, detail: 'plan' }
      : undefined;
  });
const feeds = async () => within(await screen.findByRole('region', { name: 'Kalendáře odjinud' }));

describe('external calendar', () => {
  const events = [
    {
      start_datetime: '2026-12-10T15:00:00.000Z',
      end_datetime: '2026-12-10T21:00:00.000Z',
      summary: 'Vánoční večírek',
      all_day: false,
    },
    {
      start_datetime: '2026-12-11T23:00:00.000Z',
      end_datetime: '2026-12-13T23:00:00.000Z',
      summary: '',
      all_day: true,
    },
  ];

  it('shows a preview of 14 days before it is connected', async () => {
    const user = userEvent.setup();
    const { changes } = await show({}, (url) =>
      url.pathname.endsWith('/preview')
        ? { name: 'Můj kalendář', events, total: 40, ...CERTAIN }
        : { feed: feed({ name: 'Můj kalendář' }) },
    );
    await user.click((await feeds()).getByRole('button', { name: 'Připojit kalendář' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Připojit kalendář' }));
    await user.type(
      dialog.getByRole('textbox', { name: 'Adresa kalendáře (iCal)' }),
      'webcal://example.cz/a.ics',
    );
    expect(dialog.queryByRole('button', { name: 'Připojit' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Zobrazit náhled' }));
    expect(
      (await dialog.findAllByRole('listitem')).map((item) => item.textContent!.replaceAll('\u00a0', ' ')),
    ).toEqual([
      'čtvrtek 10. 12. 2026, 16:00–22:00Vánoční večírek',
      '12. 12. 2026 – 13. 12. 2026, celý denbez názvu',
    ]);
    expect(dialog.getByText(/^A ještě 38\sudálostí$/u)).toBeTruthy();
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Název' }).value).toBe('Můj kalendář');
    await user.click(dialog.getByRole('button', { name: 'Připojit' }));
    await waitFor(() =>
      expect(changes).toEqual([
        {
          method: 'POST',
          path: '/api/calendars/preview',
          body: { space_id: 1, url: 'webcal://example.cz/a.ics' },
        },
        {
          method: 'POST',
          path: '/api/calendars/feeds',
          body: { space_id: 1, name: 'Můj kalendář', url: 'webcal://example.cz/a.ics' },
        },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('requires a new preview when its URL changes', async () => {
    const user = userEvent.setup();
    await show({}, () => ({ name: null, events: [], total: 0, ...CERTAIN }));
    await user.click((await feeds()).getByRole('button', { name: 'Připojit kalendář' }));
    const dialog = within(screen.getByRole('dialog'));
    const address = dialog.getByRole('textbox', { name: 'Adresa kalendáře (iCal)' });
    await user.type(address, 'https://example.cz/a.ics');
    await user.click(dialog.getByRole('button', { name: 'Zobrazit náhled' }));
    expect(await dialog.findByText(/^V následujících 14 dnech v něm nic není/u)).toBeTruthy();
    await user.type(address, '2');
    expect(dialog.getByRole('button', { name: 'Zobrazit náhled' })).toBeTruthy();
    expect(dialog.queryByText(/^V následujících/u)).toBeNull();
  });

  it('ignores the preview of a URL changed during the request', async () => {
    const user = userEvent.setup();
    let answer: (preview: unknown) => void = () => undefined;
    await show(
      {},
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    await user.click((await feeds()).getByRole('button', { name: 'Připojit kalendář' }));
    const dialog = within(screen.getByRole('dialog'));
    const address = dialog.getByRole('textbox', { name: 'Adresa kalendáře (iCal)' });
    await user.type(address, 'https://example.cz/a.ics');
    await user.click(dialog.getByRole('button', { name: 'Zobrazit náhled' }));
    await user.type(address, '2');
    answer({ name: 'Cizí', events: [], total: 0, ...CERTAIN });
    expect(await dialog.findByRole('button', { name: 'Zobrazit náhled' })).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Připojit' })).toBeNull();
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Název' }).value).toBe('');
  });

  it('shows an error under its URL and keeps it', async () => {
    const user = userEvent.setup();
    const { changes } = await show({}, () =>
      failWith(422, {
        message: 'Na této adrese není kalendář ve formátu iCal.',
        errors: { url: 'Na této adrese není kalendář ve formátu iCal.' },
      }),
    );
    await user.click((await feeds()).getByRole('button', { name: 'Připojit kalendář' }));
    const dialog = within(screen.getByRole('dialog'));
    const address = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Adresa kalendáře (iCal)' });
    await user.type(address, 'example.cz');
    await user.click(dialog.getByRole('button', { name: 'Zobrazit náhled' }));
    expect(await dialog.findByText('Adresa musí začínat https, http nebo webcal')).toBeTruthy();
    expect(changes).toEqual([]);
    await user.clear(address);
    await user.type(address, 'https://example.cz');
    await user.click(dialog.getByRole('button', { name: 'Zobrazit náhled' }));
    expect(await dialog.findAllByText('Na této adrese není kalendář ve formátu iCal.')).toHaveLength(1);
    expect([address.value, address.getAttribute('aria-invalid')]).toEqual(['https://example.cz', 'true']);
  });

  it('shows the last check, failures and conflicts', async () => {
    await show({ feeds: [feed({ failure: 'Adresa kalendáře neodpovídá.', conflicts: 2 })] });
    const row = within((await feeds()).getByRole('listitem'));
    expect(row.getByText(/^Naposledy ověřeno 20\.\s11\.\s2026 11:00 · 12\sudálostí$/u)).toBeTruthy();
    expect(row.getByText(/Adresa kalendáře neodpovídá\. Naposledy v pořádku/u)).toBeTruthy();
    expect(row.getByText(/^Překrývá se s rezervacemi: 2\./u)).toBeTruthy();
  });

  it('names entries that are not certain, in the preview and on the feed', async () => {
    const user = userEvent.setup();
    const uncertain = {
      skipped: 1,
      widened: 21,
      problems: [
        { reason: 'time', summary: 'Zkouška', start_datetime: null },
        { reason: 'zone', summary: '', start_datetime: '2026-12-10T15:00:00Z' },
      ],
    } satisfies Partial<CalendarFeed>;
    await show({ feeds: [feed(uncertain)] }, () => ({ name: null, events, total: 2, ...uncertain }));
    const part = await feeds();
    const expectNamed = (within: Pick<typeof part, 'getByText'>): void => {
      for (const text of [
        /^1\sudálost jsme nedokázali přečíst\.$/u,
        /^Zkouška: čas jsme nedokázali přečíst/u,
        /^21\sudálostí blokuje více času, než je jisté\.$/u,
        /^bez názvu, 10\.\s12\.\s2026 16:00: časové pásmo neznáme/u,
        /^A\sještě 20\sudálostí$/u,
      ])
        expect(within.getByText(text)).toBeTruthy();
    };
    expectNamed(part);
    await user.click(part.getByRole('button', { name: 'Připojit kalendář' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Připojit kalendář' }));
    await user.type(dialog.getByRole('textbox', { name: 'Adresa kalendáře (iCal)' }), 'https://a.cz/a.ics');
    await user.click(dialog.getByRole('button', { name: 'Zobrazit náhled' }));
    await dialog.findByText(/^Zkouška/u);
    expectNamed(dialog);
  });

  it('is refreshed on demand and disconnected after a confirmation', async () => {
    const user = userEvent.setup();
    const { changes } = await show({ feeds: [feed()] }, (_url, { method }) =>
      method === 'POST' ? { feed: feed() } : { status: 'ok' },
    );
    const part = await feeds();
    await user.click(part.getByRole('button', { name: 'Ověřit teď: Google' }));
    await waitFor(() => expect(toasts[0]?.message).toBe('Kalendář je ověřený: Google'));
    await user.click(part.getByRole('button', { name: 'Odpojit: Google' }));
    await user.click(
      within(screen.getByRole('dialog', { name: 'Odpojit kalendář: Google?' })).getByRole('button', {
        name: 'Odpojit',
      }),
    );
    await waitFor(() =>
      expect(changes.map(({ method, path }) => `${method} ${path}`)).toEqual([
        'POST /api/calendars/feeds/6/refresh',
        'DELETE /api/calendars/feeds/6',
      ]),
    );
  });
});

describe('secret export URL', () => {
  it('is created when missing', async () => {
    const user = userEvent.setup();
    const { changes } = await show({}, () => ({ export_url: 'https://prostora.test/x.ics' }));
    await user.click(await screen.findByRole('radio', { name: /^Jen obsazeno/u }));
    await user.click(screen.getByRole('button', { name: 'Vytvořit adresu' }));
    await waitFor(() =>
      expect(changes.map(({ path, body }) => [path, body])).toEqual([
        ['/api/calendars/space/1/export', { detail: 'busy' }],
      ]),
    );
    await waitFor(() => expect(toasts[0]?.message).toBe('Adresa je vytvořená.'));
  });

  it('is copied to the clipboard', async () => {
    const user = userEvent.setup();
    await show({});
    expect(
      (await screen.findByRole<HTMLInputElement>('textbox', { name: 'Adresa pro všechny prostory' })).value,
    ).toBe(ALL_SPACES_URL);
    await user.click(screen.getByRole('button', { name: 'Kopírovat' }));
    await waitFor(() => expect(toasts[0]?.message).toBe('Adresa je zkopírovaná.'));
  });

  it('is replaced after a confirmation', async () => {
    const user = userEvent.setup();
    const { changes } = await show({}, () => ({ export_url: 'https://prostora.test/new.ics' }));
    await user.click(await screen.findByRole('button', { name: 'Nový odkaz nebo obsah' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Vytvořit nový odkaz?' }));
    expect(dialog.getByText(/^Dosavadní odkaz přestane fungovat/u)).toBeTruthy();
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: /^Plán/u }).checked).toBe(true);
    expect(changes).toEqual([]);
    await user.click(dialog.getByRole('radio', { name: /^Všechno pro mě/u }));
    await user.click(dialog.getByRole('button', { name: 'Vytvořit nový odkaz' }));
    await waitFor(() =>
      expect(changes).toEqual([
        { method: 'POST', path: '/api/calendars/export', body: { detail: 'private' } },
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
