import { describe, expect, it } from '@jest/globals';
import type { MembershipAnswer, OwnerToday, Team } from '@prostora/api-client';
import { calendarSpace, ownerCalendar } from '@prostora/testing/reservation-fixtures.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { owner, ownerCatalog, ownSpace, renderPortal } from '../../testing/portal.tsx';
import { failWith } from '../../testing/render-site.tsx';

const team: Team = {
  members: [1, 2].map((id) => ({
    id,
    user_id: id,
    name: `Člen ${id}`,
    email: `clen-${id}@prostora.test`,
    role: id === 1 ? 'majitel' : 'spravce',
    space_ids: null,
    is_me: id === 1,
    last_seen_at: null,
  })),
  invitations: [],
};
const plan = { id: 2, slug: 'profi', name: 'Profi', price_per_year: 8490, active: true, sort_order: 1 };
const membership: MembershipAnswer = {
  plan: { ...plan, config: owner().subscriptionConfig },
  trial: false,
  starts_at: '2026-03-14T00:00:00+01:00',
  ends_at: '2027-03-14T00:00:00+01:00',
  use: { spaces: { used: 3, limit: 3 }, photos: { used: 5, limit: 12 }, videos: 0 },
  plans: [3, 2].map((id) => ({ ...plan, id, config: owner().subscriptionConfig })),
  orders: [
    {
      id: 1,
      number: '2026000001',
      plan: { id: 3, name: 'Profi' },
      price: 8490,
      credit: 0,
      to_pay: 8490,
      state: 'waiting',
      created_at: '2026-11-20T10:00:00Z',
      due_on: '2026-12-04',
      paid_at: null,
      cancelled_at: null,
    },
  ],
  billing_complete: true,
  credit: 0,
};
const today: OwnerToday = {
  day: '2027-06-09',
  counts: { request: 1, option: 0, proposal: 0, message: 0, demand: 0, waitlist: 0 },
  waiting: [
    {
      kind: 'request',
      id: 1,
      title: 'Svatba',
      person: 'Jana Nováková',
      email: 'jana@host.example',
      phone: null,
      space: { id: 1, name: 'Velký sál' },
      value: 48_600,
      is_value_estimated: false,
      waits_since: '2026-11-20T10:00:00Z',
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
    },
  ],
  arrivals: { today: [], tomorrow: [] },
  gaps: [],
  setup: [],
};

/** Opens a page as an operator who acts as an owner; returns the paths that were read. */
async function open(address: string) {
  const read: string[] = [];
  await renderPortal(
    address,
    ({ pathname }) => {
      read.push(pathname);
      if (pathname === '/api/team') return team;
      if (pathname === '/api/membership') return membership;
      if (pathname === '/api/owner/today') return today;
      if (pathname === '/api/catalog/customer') return ownerCatalog({ spaces: [ownSpace(1), ownSpace(2)] });
      if (pathname === '/api/reservations/calendar')
        return ownerCalendar({ spaces: [calendarSpace(1), calendarSpace(2)] });
      if (pathname === '/api/calendars/space/1') return { export_url: null, detail: null, feeds: [] };
      if (pathname === '/api/calendars/export') return { export_url: null, detail: null };
      if (pathname === '/api/calendars/member') return { url: null, read_at: null };
      return failWith(404);
    },
    owner({ impersonated_by: { id: 1, email: 'admin@prostora.test' } }),
  );
  return { read };
}
const queryButton = (name: RegExp): HTMLElement | null => screen.queryByRole('button', { name });

describe('the portal of an operator who acts as an owner (QUALITY 73)', () => {
  it('says that only the owner changes the account, and offers neither export nor erasure', async () => {
    const { read } = await open('/klient/nastavit-ucet');
    expect(await screen.findByText('Účet mění jen jeho majitel')).toBeTruthy();
    for (const name of [/Stáhnout moje data/u, /Smazat/u, /Uložit/u]) expect(queryButton(name)).toBeNull();
    expect(read.filter((path) => path.startsWith('/api/account'))).toEqual([]);
  });

  it('shows the team without its changes', async () => {
    await open('/klient/tym');
    const table = within(await screen.findByRole('table', { name: 'Tým' }));
    expect(screen.getByText('Tým mění jen majitel účtu.')).toBeTruthy();
    expect([table.queryByRole('combobox'), table.queryByRole('button'), queryButton(/Pozvat/u)]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('shows the membership without orders and their cancellation', async () => {
    await open('/klient/clenstvi');
    expect(await screen.findByText(/^Členství objednává/u)).toBeTruthy();
    for (const name of [/Objednat/u, /Prodloužit/u, /Zrušit/u]) expect(queryButton(name)).toBeNull();
    expect(queryButton(/2026000001/u)).toBeTruthy();
  });

  it('lists what waits without the decisions', async () => {
    await open('/klient/dnes');
    await screen.findByText('Svatba');
    expect(queryButton(/^Potvrdit/u)).toBeNull();
  });

  it('starts no booking and creates no secret link', async () => {
    const user = userEvent.setup();
    await open('/klient/rezervace?karta=kalendare&prostor=1');
    await waitFor(() => expect(screen.getAllByText(/^Tajný odkaz/u)).toHaveLength(3));
    expect(queryButton(/^Vytvořit/u)).toBeNull();
    await user.keyboard('n');
    expect(screen.queryByRole('heading', { name: 'Nová rezervace' })).toBeNull();
    expect(queryButton(/Nová rezervace/u)).toBeNull();
  });
});
