import { describe, expect, it } from '@jest/globals';
import type { OwnerStatistics, WeekHourStatistics } from '@prostora/api-client';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ownSpace, ownerCatalog, renderPortal } from '../../testing/portal.tsx';

const WEEK = Array.from({ length: 168 }, (_none, cell): WeekHourStatistics => {
  const [weekday, hour] = [Math.floor(cell / 24) + 1, cell % 24];
  const offered = hour >= 8 && weekday < 7 ? 10 : 0;
  const occupancy = weekday === 6 && hour === 17 ? 0.91 : hour < 12 && weekday < 6 ? 0.42 : 0.6;
  return {
    weekday,
    hour,
    offered_hours: offered,
    booked_hours: offered * occupancy,
    occupancy: offered > 0 ? occupancy : null,
  };
});
const statistics: OwnerStatistics = {
  from: '2026-07-01',
  to: '2027-06-09',
  funnel: { views: 12_480, inquiries: 100, requests: 324, confirmed: 298, waiting: 9 },
  spaces: [1, 2, 3, 4, 5].map((id) => ({
    space_id: id,
    name: `Loft ${id}`,
    confirmed: id,
    revenue: id * 1000,
    booked_hours: 10,
    offered_hours: id === 1 ? 0 : 20,
    occupancy: id === 1 ? null : 0.5,
  })),
  months: ['2027-05', '2027-06'].map((month) => ({
    month,
    confirmed: 8,
    revenue: month === '2027-05' ? 258_000 : 164_000,
    spaces: [{ space_id: 5, revenue: 100_000 }],
  })),
  sources: [
    { source: 'guest', confirmed: 10, revenue: 9000 },
    { source: 'owner', confirmed: 5, revenue: 6000 },
  ],
  lost_reasons: [
    { reason: 'taken', count: 41 },
    { reason: 'no_answer', count: 14 },
  ],
  response: { median_minutes: 160, within_24h: 377, count: 400 },
  hours: WEEK,
};
const show = async (search = '', answer: Partial<OwnerStatistics> = {}) => {
  const requests: string[] = [];
  await renderPortal(`/klient/statistiky${search}`, (url) => {
    if (url.pathname === '/api/catalog/customer') return ownerCatalog({ spaces: [ownSpace(1), ownSpace(2)] });
    if (url.pathname === '/api/owner/statistics') {
      requests.push(url.search);
      return { ...statistics, ...answer };
    }
    return undefined;
  });
  await screen.findByRole('heading', { name: 'Statistiky' });
  return requests;
};
const findText = (text: string) => screen.findByText((content) => content.replaceAll('\u00a0', ' ') === text);

describe('the owner’s statistics', () => {
  it('show each picture with its finding and the same numbers as a table', async () => {
    const user = userEvent.setup();
    await show();
    expect(await findText('9 ještě čeká')).toBeTruthy();
    expect(await findText('89 % · obvykle za 2 h 40 min')).toBeTruthy();
    expect(await findText('ozvalo se 3,4 %')).toBeTruthy();
    expect(
      screen.getByRole('img', { name: /^Tržby po měsících, nejvíc květen 2027: 258\s000\sKč$/u }),
    ).toBeTruthy();
    expect(screen.getByRole('img', { name: /nejčastěji termín obsazený, 41×/u })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Ukázat jako tabulku: Cesta k rezervaci' }));
    const table = within(screen.getByRole('table', { name: 'Cesta k rezervaci' }));
    expect(
      table.getAllByRole('cell').map(({ textContent }) => textContent.replaceAll('\u00a0', ' ')),
    ).toEqual(['12 480', '424', '377', '298']);
    await user.click(screen.getByRole('button', { name: 'Ukázat jako obrázek: Cesta k rezervaci' }));
    expect(screen.getByRole('img', { name: /^Cesta k rezervaci/u })).toBeTruthy();
  });

  it('walk the hours of the week by arrows from the fullest one', async () => {
    const user = userEvent.setup();
    await show();
    const grid = await screen.findByRole('grid', {
      name: /^Kdy bývá plno: nejvíc so 17:00, obsazeno 91\s%/u,
    });
    const cell = within(grid).getByRole('gridcell', { name: /^so 17:00, 91\s%$/u });
    expect(cell.tabIndex).toBe(0);
    await user.click(cell);
    await user.keyboard('{ArrowLeft}');
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^so 16:00, 60\s%$/u);
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('ne 16:00, málo nabízených hodin');
    expect(within(grid).getAllByRole('gridcell')).toHaveLength(112);
    expect(screen.getByText(/Nejvolněji je ve všední dny mezi 8:00 a 12:00/u)).toBeTruthy();
  });

  it('ask for the period and the space of the address', async () => {
    const user = userEvent.setup();
    const requests = await show('?obdobi=30&prostor=2');
    expect(requests).toEqual([expect.stringMatching(/^\?from=.+&to=.+&space_id=2$/u)]);
    await user.click(screen.getByRole('link', { name: 'Rok' }));
    await waitFor(() => expect(requests.at(-1)).toBe('?space_id=2'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Prostor' }), '');
    await waitFor(() => expect(requests.at(-1)).toBe(''));
  });

  it('say that no request was lost', async () => {
    await show('', { lost_reasons: [] });
    expect(await screen.findByText('Žádná žádost zatím nepropadla.')).toBeTruthy();
  });
});
