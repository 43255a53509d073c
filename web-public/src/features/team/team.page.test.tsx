import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import type { Team, TeamInvitation, TeamMember } from '@prostora/api-client';
import { SHELL_EVENTS, onShellEvent, type Toast } from '@prostora/federation';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ownSpace, ownerCatalog, renderPortal } from '../../testing/portal.tsx';
import type { ApiRequest } from '../../testing/render-site.tsx';

const toasts: Toast[] = [];
const stop = onShellEvent(SHELL_EVENTS.toast, (toast) => toasts.push(toast));
afterEach(() => {
  toasts.length = 0;
});
afterAll(stop);

const member = (id: number, change: Partial<TeamMember> = {}): TeamMember => ({
  id,
  user_id: id,
  name: 'Hana Vlčková',
  email: 'hana@strelnice.test',
  role: 'majitel',
  space_ids: null,
  is_me: true,
  last_seen_at: null,
  ...change,
});
const manager = member(2, {
  name: 'Martin Kříž',
  email: 'martin@strelnice.test',
  role: 'spravce',
  is_me: false,
});
const invitation: TeamInvitation = {
  id: 5,
  email: 'lenka@seznam.test',
  role: 'domovnik',
  space_ids: [1],
  created_at: '2026-11-20T08:00:00Z',
  expires_at: '2126-11-27T08:00:00Z',
};

async function showTeam(team: Partial<Team> = {}) {
  const sent: { method: string; path: string; body: unknown }[] = [];
  let members = [member(1), manager];
  await renderPortal('/klient/tym', (url: URL, { method, body }: ApiRequest) => {
    if (url.pathname === '/api/catalog/customer') return ownerCatalog({ spaces: [ownSpace(1), ownSpace(2)] });
    if (!url.pathname.startsWith('/api/team')) return undefined;
    if (method === 'GET') return { members, invitations: [invitation], ...team };
    sent.push({ method, path: url.pathname, body });
    if (method === 'PUT') {
      const saved = { ...manager, ...(body as object) };
      members = [member(1), saved];
      return { member: saved };
    }
    return { status: 'ok', invitation: { ...invitation, id: 6, url: '/pozvanka#token=abc' } };
  });
  await screen.findByRole('table', { name: 'Tým' });
  return { sent, user: userEvent.setup() };
}
const findRow = (name: string): HTMLElement => {
  const row = within(screen.getByRole('table', { name: 'Tým' }))
    .getAllByRole('row')
    .find((each) => each.textContent.includes(name));
  if (!row) throw new Error(name);
  return row;
};

describe('the page of the team', () => {
  it('shows members and invitations in one table; the last majitel has no choice of a role', async () => {
    await showTeam();
    expect(screen.getByText(/^2\slidé a 1\spozvánka\. Každý má svoje přihlášení/u)).toBeTruthy();
    expect(within(findRow('Hana Vlčková')).queryByRole('combobox')).toBeNull();
    expect(within(findRow('Martin Kříž')).getByRole('combobox')).toHaveProperty('value', 'spravce');
    const invited = findRow('lenka@seznam.test');
    expect(invited.textContent).toContain('Domovník');
    expect(invited.textContent).toMatch(/platí do 27\./u);
  });

  it('saves a role at once and takes it back', async () => {
    const { sent, user } = await showTeam();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Role: Martin Kříž' }), 'ucetni');
    await waitFor(() => expect(toasts).toHaveLength(1));
    toasts[0]?.action?.run();
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent.map(({ body }) => body)).toEqual([
      { role: 'ucetni', space_ids: null },
      { role: 'spravce', space_ids: null },
    ]);
  });

  it('invites to some spaces only', async () => {
    const { sent, user } = await showTeam();
    await user.click(screen.getByRole('button', { name: 'Pozvat do týmu' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('E-mail'), 'eva@strelnice.test');
    await user.selectOptions(dialog.getByLabelText('Role'), 'domovnik');
    await user.click(dialog.getByRole('checkbox', { name: /Jen vybrané/u }));
    await user.click(dialog.getByRole('button', { name: 'Poslat pozvánku' }));
    expect(await dialog.findByText('Vyberte aspoň jeden prostor.')).toBeTruthy();
    await user.click(dialog.getByRole('checkbox', { name: 'Loft 2' }));
    await user.click(dialog.getByRole('button', { name: 'Poslat pozvánku' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toEqual({ email: 'eva@strelnice.test', role: 'domovnik', space_ids: [2] });
  });

  it('tells the rights of each role in words', async () => {
    await showTeam();
    const rights = within(screen.getByRole('region', { name: 'Co kdo smí' }));
    const row = rights.getByRole('row', { name: /^Vidět telefon/u });
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['ano', 'ano', '–ne', 'své prostory']);
  });
});
