import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { Session, SessionState, SessionUser } from '@prostora/api-client';
import { openLogin, type PageHead } from '@prostora/federation';
import { Link, RouterProvider, data } from '@prostora/nav';
import { createMemoryRouter } from '@prostora/nav/testing.ts';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SessionProvider } from '@prostora/federation/session-context.tsx';
import { composeRoutes } from './compose.tsx';

const user = { username: 'majitel@prostora.test', super_admin: false, has_customer: true } as SessionUser;
const site = {
  name: 'Prostora', company: { name: 'Firma s. r. o.', address: 'Ulice 1', ico: '00000000', dic: 'CZ00000000', register: 'oddíl C', phone: '+420 123 456 789', email: 'a@b.test' },
  social: [{ name: 'Facebook', url: 'https://www.facebook.com/' }], footer_links: [{ link_name: null, title: 'Praha', url: '/katalog/praha' }],
  map: { provider: 'outline', tile_url: null, attribution: 'Mapa' },
};

function fakeSession() {
  let state: SessionState = { status: 'anonymous', user: null };
  const listeners = new Set<() => void>();
  const move = (next: SessionState): void => {
    state = next;
    listeners.forEach((listener) => listener());
  };
  return {
    api: { site: { info: () => Promise.resolve(site) } },
    getState: () => state,
    subscribe: (listener: () => void) => { listeners.add(listener); return () => listeners.delete(listener); },
    login: jest.fn(() => { move({ status: 'signed-in', user }); return Promise.resolve(user); }),
    logout: jest.fn(() => { move({ status: 'anonymous', user: null }); return Promise.resolve(); }),
  };
}

const head: PageHead = { title: 'Loft', description: 'Popis', canonical: '/prostor/loft', robots: 'index, follow' };
const publicRoutes = (loader: () => unknown) => [
  { id: 'home', index: true, loader: () => loader() ?? null, Component: () => <h1>Katalog <Link to="/prostor/loft">Loft</Link></h1> },
  { id: 'space', path: 'prostor/*', loader: () => ({}), handle: { head: () => head }, Component: () => <h1>Loft</h1> },
  { id: 'broken', path: 'rozbite', loader: () => { throw new Error('boom'); }, Component: () => null },
  { id: 'missing', path: 'chybi', loader: () => { throw data(null, { status: 404 }); }, Component: () => null },
];

async function open(path: string, loader = jest.fn(() => null)) {
  const session = fakeSession();
  const router = createMemoryRouter(composeRoutes(session.api as unknown as Session['api'], publicRoutes(loader)), { initialEntries: [path] });
  render(<SessionProvider session={session as unknown as Session}><RouterProvider router={router} /></SessionProvider>);
  await screen.findByRole('main');
  return { session, router, loader };
}

const fillIn = async (form: HTMLElement): Promise<void> => {
  await userEvent.type(within(form).getByLabelText('E-mail'), 'majitel@prostora.test');
  await userEvent.type(within(form).getByLabelText('Heslo'), 'Majitel1234{Enter}');
};

afterEach(cleanup);

describe('the frame of the site', () => {
  it('opens the login over the page; success closes it, keeps the page and reads it again', async () => {
    const { router, loader } = await open('/');
    await userEvent.click(screen.getByRole('link', { name: 'Přihlásit se' }));
    await fillIn(await screen.findByRole('dialog'));
    expect(await screen.findByRole('button', { name: 'můj účet' })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(router.state.location.pathname).toBe('/');
    await waitFor(() => expect(loader).toHaveBeenCalledTimes(2));
  });

  it('opens the login when a remote asks for it, and closes it with Esc', async () => {
    await open('/');
    act(() => openLogin());
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('leads home after logging out', async () => {
    const { session, router } = await open('/prostor/loft');
    act(() => void session.login());
    await userEvent.click(await screen.findByRole('button', { name: 'můj účet' }));
    await userEvent.click(screen.getByRole('button', { name: 'Odhlásit se' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(session.logout).toHaveBeenCalledTimes(1);
  });

  it('closes the mobile menu when the page changes', async () => {
    await open('/prostor/loft');
    const burger = screen.getByRole('button', { name: 'Otevřít menu' });
    await userEvent.click(burger);
    expect(burger.getAttribute('aria-expanded')).toBe('true');
    await userEvent.click(screen.getAllByRole('link', { name: 'Prostory' }).at(-1) as HTMLElement);
    await waitFor(() => expect(burger.getAttribute('aria-expanded')).toBe('false'));
  });

  it('closes the mobile menu when the login opens', async () => {
    await open('/');
    await userEvent.click(screen.getByRole('button', { name: 'Otevřít menu' }));
    await userEvent.click(screen.getByRole('link', { name: 'Přihlásit se' }));
    await screen.findByRole('dialog');
    expect(document.querySelector('button[aria-expanded="true"]')).toBeNull();
  });

  it('keeps the title true after a navigation in the browser', async () => {
    await open('/');
    await userEvent.click(screen.getByRole('link', { name: 'Loft' }));
    await waitFor(() => expect(document.title).toBe('Loft | Prostora'));
    expect(document.head.querySelector('link[rel="canonical"]')?.getAttribute('href')).toMatch(/\/prostor\/loft$/u);
  });

  it('tells who runs the site and links what the site links', async () => {
    await open('/');
    const footer = await screen.findByRole('contentinfo');
    await waitFor(() => expect(footer.textContent).toContain('00000000'));
    expect(within(footer).getByRole('link', { name: 'Praha' }).getAttribute('href')).toBe('/katalog/praha');
  });
});

describe('the login page', () => {
  it('leads to the remembered page', async () => {
    const { router } = await open('/prihlasit?next=%2Fprostor%2Floft');
    await fillIn(await screen.findByRole('main'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/prostor/loft'));
  });

  it('sends those who are signed in away', async () => {
    const { session, router } = await open('/prihlasit');
    act(() => void session.login());
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });
});

describe('a page that fails', () => {
  it.each(['/neni', '/chybi'])('is not found at %s, inside the frame, with a way home', async (path) => {
    await open(path);
    expect(await screen.findByRole('heading', { name: 'Stránka nenalezena :(' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Zpět na úvod' }).getAttribute('href')).toBe('/');
    expect(screen.getByRole('banner')).toBeTruthy();
  });

  it('apologises with its code when it is our fault', async () => {
    await open('/rozbite');
    expect(await screen.findByText('Chyba 500')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Zpět na úvod' })).toBeTruthy();
  });
});
