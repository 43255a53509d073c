import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { SessionUser } from '@prostora/api-client';
import { MEMBER_RIGHTS } from '@prostora/contracts';
import { openLogin } from '@prostora/federation';
import { RouterProvider } from '@prostora/nav';
import { createMemoryRouter } from '@prostora/nav/testing.ts';
import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { UserMenu } from './user-menu.tsx';

const OWNER = { super_admin: false, has_customer: true };
const OPERATOR = { super_admin: true, has_customer: false };

function show(change: Partial<SessionUser> = OWNER, onLogout = () => undefined): HTMLElement {
  const user = { username: 'novy@prostora.test', customer: null, ...change } as SessionUser;
  const router = createMemoryRouter([
    { path: '*', Component: () => <UserMenu user={user} onLogout={onLogout} /> },
  ]);
  render(<RouterProvider router={router} />);
  return screen.getByRole('button', { name: 'můj účet' });
}

const isOpen = (button: HTMLElement): boolean => button.getAttribute('aria-expanded') === 'true';
/** Fires the events from which React derives enter and leave; jsdom's pointer events lack pointerType. */
function point(
  element: HTMLElement,
  event: 'pointerOver' | 'pointerOut',
  pointerType: 'mouse' | 'touch',
): void {
  const happened = createEvent[event](element);
  Object.defineProperty(happened, 'pointerType', { value: pointerType });
  fireEvent(element, happened);
}

const area = (button: HTMLElement): HTMLElement => button.parentElement as HTMLElement;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('UserMenu', () => {
  it('opens on hover and closes 200 ms after the mouse left', () => {
    const button = show();
    point(area(button), 'pointerOver', 'mouse');
    expect(isOpen(button)).toBe(true);
    point(area(button), 'pointerOut', 'mouse');
    act(() => void jest.advanceTimersByTime(199));
    expect(isOpen(button)).toBe(true);
    act(() => void jest.advanceTimersByTime(1));
    expect(isOpen(button)).toBe(false);
  });

  it('stays open when the mouse returns in time', () => {
    const button = show();
    point(area(button), 'pointerOver', 'mouse');
    point(area(button), 'pointerOut', 'mouse');
    act(() => void jest.advanceTimersByTime(150));
    point(area(button), 'pointerOver', 'mouse');
    act(() => void jest.advanceTimersByTime(1000));
    expect(isOpen(button)).toBe(true);
  });

  it('is toggled by touch', () => {
    const button = show();
    point(area(button), 'pointerOver', 'touch');
    expect(isOpen(button)).toBe(false);
    fireEvent.click(button);
    expect(isOpen(button)).toBe(true);
    fireEvent.click(button);
    expect(isOpen(button)).toBe(false);
  });

  it('closes on the Esc key', () => {
    const button = show();
    fireEvent.click(button);
    fireEvent.keyDown(button, { key: 'Escape' });
    expect(isOpen(button)).toBe(false);
  });

  it('shows the user and logs out', () => {
    const onLogout = jest.fn();
    fireEvent.click(show(OWNER, onLogout as () => undefined));
    expect(screen.getByText('novy@prostora.test')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Odhlásit se' }));
    expect(onLogout).toHaveBeenCalledTimes(1);
  });

  const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

  it('lists portal links for an owner', () => {
    fireEvent.click(show(OWNER));
    expect(hrefs()).toEqual([
      '/klient/moje-prostory',
      '/klient/novy-prostor',
      '/klient/rezervace',
      '/klient/poptavky',
      '/klient/clenstvi',
      '/klient/nastavit-ucet',
    ]);
  });

  it('lists the accounts of both for an operator who is an owner too', () => {
    fireEvent.click(show({ super_admin: true, has_customer: true }));
    expect(hrefs()).toEqual(expect.arrayContaining(['/klient/nastavit-ucet', '/admin2/ucet']));
  });

  it('lists neither the plan nor what the role may not do for a member', () => {
    const customer = { rights: MEMBER_RIGHTS.domovnik } as unknown as SessionUser['customer'];
    fireEvent.click(show({ has_customer: true, customer }));
    expect(hrefs()).toEqual(['/klient/moje-prostory', '/klient/rezervace', '/klient/nastavit-ucet']);
  });

  it('lists administration links for a super administrator', () => {
    fireEvent.click(show(OPERATOR));
    expect(hrefs()).toEqual([
      '/admin2/ucet',
      '/admin2/dashboard',
      '/admin2/prostory',
      '/admin-prostory',
      '/admin2/zakaznici',
      '/admin2/uzivatele',
      '/admin2/poptavky',
      '/admin2/seo-url',
      '/admin2/blog',
      '/admin2/clenstvi',
    ]);
  });

  it('closes when the login opens', () => {
    const button = show();
    fireEvent.click(button);
    act(() => openLogin());
    expect(isOpen(button)).toBe(false);
  });
});
