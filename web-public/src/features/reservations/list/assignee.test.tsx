import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Assignee, TeamAssignee } from '@prostora/api-client';
import { reservation, reservationsPage } from '@prostora/testing/reservation-fixtures.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ownTeam } from '../../../testing/portal.tsx';
import { stopClock } from '../../../testing/render-booking.ts';
import { renderReservations } from '../../../testing/reservations.ts';

beforeEach(() => stopClock('2026-12-01T10:00:00Z'));
afterEach(() => {
  jest.useRealTimers();
});

const JANA: Assignee = { id: 8, name: 'Jana Dvořáková' };

async function show(query: string, assignee: Assignee | null, team: TeamAssignee[] = ownTeam) {
  const lists: string[] = [];
  let current = reservation(5, { assignee, allowed_actions: ['confirm', 'note'] });
  const portal = await renderReservations(
    query,
    (url, { method, body }) => {
      if (method === 'PUT') {
        const { user_id: id } = body as { user_id: number | null };
        const found = ownTeam.find((member) => member.id === id);
        current = { ...current, assignee: found ? { id: found.id, name: found.name } : null };
      }
      if (url.pathname.startsWith('/api/reservations/5')) return { reservation: current };
      if (url.pathname !== '/api/reservations') return undefined;
      lists.push(url.search);
      return reservationsPage([current]);
    },
    [],
    team,
  );
  return { ...portal, lists };
}
const findSelect = async () =>
  within(await screen.findByRole('dialog')).findByRole<HTMLSelectElement>('combobox', { name: 'Řeší' });

describe('assignees of reservations', () => {
  it('shows initials and the first name in the list', async () => {
    await show('?karta=seznam', JANA);
    const row = within((await screen.findAllByRole('row'))[1]!);
    expect(row.getByText('Řeší Jana').title).toBe('Jana Dvořáková');
    expect(row.getByText('JD')).toBeTruthy();
  });

  it('filters to the own ones by the address', async () => {
    const { lists, place } = await show('?karta=seznam&resi=ja', JANA);
    await screen.findByRole('table', { name: 'Rezervace' });
    expect(new URLSearchParams(lists[0]).get('assignee')).toBe('me');
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(screen.getByRole('link', { name: 'Moje', current: true }));
    expect(place()).toBe('/klient/rezervace?karta=seznam');
    await waitFor(() => expect(new URLSearchParams(lists.at(-1)).has('assignee')).toBe(false));
    expect(screen.getByRole('link', { name: 'Moje' }).getAttribute('href')).toContain('resi=ja');
  });

  it('is chosen in the detail from the members that see the space', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const { changes } = await show('?karta=seznam&rezervace=5', null);
    const select = await findSelect();
    expect(
      within(select)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Zatím nikdo', 'Jan Majitel (vy)', 'Jana Dvořáková']);
    await user.selectOptions(select, 'Jana Dvořáková');
    await waitFor(() => expect(select.value).toBe('8'));
    await user.selectOptions(select, 'Zatím nikdo');
    await waitFor(() =>
      expect(changes.map(({ path, body }) => [path, body])).toEqual([
        ['/api/reservations/5/assignee', { user_id: 8 }],
        ['/api/reservations/5/assignee', { user_id: null }],
      ]),
    );
  });

  it('has neither a choice nor a filter in a team of one', async () => {
    await show('?karta=seznam&rezervace=5', null, ownTeam.slice(0, 1));
    await screen.findByRole('dialog', { name: /^Rezervace/u });
    expect(screen.queryByRole('combobox', { name: 'Řeší' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Moje', hidden: true })).toBeNull();
  });
});
