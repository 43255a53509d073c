import { describe, expect, it } from '@jest/globals';
import type { OwnerCatalogAnswer } from '@prostora/api-client';
import { MEMBER_RIGHTS, type MemberPermission, type MemberRole } from '@prostora/contracts';
import { calendarSpace, ownerCalendar, reservationsPage } from '@prostora/testing/reservation-fixtures.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ownCustomer, owner, ownerCatalog, ownSpace, renderPortal } from '../../testing/portal.tsx';
import { failWith } from '../../testing/render-site.tsx';

/** Reads that not every member may send; the API answers others with 403. */
const RESTRICTED: readonly (readonly [path: RegExp, right: MemberPermission])[] = [
  [/^\/api\/inquiries\/received/u, 'inquiries'],
  [/^\/api\/team/u, 'team'],
  [/^\/api\/membership/u, 'plan'],
  [/^\/api\/price-lists/u, 'price'],
  [/^\/api\/owner\/statistics/u, 'statistics'],
  [/^\/api\/(?:calendars\/|availability\/(?:space|seasons)|reservations\/own|owner\/guests)/u, 'write'],
];

/** Opens a page as a member of a role; returns the rejected calls. */
async function open(address: string, role: MemberRole, catalog: Partial<OwnerCatalogAnswer> = {}) {
  const rights = [...MEMBER_RIGHTS[role]];
  const rejected: string[] = [];
  const customer = { ...ownCustomer, role, rights };
  const site = await renderPortal(
    address,
    ({ pathname }) => {
      const right = RESTRICTED.find(([path]) => path.test(pathname))?.[1];
      if (right && !rights.includes(right)) {
        rejected.push(pathname);
        return failWith(403);
      }
      if (pathname === '/api/catalog/customer')
        return ownerCatalog({
          spaces: [ownSpace(1), ownSpace(2)].map((one) => ({ ...one, allowed_actions: [] })),
          ...catalog,
        });
      if (pathname === '/api/reservations') return reservationsPage([]);
      if (pathname === '/api/reservations/calendar')
        return ownerCalendar({ spaces: [calendarSpace(1), calendarSpace(2)] });
      return failWith(404);
    },
    owner({ customer, customers: [customer] }),
  );
  return { ...site, rejected };
}
const NO_RIGHT = 'Tahle stránka není pro vaši roli';

describe('the portal of a member without all rights', () => {
  it.each<[MemberRole, string]>([
    ['ucetni', '/klient/poptavky'],
    ['ucetni', '/klient/tym'],
    ['ucetni', '/klient/clenstvi'],
    ['ucetni', '/klient/novy-prostor'],
    ['ucetni', '/klient/rezervace?karta=otevreni'],
    ['domovnik', '/klient/cenik'],
    ['domovnik', '/klient/cenik/novy?vzor=party'],
    ['domovnik', '/klient/statistiky'],
    ['spravce', '/klient/tym'],
    ['spravce', '/klient/clenstvi'],
  ])('says in words what %s does not open, without a call: %s', async (role, address) => {
    const { rejected } = await open(address, role);
    expect(await screen.findByRole('heading', { level: 1, name: NO_RIGHT })).toBeTruthy();
    expect(rejected).toEqual([]);
  });

  it('shows a reader the calendar without anything to write', async () => {
    const user = userEvent.setup();
    const { place, rejected } = await open('/klient/rezervace?nova=1', 'domovnik');
    await screen.findByRole('grid', { name: 'Týden po prostorech' });
    await user.keyboard('n');
    expect(screen.queryByRole('heading', { name: 'Nová rezervace' })).toBeNull();
    for (const name of [/Nová rezervace/u, 'Nabídnout termín navíc', 'Zablokovat čas'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Otevírací doba a pravidla' })).toBeNull();
    expect([place(), rejected]).toEqual(['/klient/rezervace?nova=1', []]);
  });

  it('lets only members with the right download the list', async () => {
    const first = await open('/klient/rezervace?karta=seznam', 'domovnik');
    expect(await screen.findByText(/^Nalezeno/u)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Stáhnout CSV' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Otevírací doba a pravidla' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Propojené kalendáře' })).toBeTruthy();
    await waitFor(() => expect(first.rejected).toEqual([]));
  });

  it('shows a reader the spaces without their changes', async () => {
    await open('/klient/moje-prostory', 'ucetni');
    await screen.findByRole('heading', { level: 2, name: 'Pragovka' });
    expect(screen.queryByRole('link', { name: 'Nový prostor' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Upravit budovu/u })).toBeNull();
  });

  it.each<MemberRole>(['spravce', 'ucetni', 'domovnik'])(
    'shows %s neither the plan nor the completeness of the spaces',
    async (role) => {
      const draft = ownSpace(3, {
        status: 'DRAFT',
        completeness: 48,
        missing: [{ field: 'perex', message: 'Chybí perex' }],
        allowed_actions: role === 'spravce' ? ['edit', 'request_publication'] : [],
      });
      const paused = ownSpace(4, {
        status: 'DRAFT',
        paused_at: '2026-11-20T12:00:00Z',
        allowed_actions: role === 'spravce' ? ['edit', 'resume'] : [],
      });
      await open('/klient/moje-prostory', role, {
        spaces: [ownSpace(1), draft, paused],
        canAddSpace: false,
        spaces_use: { used: 4, limit: 4 },
      });
      const table = within(await screen.findByRole('table', { name: 'Prostory v budově: Pragovka' }));
      expect(table.queryByRole('columnheader', { name: 'Vyplněno' })).toBeNull();
      const page = document.body.textContent;
      expect(page).toContain('Pozastaveno');
      for (const word of [/tarif/iu, /členství/iu, /Chybí perex/u, /48\s*%/u, /Vybrat, co zůstane/u])
        expect(page).not.toMatch(word);
    },
  );

  it.each<MemberRole>(['majitel', 'spravce'])(
    'says to a %s of a suspended owner what is suspended',
    async (role) => {
      const suspended = ownSpace(1, {
        status: 'DRAFT',
        suspended_at: '2026-11-20T12:00:00Z',
        allowed_actions: ['edit'],
      });
      await open('/klient/moje-prostory', role, { spaces: [suspended, ownSpace(2)] });
      expect(await screen.findByRole('region', { name: 'Pozastaveno: 1\u00a0prostor' })).toBeTruthy();
      const row = within(screen.getByRole('link', { name: 'Loft 1' }).closest('[role="row"]') as HTMLElement);
      expect(row.getByText('Pozastaveno')).toBeTruthy();
      expect(row.queryByRole('button', { name: 'Odeslat ke schválení' })).toBeNull();
      expect(row.getByRole('link', { name: 'Zobrazit' })).toBeTruthy();
    },
  );
});
