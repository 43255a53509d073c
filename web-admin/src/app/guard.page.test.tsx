import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { admin } from '@prostora/strings';
import { settings } from '@prostora/strings/cs/settings.ts';
import '../features/account/account.page.tsx';
import { accountHandlers } from '../testing/account.ts';
import { operator, owner, renderConsole } from '../testing/console.tsx';

describe('console access guard', () => {
  test('redirects an anonymous visitor to login with the return path', async () => {
    const { leave } = await renderConsole('/admin2/prostory?status=DRAFT', { user: null });
    await waitFor(() =>
      expect(leave).toHaveBeenCalledWith(
        `/prihlasit?next=${encodeURIComponent('/admin2/prostory?status=DRAFT')}`,
      ),
    );
    expect(screen.queryByRole('navigation')).toBeNull();
  });
  test('denies a customer with a link home and without API calls', async () => {
    const { calls } = await renderConsole('/admin2/dashboard', { user: owner });
    expect(screen.getByRole('heading', { level: 1, name: admin.access.forbiddenTitle })).toBeTruthy();
    expect(screen.getByRole('link', { name: admin.access.backHome }).getAttribute('href')).toBe('/');
    expect(calls.map((call) => call.name)).toEqual(['POST auth/refresh']);
  });
  test('opens only the own account for an operator without the required second factor', async () => {
    const user = { ...operator, super_admin: false, second_factor_missing: true };
    const { router, leave, calls } = await renderConsole('/admin2/prostory', {
      user,
      handlers: accountHandlers(),
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin2/ucet'));
    expect(await screen.findByText(settings.secondFactor.required)).toBeTruthy();
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(leave).not.toHaveBeenCalled();
    expect(calls.map(({ name }) => name).filter((name) => name.includes('admin/'))).toEqual([]);
  });
  test('redirects to login when the session ends', async () => {
    const { leave, session } = await renderConsole('/admin2/neznama');
    expect(screen.getByRole('heading', { name: admin.access.notFoundTitle })).toBeTruthy();
    await act(() => session.logout().catch(() => undefined));
    await waitFor(() =>
      expect(leave).toHaveBeenCalledWith(`/prihlasit?next=${encodeURIComponent('/admin2/neznama')}`),
    );
  });
  test('redirects the base path to the dashboard', async () => {
    const { router } = await renderConsole('/admin2');
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin2/dashboard'));
  });
});
