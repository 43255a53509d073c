import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DashboardAnswer, WaitingItem as Task } from '@prostora/api-client';
import { admin } from '@prostora/strings';
import { adminOverview as texts } from '@prostora/strings/cs/admin-overview.ts';
import '../../app/overview.page.tsx';
import { plain, renderConsole, spacesAnswer, waitingRow, type Handlers } from '../../testing/console.tsx';

const numbers: DashboardAnswer = {
  days: 30,
  period: { from: '2026-10-22', to: '2026-11-20', previous_from: '2026-09-22', previous_to: '2026-10-21' },
  spaces: {
    published: 412,
    waiting: 12,
    draft: 8,
    disabled: 2,
    published_in_period: 9,
    published_previous: 4,
  },
  customers: { total: 118, new_in_period: 14, new_previous: 0 },
  reservations: {
    in_period: 142,
    previous: 121,
    confirmed: 97,
    value: 199900,
    confirmed_value: 186400,
    confirmed_value_previous: 0,
  },
  views: { in_period: 12480, previous: 0 },
  demands: { sent: 40, offered: 30, chosen: 10, sent_previous: 20, offered_previous: 10, chosen_previous: 0 },
  membership: {
    revenue: 14970,
    revenue_previous: 0,
    paid_orders: 3,
    trials_ending: 2,
    plans: [{ id: 1, name: 'Profi', paid_orders: 3, revenue: 14970, running: 21, trials: 5 }],
  },
  searches: {
    total: 900,
    misses: 31,
    top: [{ phrase: 'svatba', searches: 80, misses: 0 }],
    missed: [{ phrase: 'iglu', searches: 9, misses: 7 }],
  },
  series: [
    { date: '2026-11-19', reservations: 4, views: 310, published: 1, demands: 2 },
    { date: '2026-11-20', reservations: 6, views: 402, published: 0, demands: 3 },
  ],
  mails: { sent: 230, failed: 1, waiting: 0 },
  missing_seller: [],
  outbox: { waiting: 4, oldest: '2026-11-20T00:00:00.000Z' },
  queues: [
    { name: 'emails', waiting: 3, active: 0, failed: 0 },
    { name: 'calendars', waiting: 0, active: 0, failed: 2 },
  ],
  health: [
    { name: 'database', ok: true, detail: '' },
    { name: 'storage', ok: false, detail: '' },
  ],
  waiting: [
    { kind: 'approvals', count: 12, oldest: '2026-11-18T12:00:00.000Z' },
    { kind: 'reviews', count: 0, oldest: null },
    { kind: 'failed_jobs', count: 2, oldest: null },
    { kind: 'failed_mails', count: 0, oldest: null },
    { kind: 'unanswered_demands', count: 3, oldest: '2026-11-17T12:00:00.000Z' },
    { kind: 'waiting_orders', count: 0, oldest: null },
    { kind: 'overdue_orders', count: 1, oldest: '2026-11-01T12:00:00.000Z' },
  ],
};
const thing = (changes: Partial<Task> = {}): Task => ({
  kind: 'unanswered_reservations',
  id: 7,
  title: 'Jana Drahá',
  place: 'Sál, Palác',
  space_id: 3,
  value: 145_800,
  waits_since: '2026-11-20T10:00:00Z',
  dates: 1,
  owners: [{ id: 2, name: 'Palác s.r.o.' }],
  can_remind: true,
  reminded_at: null,
  ...changes,
});
const things = [
  thing(),
  thing({
    kind: 'failed_mails',
    id: 8,
    title: 'host@example.cz',
    place: null,
    space_id: null,
    value: null,
    owners: [],
    can_remind: false,
  }),
];
const handlers: Handlers = {
  'GET admin/dashboard': ({ query }) => ({ body: { ...numbers, days: Number(query.get('days')) } }),
  'GET admin/waiting': () => ({
    body: {
      items: things,
      counts: [{ kind: 'unanswered_reservations', count: 71 }],
      total: 71,
      page: 1,
      nr_of_pages: 8,
    },
  }),
  'GET catalog/admin': () => ({ body: spacesAnswer([waitingRow()]) }),
};

describe('DashboardPage', () => {
  test('stores the period in the URL and passes it to the API', async () => {
    const { router, findCalls } = await renderConsole('/admin2/dashboard?days=7', { handlers });
    expect(await screen.findByText('412')).toBeTruthy();
    expect(findCalls('GET admin/dashboard')[0]?.query.get('days')).toBe('7');
    await userEvent.click(screen.getByText(texts.periods[365]));
    await waitFor(() => expect(findCalls('GET admin/dashboard').at(-1)?.query.get('days')).toBe('365'));
    expect(router.state.location.search).toBe('?days=365');
  });
  test('passes custom days of the URL to the API and replaces them by a preset', async () => {
    const { router, findCalls } = await renderConsole('/admin2/dashboard?from=2026-11-01&to=2026-11-10', {
      handlers,
    });
    await screen.findByText('412');
    expect(String(findCalls('GET admin/dashboard')[0]?.query)).toBe('from=2026-11-01&to=2026-11-10');
    await userEvent.click(screen.getByText(plain(texts.periods[90])));
    await waitFor(() => expect(router.state.location.search).toBe('?days=90'));
  });
  test('shows kinds of waiting work first, with count, oldest age and filtered link, without empty kinds', async () => {
    await renderConsole('/admin2/dashboard', { handlers });
    const waiting = within(await screen.findByRole('region', { name: texts.waiting.title }));
    const links = (await waiting.findAllByRole('link')).map((link) => [
      link.getAttribute('href'),
      plain(link.textContent),
    ]);
    expect(links.map(([href]) => href)).toEqual([
      '/admin2/prostory?status=WAITING_FOR_APPROVAL&sort=submitted',
      '/admin2/fronty',
      '/admin2/poptavky?state=unanswered&kind=demand',
      '/admin2/clenstvi?state=overdue',
    ]);
    expect(links[0]?.[1]).toMatch(/^12Prostory ke schválenínejstarší /u);
    expect(links[1]?.[1]).toBe('2Neúspěšné úlohy');
  });
  test('lists waiting items with value, age and owner, and reminds the owner', async () => {
    const remind = { 'POST admin/waiting/remind': () => ({ body: { reminded: 1 } }) };
    const { findCalls } = await renderConsole('/admin2/dashboard', {
      handlers: { ...handlers, ...remind },
    });
    const list = within(await screen.findByRole('region', { name: texts.waiting.list }));
    expect((await list.findByRole('link', { name: 'Jana Drahá' })).getAttribute('href')).toBe(
      '/admin2/rezervace/7',
    );
    expect(plain(list.getAllByRole('listitem')[0]?.textContent ?? '')).toContain('145 800 Kč');
    expect(list.getByRole('link', { name: 'host@example.cz' }).getAttribute('href')).toBe(
      '/admin2/posta?mail=8',
    );
    await userEvent.click(list.getByRole('button', { name: texts.waiting.remindLabel('Jana Drahá') }));
    await waitFor(() =>
      expect(findCalls('POST admin/waiting/remind')[0]?.body).toEqual({
        kind: 'unanswered_reservations',
        id: 7,
      }),
    );
    await userEvent.click(list.getByRole('button', { name: texts.waiting.next }));
    await waitFor(() => expect(findCalls('GET admin/waiting').at(-1)?.query.get('page')).toBe('2'));
  });
  test('shows that nothing is waiting', async () => {
    await renderConsole('/admin2/dashboard', {
      handlers: { ...handlers, 'GET admin/dashboard': () => ({ body: { ...numbers, waiting: [] } }) },
    });
    expect(await screen.findByText(texts.waiting.nothing)).toBeTruthy();
  });
  test('lists the data of the seller that are missing, with a link to the settings', async () => {
    const missing = { ...numbers, missing_seller: ['company_ico', 'billing_account'] };
    await renderConsole('/admin2/dashboard', {
      handlers: { ...handlers, 'GET admin/dashboard': () => ({ body: missing }) },
    });
    expect(await screen.findByText(/doplňte IČO, číslo účtu/u)).toBeTruthy();
    expect(screen.getByRole('link', { name: texts.missingSellerLink }).getAttribute('href')).toBe(
      '/admin2/nastaveni',
    );
  });
  test('shows demand conversion with the share of each step', async () => {
    await renderConsole('/admin2/dashboard', { handlers });
    const chosen = (await screen.findByRole('rowheader', { name: texts.funnel.steps.chosen })).closest('tr');
    expect([...(chosen?.querySelectorAll('td') ?? [])].map((cell) => plain(cell.textContent))).toEqual([
      '10',
      '25 %',
      '0 (0 %)',
    ]);
  });
  test('shows plans and searches as tables with links to the catalogue', async () => {
    await renderConsole('/admin2/dashboard', { handlers });
    const plan = (await screen.findByRole('rowheader', { name: 'Profi' })).closest('tr');
    expect([...(plan?.querySelectorAll('td') ?? [])].map((cell) => plain(cell.textContent))).toEqual([
      '21',
      '5',
      '3',
      '14 970 Kč',
    ]);
    const missed = within(screen.getByRole('region', { name: texts.searches.missed }));
    expect(missed.getByRole('link').getAttribute('href')).toBe('/?search=iglu');
    expect(missed.getByRole('link').closest('tr')?.textContent).toBe('iglu7');
  });
  test('lists change proposals of guests like reservations', async () => {
    const proposal = {
      ...things[0],
      kind: 'unanswered_proposals',
      id: 9,
      title: 'Petr Změna',
      can_remind: false,
    };
    const listed = {
      items: [proposal],
      counts: [{ kind: 'unanswered_proposals', count: 1 }],
      total: 1,
      page: 1,
      nr_of_pages: 1,
    };
    const { findCalls } = await renderConsole('/admin2/dashboard?ceka=unanswered_proposals', {
      handlers: { ...handlers, 'GET admin/waiting': () => ({ body: listed }) },
    });
    const list = within(await screen.findByRole('region', { name: texts.waiting.list }));
    expect(list.getByRole('link', { name: 'Petr Změna' }).getAttribute('href')).toBe('/admin2/rezervace/9');
    expect(findCalls('GET admin/waiting')[0]?.query.get('kind')).toBe('unanswered_proposals');
  });
  test('shows an empty kind with a link to all waiting items', async () => {
    const none = {
      items: [],
      counts: [{ kind: 'unanswered_reservations', count: 71 }],
      total: 0,
      page: 1,
      nr_of_pages: 0,
    };
    const answer = ({ query }: { query: URLSearchParams }) => ({
      body: query.get('kind') ? none : { ...none, items: things, total: 71, nr_of_pages: 8 },
    });
    const { findCalls, router } = await renderConsole('/admin2/dashboard?days=7&ceka=unanswered_proposals', {
      handlers: { ...handlers, 'GET admin/waiting': answer },
    });
    const list = within(await screen.findByRole('region', { name: texts.waiting.list }));
    expect(list.getByText(texts.waiting.empty.unanswered_proposals, { exact: false })).toBeTruthy();
    expect(list.getByText(texts.waiting.kindCount(texts.waiting.one.unanswered_proposals, 0))).toBeTruthy();
    await userEvent.click(list.getByRole('link', { name: texts.waiting.showAll }));
    expect(await screen.findByRole('link', { name: 'Jana Drahá' })).toBeTruthy();
    expect(findCalls('GET admin/waiting').at(-1)?.query.has('kind')).toBe(false);
    expect(router.state.location.search).toBe('?days=7');
  });
  test('shows growth only with a previous value', async () => {
    await renderConsole('/admin2/dashboard', { handlers });
    expect(await screen.findByText('+17 %')).toBeTruthy();
    const views = screen.getByText(texts.stats.views).parentElement;
    expect(views?.textContent).not.toContain('%');
  });
  test('shows a failed job and a failing health check as text', async () => {
    await renderConsole('/admin2/dashboard', { handlers });
    const calendars = await screen.findByText(admin.dashboard.queueNames.calendars);
    expect(calendars.closest('li')?.textContent).toContain('2\u00a0chyby');
    expect(screen.getByText(texts.operations.outbox).closest('li')?.textContent).toMatch(/4, \d/u);
    expect(screen.getByText(admin.dashboard.healthNames.storage).closest('li')?.textContent).toContain(
      admin.dashboard.down,
    );
  });
  test('shows the chart data as a table, newest day first', async () => {
    await renderConsole('/admin2/dashboard', { handlers });
    await screen.findByText('412');
    await userEvent.click(screen.getByRole('button', { name: admin.dashboard.showTable }));
    const table = within(screen.getByRole('region', { name: texts.chart.title }));
    expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'Denzobrazenípoptávkyrezervacepublikováno',
      '20.\u00a011.\u00a02026402360',
      '19.\u00a011.\u00a02026310241',
    ]);
  });
  test('approves a space from the dashboard and removes it from the list', async () => {
    let isWaiting = true;
    const { findCalls } = await renderConsole('/admin2/dashboard', {
      handlers: {
        ...handlers,
        'GET catalog/admin': () => ({ body: spacesAnswer(isWaiting ? [waitingRow()] : []) }),
        'PUT space/save': () => {
          isWaiting = false;
          return { body: { space: { ...waitingRow(), status: 'PUBLISHED' }, redirect_to_url: null } };
        },
      },
    });
    await userEvent.click(
      await screen.findByRole('button', { name: admin.approvals.approveLabel('Stodola') }),
    );
    const dialog = (await screen.findByText(admin.actions.approve.title('Stodola'))).closest<HTMLElement>(
      '[role="dialog"]',
    );
    await userEvent.click(
      within(dialog ?? document.body).getByRole('button', { name: admin.actions.approve.confirm }),
    );
    expect(await screen.findByText(admin.approvals.emptyTitle)).toBeTruthy();
    expect(findCalls('PUT space/save').map((call) => call.body)).toEqual([
      { space: { id: 7, version: 5 }, publish: true },
    ]);
  });
});
