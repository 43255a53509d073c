import { afterEach, describe, expect, it, jest } from '@jest/globals';
import {
  ApiError,
  createFavourites,
  type Session,
  type SessionState,
  type SessionUser,
} from '@prostora/api-client';
import { openLogin, type PageHead } from '@prostora/federation';
import { Link, RouterProvider, data } from '@prostora/nav';
import { createMemoryRouter } from '@prostora/nav/testing.ts';
import { createFakeClient } from '@prostora/testing/fake-client.ts';
import { common } from '@prostora/strings';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SessionProvider } from '@prostora/federation/session-context.tsx';
import { composeRoutes } from './compose.tsx';

type Answer = (call: { body?: unknown }) => unknown;
const account = {
  requestPasswordReset: jest.fn<Answer>(() => ({ status: 'ok' })),
  resetPassword: jest.fn<Answer>(() => ({ status: 'ok' })),
};
const user = { username: 'majitel@prostora.test', super_admin: false, has_customer: true } as SessionUser;
const site = {
  name: 'Prostora',
  company: {
    name: 'Firma s. r. o.',
    address: 'Ulice 1',
    ico: '00000000',
    dic: 'CZ00000000',
    register: 'oddíl C',
    phone: '+420 123 456 789',
    email: 'a@b.test',
  },
  social: [{ name: 'Facebook', url: 'https://www.facebook.com/' }],
  footer_links: [{ link_name: null, title: 'Praha', url: '/katalog/praha' }],
  menu: {
    header: [{ label: 'Jak to funguje', url: '/stranka/jak-to-funguje' }],
    owners: [{ label: 'Služby', url: '/sluzby' }],
    footer: [{ label: 'Obchodní podmínky', url: '/obchodni-podminky' }],
  },
  map: { provider: 'outline', tile_url: null, style_url: null, attribution: 'Mapa' },
};

const owner: SessionState = { status: 'signed-in', user };

function fakeSession(start: SessionState, info: () => Promise<unknown> = () => Promise.resolve(site)) {
  let state = start;
  const listeners = new Set<() => void>();
  const setState = (next: SessionState): void => {
    state = next;
    listeners.forEach((listener) => listener());
  };
  return {
    api: createFakeClient({
      'GET /api/site': info,
      'PUT /api/user/lost-password': account.requestPasswordReset,
      'PUT /api/user/reset-password': account.resetPassword,
    }),
    favourites: createFavourites(),
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    login: jest.fn(() => {
      setState({ status: 'signed-in', user });
      return Promise.resolve(user);
    }),
    isActing: () => false,
    logout: jest.fn(() => {
      setState({ status: 'anonymous', user: null });
      return Promise.resolve();
    }),
    register: jest.fn(() => {
      setState({ status: 'signed-in', user });
      return Promise.resolve(user);
    }),
    reload: jest.fn(() => Promise.resolve()),
    restoreAs: (next: SessionState) => setState(next),
  };
}

const head: PageHead = {
  title: 'Loft',
  description: 'Popis',
  canonical: '/prostor/loft',
  robots: 'index, follow',
};
const createPublicRoutes = (loader: () => unknown) => [
  {
    id: 'home',
    index: true,
    loader: () => loader() ?? null,
    Component: () => (
      <h1>
        Katalog <Link to="/prostor/loft">Loft</Link>
      </h1>
    ),
  },
  {
    id: 'space',
    path: 'prostor/*',
    loader: () => ({}),
    handle: { head: () => head },
    Component: () => <h1>Loft</h1>,
  },
  { id: 'portal', path: 'klient/*', loader: () => null, Component: () => <h1>Portál</h1> },
  {
    id: 'broken',
    path: 'rozbite',
    loader: () => {
      throw new Error('boom');
    },
    Component: () => null,
  },
  {
    id: 'missing',
    path: 'chybi',
    loader: () => {
      throw data(null, { status: 404 });
    },
    Component: () => null,
  },
];

async function open(
  path: string,
  loader = jest.fn(() => null),
  start: SessionState = { status: 'anonymous', user: null },
  info?: () => Promise<unknown>,
) {
  const session = fakeSession(start, info);
  const router = createMemoryRouter(composeRoutes(session.api, createPublicRoutes(loader)), {
    initialEntries: [path],
  });
  render(
    <SessionProvider session={session as unknown as Session}>
      <RouterProvider router={router} />
    </SessionProvider>,
  );
  await screen.findByRole('main');
  return { session, router, loader };
}

const fillIn = async (form: HTMLElement): Promise<void> => {
  await userEvent.type(within(form).getByLabelText('E-mail'), 'majitel@prostora.test');
  await userEvent.type(within(form).getByLabelText('Heslo'), 'Majitel1234{Enter}');
};

afterEach(cleanup);

describe('site layout', () => {
  it('opens the login over the page and reloads the page after success', async () => {
    const { router, loader } = await open('/');
    await userEvent.click(screen.getByRole('link', { name: 'Přihlásit se' }));
    await fillIn(await screen.findByRole('dialog'));
    expect(await screen.findByRole('button', { name: 'můj účet' })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(router.state.location.pathname).toBe('/');
    await waitFor(() => expect(loader).toHaveBeenCalledTimes(2));
  });

  it('shows the operator’s menus, or the default ones without the API', async () => {
    const links = (name: string) =>
      within(screen.getByRole('navigation', { name }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
    await open('/');
    expect([links('Hlavní'), links('Informace')]).toEqual([
      ['/', '/poptavka', '/stranka/jak-to-funguje', '/blog', '/oblibene', '/sluzby', '/pridat-prostor'],
      ['/obchodni-podminky'],
    ]);
    cleanup();
    await open('/', undefined, undefined, () => Promise.reject(new Error('no API')));
    expect([links('Hlavní'), links('Informace')]).toEqual([
      [
        '/',
        '/poptavka',
        '/stranka/jak-to-funguje',
        '/blog',
        '/oblibene',
        '/sluzby',
        '/3d-foto',
        '/cenik',
        '/pridat-prostor',
      ],
      ['/o-projektu', '/obchodni-podminky', '/stranka/ochrana-osobnich-udaju', '/stranka/cookies'],
    ]);
  });

  it('opens the login on a remote’s request and closes it with Esc', async () => {
    await open('/');
    act(() => openLogin());
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('navigates home after a logout', async () => {
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

  it('updates the title after a client navigation', async () => {
    await open('/');
    await userEvent.click(screen.getByRole('link', { name: 'Loft' }));
    await waitFor(() => expect(document.title).toBe('Loft | Prostora'));
    expect(document.head.querySelector('link[rel="canonical"]')?.getAttribute('href')).toMatch(
      /\/prostor\/loft$/u,
    );
  });

  it('shows the operator and the site’s links in the footer', async () => {
    await open('/');
    const footer = await screen.findByRole('contentinfo');
    await waitFor(() => expect(footer.textContent).toContain('00000000'));
    expect(within(footer).getByRole('link', { name: 'Praha' }).getAttribute('href')).toBe('/katalog/praha');
  });

  it('shows no operator and no contact that nobody has filled in', async () => {
    const company = { name: '', address: '', ico: '', dic: '', register: '', phone: '', email: '' };
    await open('/', undefined, undefined, () => Promise.resolve({ ...site, company, social: [] }));
    const footer = await screen.findByRole('contentinfo');
    await within(footer).findByRole('link', { name: 'Praha' });
    expect(within(footer).queryByText(common.footer.operator)).toBeNull();
    expect(within(footer).queryByText(common.footer.contact)).toBeNull();
    expect(footer.querySelector('[href="mailto:"], [href="tel:"]')).toBeNull();
  });
});

describe('the login page', () => {
  it('redirects to the return URL', async () => {
    const { router } = await open('/prihlasit?next=%2Fprostor%2Floft');
    await fillIn(await screen.findByRole('main'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/prostor/loft'));
  });

  it('redirects an owner to their spaces without a return URL', async () => {
    const { router } = await open('/prihlasit');
    await fillIn(await screen.findByRole('main'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/klient/moje-prostory'));
  });

  it.each(['/prihlasit', '/pridat-prostor'])(
    'redirects already signed-in users home from %s',
    async (path) => {
      const { session, router } = await open(path, undefined, { status: 'unknown', user: null });
      act(() => session.restoreAs(owner));
      await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    },
  );
});

describe('a forgotten password', () => {
  const openLost = async (): Promise<HTMLElement> => {
    await userEvent.click(screen.getByRole('link', { name: 'Přihlásit se' }));
    await userEvent.type(
      within(await screen.findByRole('dialog')).getByLabelText('E-mail'),
      'majitel@prostora.test',
    );
    await userEvent.click(screen.getByRole('link', { name: 'Zapomenuté heslo' }));
    return screen.findByRole('dialog', { name: 'Zapomenuté heslo' });
  };

  it('replaces the login dialog and closes with a toast on success', async () => {
    await open('/');
    const dialog = await openLost();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await userEvent.click(within(dialog).getByRole('button', { name: /Poslat odkaz/u }));
    expect(
      (
        await screen.findByText(
          'Na vaši adresu byl úspěšně odeslán e-mail s postupem, jak získat nové přihlašovací údaje.',
        )
      ).closest('[role="status"]'),
    ).not.toBeNull();
    expect(account.requestPasswordReset).toHaveBeenLastCalledWith(
      expect.objectContaining({ body: { email: 'majitel@prostora.test' } }),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is replaced by the login when that opens', async () => {
    await open('/');
    await openLost();
    act(() => openLogin());
    expect(await screen.findByRole('dialog', { name: 'Přihlásit se' })).toBeTruthy();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it('has its dialog on the login page too', async () => {
    await open('/prihlasit');
    await userEvent.click(await screen.findByRole('link', { name: 'Zapomenuté heslo' }));
    expect(await screen.findByRole('dialog', { name: 'Zapomenuté heslo' })).toBeTruthy();
  });

  it('opens the login after a new password is set', async () => {
    const { router } = await open('/obnova-hesla#token=abc');
    await userEvent.type(await screen.findByLabelText('Nové heslo'), 'Nove1234');
    await userEvent.type(screen.getByLabelText('Nové heslo znovu'), 'Nove1234{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/prihlasit'));
    expect(account.resetPassword).toHaveBeenLastCalledWith(
      expect.objectContaining({
        body: { token: 'abc', password: 'Nove1234', password_confirm: 'Nove1234', end_links: true },
      }),
    );
    expect(await screen.findByText('Heslo je změněné. Přihlaste se prosím novým heslem.')).toBeTruthy();
  });

  it('asks for a new link when the old one has expired', async () => {
    account.resetPassword.mockImplementationOnce(() =>
      Promise.reject(new ApiError(410, { error_code: 'LINK_EXPIRED', message: 'Odkaz už neplatí.' })),
    );
    await open('/obnova-hesla#token=stary');
    await userEvent.type(await screen.findByLabelText('Nové heslo'), 'Nove1234');
    await userEvent.type(screen.getByLabelText('Nové heslo znovu'), 'Nove1234{Enter}');
    expect(await screen.findByRole('heading', { name: 'Odkaz už neplatí' })).toBeTruthy();
    await userEvent.type(screen.getByLabelText('E-mail'), 'a@b.cz{Enter}');
    expect(await screen.findByRole('heading', { name: 'Podívejte se do pošty' })).toBeTruthy();
  });

  it('asks for the e-mail on its page without a link', async () => {
    await open('/obnova-hesla');
    expect(await screen.findByLabelText('E-mail')).toBeTruthy();
  });
});

describe('the registration', () => {
  it('is offered to anonymous users only', async () => {
    const { session } = await open('/');
    await userEvent.click(screen.getByRole('button', { name: 'Otevřít menu' }));
    expect(screen.getAllByRole('link', { name: 'přidat prostor' }).length).toBeGreaterThan(0);
    act(() => void session.login());
    await waitFor(() => expect(screen.queryByRole('link', { name: 'přidat prostor' })).toBeNull());
  });

  it('opens the new-space wizard with a toast about the e-mail', async () => {
    const { router } = await open('/pridat-prostor');
    await userEvent.type(await screen.findByLabelText('E-mail'), 'majitel@prostora.test');
    await userEvent.type(screen.getByLabelText('Heslo'), 'SalNaNadvori7');
    await userEvent.type(screen.getByLabelText('Heslo znovu'), 'SalNaNadvori7');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Souhlasím s obchodními podmínkami' }));
    await userEvent.click(screen.getByRole('button', { name: /Založit účet/u }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/klient/novy-prostor'));
    expect(await screen.findByText(/jsme poslali odkaz/u)).toBeTruthy();
  });

  it('redirects an owner who logs in to their spaces', async () => {
    const { router } = await open('/pridat-prostor');
    act(() => openLogin());
    await fillIn(await screen.findByRole('dialog'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/klient/moje-prostory'));
  });
});

describe('an operator acting as a user', () => {
  it('sees a bar without a dismiss button on every page', async () => {
    await open('/prostor/loft', undefined, {
      status: 'signed-in',
      user: { ...user, email: user.username, impersonated_by: { id: 1, email: 'spravce@prostora.test' } },
    });
    const bar = await screen.findByRole('region', { name: 'Přihlášení za uživatele' });
    expect(bar.textContent).toContain('Jste přihlášeni jako majitel@prostora.test.');
    expect(bar.textContent).toContain('Správce: spravce@prostora.test');
    expect(
      within(bar)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual([expect.stringContaining('Zpět do správy')]);
  });
});

describe('a page that fails', () => {
  it.each(['/neni', '/chybi'])('shows the 404 page in the layout at %s', async (path) => {
    await open(path);
    expect(await screen.findByRole('heading', { name: 'Stránka nenalezena :(' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Zpět na úvod' }).getAttribute('href')).toBe('/');
    expect(screen.getByRole('banner')).toBeTruthy();
  });

  it('shows the error page with its code', async () => {
    await open('/rozbite');
    expect(await screen.findByText('Chyba 500')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Zpět na úvod' })).toBeTruthy();
  });
});
