import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Outlet, RouterProvider } from '@prostora/nav';
import { createMemoryRouter } from '@prostora/nav/testing.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import { LoadingBar } from './loading-bar.tsx';

let arrive: () => void;
let router: ReturnType<typeof createMemoryRouter>;
const after = (ms: number): Promise<void> => act(() => jest.advanceTimersByTimeAsync(ms));
const bar = (): HTMLElement | null => screen.queryByRole('progressbar');

beforeEach(async () => {
  jest.useFakeTimers();
  router = createMemoryRouter([
    {
      path: '/',
      element: (
        <>
          <LoadingBar />
          <Outlet />
        </>
      ),
      children: [
        { index: true, element: null },
        {
          path: 'dal',
          element: null,
          loader: () =>
            new Promise((resolve) => {
              arrive = () => resolve(null);
            }),
        },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  await act(async () => {
    void router.navigate('/dal');
    await Promise.resolve();
  });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('LoadingBar', () => {
  it('appears after 200 ms (SPEC §9)', async () => {
    await after(199);
    expect(bar()).toBeNull();
    await after(1);
    expect(bar()?.getAttribute('aria-label')).toBe('Načítáme…');
  });

  it('does not appear for a faster page', async () => {
    await after(150);
    await act(async () => {
      arrive();
      await Promise.resolve();
    });
    await after(1000);
    expect(bar()).toBeNull();
  });

  it('completes when the page is loaded', async () => {
    await after(400);
    await act(async () => {
      arrive();
      await Promise.resolve();
    });
    expect(bar()?.dataset['phase']).toBe('done');
    await after(200);
    expect(bar()).toBeNull();
  });
});
