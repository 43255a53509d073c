import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DashboardAnswer } from '@prostora/api-client';
import { admin } from '@prostora/strings';
import '../../app/overview.page.tsx';
import { renderConsole, spacesAnswer, waitingRow, type Handlers } from '../../testing/console.tsx';

const numbers: DashboardAnswer = {
  days: 30, spaces: { published: 412, waiting: 12, draft: 8, disabled: 2, published_in_period: 9 }, customers: { total: 118, new_in_period: 14 },
  reservations: { in_period: 142, previous: 121, confirmed: 97, value: 186400 }, views: { in_period: 12480, previous: 0 },
  series: [{ date: '2026-11-19', reservations: 4, views: 310, published: 1 }, { date: '2026-11-20', reservations: 6, views: 402, published: 0 }],
  queues: [{ name: 'emails', waiting: 3, active: 0, failed: 0 }, { name: 'calendars', waiting: 0, active: 0, failed: 2 }],
  health: [{ name: 'database', ok: true, detail: '' }, { name: 'storage', ok: false, detail: '' }],
};
const handlers: Handlers = {
  'GET admin/dashboard': ({ query }) => ({ body: { ...numbers, days: Number(query.get('days')) } }),
  'GET catalog/admin': () => ({ body: spacesAnswer([waitingRow()]) }),
};

describe('the overview', () => {
  test('the period is kept in the address and asked of the API', async () => {
    const { router, callsOf } = await renderConsole('/admin2/dashboard?days=7', { handlers });
    expect(await screen.findByText('412')).toBeTruthy();
    expect(callsOf('GET admin/dashboard')[0]?.query.get('days')).toBe('7');
    await userEvent.click(screen.getByText(admin.dashboard.periods[365]));
    await waitFor(() => expect(callsOf('GET admin/dashboard').at(-1)?.query.get('days')).toBe('365'));
    expect(router.state.location.search).toBe('?days=365');
  });
  test('growth is told only where there is something to compare with', async () => {
    await renderConsole('/admin2/dashboard', { handlers });
    expect(await screen.findByText('+17 %')).toBeTruthy();
    const views = screen.getByText(admin.dashboard.views).parentElement;
    expect(views?.textContent).not.toContain('%');
  });
  test('a failed job and a part out of order are told in words', async () => {
    await renderConsole('/admin2/dashboard', { handlers });
    const calendars = await screen.findByText(admin.dashboard.queueNames.calendars);
    expect(calendars.closest('li')?.textContent).toContain('2\u00a0chyby');
    expect(screen.getByText(admin.dashboard.healthNames.storage).closest('li')?.textContent).toContain(admin.dashboard.down);
  });
  test('the chart has the same numbers as a table, the newest day first', async () => {
    await renderConsole('/admin2/dashboard', { handlers });
    await screen.findByText('412');
    await userEvent.click(screen.getByRole('button', { name: admin.dashboard.showTable }));
    const table = within(screen.getByRole('region', { name: admin.dashboard.chartTitle }));
    expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'Denzobrazenírezervacepublikováno', '20.\u00a011.\u00a0202640260', '19.\u00a011.\u00a0202631041',
    ]);
  });
  test('a space can be approved right from the overview and leaves the list at once', async () => {
    let isWaiting = true;
    const { callsOf } = await renderConsole('/admin2/dashboard', {
      handlers: {
        ...handlers,
        'GET catalog/admin': () => ({ body: spacesAnswer(isWaiting ? [waitingRow()] : []) }),
        'PUT space/save': () => { isWaiting = false; return { body: { space: { ...waitingRow(), status: 'PUBLISHED' }, redirect_to_url: null } }; },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: admin.approvals.approveLabel('Stodola') }));
    const dialog = (await screen.findByText(admin.actions.approve.title('Stodola'))).closest<HTMLElement>('[role="dialog"]');
    await userEvent.click(within(dialog ?? document.body).getByRole('button', { name: admin.actions.approve.confirm }));
    expect(await screen.findByText(admin.approvals.emptyTitle)).toBeTruthy();
    expect(callsOf('PUT space/save').map((call) => call.body)).toEqual([{ space: { id: 7, version: 5 }, publish: true }]);
  });
});
