import { afterAll, afterEach, describe, expect, it, jest } from '@jest/globals';
import { SHELL_EVENTS, onShellEvent } from '@prostora/federation';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { building, ownSpace, owner, ownerCatalog, renderPortal } from '../../testing/portal.tsx';
import { failWith, type Handler } from '../../testing/render-site.tsx';

const catalog: Handler = (url) =>
  url.pathname === '/api/catalog/customer'
    ? ownerCatalog({
        spaces: [ownSpace(1), ownSpace(2), ownSpace(3, { building_id: 2, building_name: 'Mlýn' })],
        buildings: [building(1), building(2, { name: 'Mlýn' })],
      })
    : failWith(404);
const WAITING = [
  { kind: 'reservation_requests' as const, count: 4, value: 0, oldest: null },
  { kind: 'change_proposals' as const, count: 1, value: 0, oldest: null },
  { kind: 'inquiries' as const, count: 2, value: 0, oldest: null },
  { kind: 'orders' as const, count: 1, value: 0, oldest: null },
];
const open = (address = '/klient/dnes', user = owner()) => renderPortal(address, catalog, user, WAITING);
const side = () => within(screen.getByRole('navigation', { name: 'Vlastnická sekce' }));
const bar = () => within(screen.getByRole('navigation', { name: 'Hlavní stránky' }));
const labels = (links: readonly HTMLElement[]) => links.map(({ textContent }) => textContent);

const loggedOut = jest.fn();
const stop = onShellEvent(SHELL_EVENTS.logout, loggedOut);
afterEach(() => void loggedOut.mockReset());
afterAll(stop);

describe('the navigation of the portal', () => {
  it('shows the counts of waiting items and no zeros', async () => {
    await open();
    await waitFor(() =>
      expect(labels(side().getAllByRole('link'))).toEqual([
        'Dnes, čeká 77',
        'Kalendář',
        'Rezervace, čeká 55',
        'Zprávy, čeká 22',
        'Prostory',
        'Ceník',
        'Podmínky',
        'Statistiky',
        'Tým',
        'Nastavení',
      ]),
    );
    expect(labels(bar().getAllByRole('link'))).toEqual(['Dnes, čeká 77', 'Kalendář', 'Rezervace, čeká 55']);
  });

  it('has an entry of the waiting list while somebody waits, which adds nothing to what awaits an answer', async () => {
    await renderPortal('/klient/dnes', catalog, owner(), WAITING, [], 3);
    const link = await side().findByRole('link', { name: /^Čekací listina.*čeká 3/u });
    expect(link.getAttribute('href')).toBe('/klient/rezervace?karta=cekani');
    expect(bar().getByRole('button', { name: /^Více.*čeká 2$/u })).toBeTruthy();
  });

  it('marks one page as the current one', async () => {
    await open('/klient/rezervace?karta=seznam');
    await waitFor(() =>
      expect(side().getByRole('link', { current: 'page' }).textContent).toBe('Rezervace, čeká 55'),
    );
  });

  it('opens the rest of the pages behind „Více“ with the sum of their counts', async () => {
    const user = userEvent.setup();
    const { router } = await open();
    await user.click(await bar().findByRole('button', { name: /^Více.*čeká 2$/u }));
    const sheet = within(screen.getByRole('dialog', { name: 'Více' }));
    expect(labels(sheet.getAllByRole('link'))).toEqual([
      'Zprávy, čeká 22',
      'Prostory',
      'Ceník',
      'Podmínky',
      'Statistiky',
      'Tým',
      'Nastavení',
      'Členství',
      'Web pro hosty',
    ]);
    await user.click(sheet.getByRole('link', { name: 'Členství' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/klient/clenstvi'));
    expect(screen.queryByRole('dialog', { name: 'Více' })).toBeNull();
  });
});

describe('the frame of the portal', () => {
  it('opens the calendar of a chosen space', async () => {
    const user = userEvent.setup();
    const { place } = await open();
    const [button] = await screen.findAllByRole('button', { name: /^Vybrat prostor/u });
    expect(button?.textContent).toMatch(/Pragovka s\. r\. o\.3\sprostory ve\s2\sbudovách$/u);
    if (button) await user.click(button);
    await user.click(
      within(screen.getAllByRole('list', { name: 'Mlýn' })[0] as HTMLElement).getByRole('link', {
        name: 'Loft 3',
      }),
    );
    await waitFor(() => expect(place()).toBe('/klient/rezervace?prostor=3'));
  });

  it('searches in the list of reservations', async () => {
    const user = userEvent.setup();
    const { place } = await open();
    await user.keyboard('/');
    expect(document.activeElement).toBe(
      screen.getByRole('searchbox', { name: 'Hledat hosta, rezervaci nebo prostor' }),
    );
    await user.keyboard('Nováčkovi gk{Enter}');
    await waitFor(() =>
      expect(place()).toBe('/klient/rezervace?karta=seznam&kdy=vse&hledat=Nov%C3%A1%C4%8Dkovi+gk'),
    );
  });

  it('opens a page by G and its letter', async () => {
    const user = userEvent.setup();
    const { place } = await open();
    await user.keyboard('gr');
    await waitFor(() => expect(place()).toBe('/klient/rezervace?karta=seznam'));
    await user.keyboard('d');
    await user.keyboard('gd');
    await waitFor(() => expect(place()).toBe('/klient/dnes'));
  });

  it('asks the shell for the logout', async () => {
    const user = userEvent.setup();
    await open();
    await user.click(await screen.findByRole('button', { name: /^můj účet/u }));
    await user.click(screen.getByRole('button', { name: 'Odhlásit se' }));
    expect(loggedOut).toHaveBeenCalledTimes(1);
  });

  it('leads an operator to the administration', async () => {
    await open('/klient/dnes', owner({ super_admin: true }));
    const links = await screen.findAllByRole('link', { name: 'Správa', hidden: true });
    expect(links[0]?.getAttribute('href')).toBe('/admin2/dashboard');
  });

  it('opens the panel of a new booking by N', async () => {
    const user = userEvent.setup();
    const { place } = await open();
    await screen.findByRole('heading', { level: 1 });
    await user.keyboard('n');
    await waitFor(() => expect(place()).toBe('/klient/rezervace?nova=1'));
  });
});
