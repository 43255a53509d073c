import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { SHELL_EVENTS, onShellEvent, type Toast } from '@prostora/federation';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { owner, ownerCatalog, renderPortal } from '../testing/portal.tsx';
import { failWith, renderSite, type Handler } from '../testing/render-site.tsx';

const catalog: Handler = (url) =>
  url.pathname === '/api/catalog/customer' ? ownerCatalog() : { status: 'ok' };
const toasts: Toast[] = [];
const stop = onShellEvent(SHELL_EVENTS.toast, (toast) => toasts.push(toast));
afterEach(() => {
  toasts.length = 0;
});
afterAll(stop);

describe('the portal', () => {
  it('shows only its layout until the session is known', async () => {
    renderSite('/klient/moje-prostory', catalog);
    expect(await screen.findByRole('status', { name: 'Načítáme vaši sekci' })).toBeTruthy();
    expect(screen.getByRole('navigation', { name: 'Vlastnická sekce' })).toBeTruthy();
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  });

  it('redirects an anonymous visitor to the login with a return URL', async () => {
    const { router } = await renderPortal('/klient/moje-prostory?a=1', catalog, null);
    await waitFor(() => expect(router.state.location.pathname).toBe('/prihlasit'));
    expect(new URLSearchParams(router.state.location.search).get('next')).toBe('/klient/moje-prostory?a=1');
  });

  it('redirects its root to the spaces', async () => {
    const { place } = await renderPortal('/klient', catalog);
    await screen.findByRole('heading', { level: 1, name: 'Moje prostory' });
    expect(place()).toBe('/klient/moje-prostory');
    const link = within(screen.getByRole('navigation', { name: 'Vlastnická sekce' })).getByRole('link', {
      name: 'Prostory',
    });
    expect(link.getAttribute('aria-current')).toBe('page');
  });

  it('shows an explanation to an account without a customer', async () => {
    await renderPortal('/klient/moje-prostory', catalog, owner({ has_customer: false, customer: null }));
    expect(await screen.findByRole('heading', { name: 'Tenhle účet nic nepronajímá' })).toBeTruthy();
  });

  it('links an operator without a customer to the administration', async () => {
    await renderPortal(
      '/klient/moje-prostory',
      catalog,
      owner({ super_admin: true, has_customer: false, customer: null }),
    );
    expect((await screen.findByRole('link', { name: 'Otevřít správu' })).getAttribute('href')).toBe(
      '/admin2/dashboard',
    );
  });

  it('shows the error page for an unknown path', async () => {
    await renderPortal('/klient/neni', catalog);
    expect(await screen.findByText('error page')).toBeTruthy();
  });
});

describe('the notice of an unconfirmed e-mail', () => {
  it('resends the link once on a double click', async () => {
    const user = userEvent.setup();
    const { changes } = await renderPortal(
      '/klient/moje-prostory',
      async (url, asked) => {
        if (asked.method !== 'GET')
          await new Promise((resolve) => {
            setTimeout(resolve, 50);
          });
        return catalog(url, asked);
      },
      owner({ email_confirmed: false }),
    );
    await user.dblClick(await screen.findByRole('button', { name: 'Poslat odkaz znovu' }));
    await waitFor(() =>
      expect(toasts).toEqual([
        { message: 'Odkaz jsme znovu poslali na majitel@prostora.test.', kind: 'success' },
      ]),
    );
    expect(changes.map(({ path }) => path)).toEqual(['/api/user/resend-confirmation']);
  });

  it('disappears when the e-mail was confirmed elsewhere', async () => {
    const user = userEvent.setup();
    await renderPortal(
      '/klient/moje-prostory',
      (url, asked) => {
        if (url.pathname === '/api/user/resend-confirmation')
          return failWith(409, { message: 'Váš e-mail už je potvrzený.' });
        return url.pathname === '/api/auth/user' ? { user: owner() } : catalog(url, asked);
      },
      owner({ email_confirmed: false }),
    );
    await user.click(await screen.findByRole('button', { name: 'Poslat odkaz znovu' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Poslat odkaz znovu' })).toBeNull());
    expect(toasts[0]?.kind).toBe('error');
  });

  it('follows the first steps of a new space, and is above the last one', async () => {
    const { router } = await renderPortal('/klient/novy-prostor', catalog, owner({ email_confirmed: false }));
    const heading = await screen.findByRole('heading', { level: 2, name: 'Kde prostor je?' });
    const notice = screen.getByRole('region', { name: 'Potvrďte svůj e-mail' });
    const isBelow = (): boolean =>
      heading.compareDocumentPosition(notice) === Node.DOCUMENT_POSITION_FOLLOWING;
    expect(isBelow()).toBe(true);
    await act(() => router.navigate('/klient/novy-prostor?krok=nahled'));
    await waitFor(() => expect(isBelow()).toBe(false));
  });

  it('is hidden for a confirmed e-mail', async () => {
    await renderPortal('/klient/moje-prostory', catalog);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText('Potvrďte svůj e-mail')).toBeNull();
  });
});
