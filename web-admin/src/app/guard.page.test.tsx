import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { admin } from '@prostora/strings';
import { owner, renderConsole } from '../testing/console.tsx';

describe('who may enter the console', () => {
  test('an anonymous visitor is sent to the login page and back to where they wanted', async () => {
    const { leave } = await renderConsole('/admin2/prostory?status=DRAFT', { user: null });
    await waitFor(() =>
      expect(leave).toHaveBeenCalledWith(
        `/prihlasit?next=${encodeURIComponent('/admin2/prostory?status=DRAFT')}`,
      ),
    );
    expect(screen.queryByRole('navigation')).toBeNull();
  });
  test('a customer reads that the console is not for them and finds the way home, without any call of the console', async () => {
    const { calls } = await renderConsole('/admin2/dashboard', { user: owner });
    expect(screen.getByRole('heading', { level: 1, name: admin.access.forbiddenTitle })).toBeTruthy();
    expect(screen.getByRole('link', { name: admin.access.backHome }).getAttribute('href')).toBe('/');
    expect(calls.map((call) => call.name)).toEqual(['POST auth/refresh']);
  });
  test('a session that ends during work leads to the login page', async () => {
    const { leave, session } = await renderConsole('/admin2/neznama');
    expect(screen.getByRole('heading', { name: admin.access.notFoundTitle })).toBeTruthy();
    await act(() => session.logout().catch(() => undefined));
    await waitFor(() =>
      expect(leave).toHaveBeenCalledWith(`/prihlasit?next=${encodeURIComponent('/admin2/neznama')}`),
    );
  });
  test('the bare address of the console opens the overview', async () => {
    const { router } = await renderConsole('/admin2');
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin2/dashboard'));
  });
});
