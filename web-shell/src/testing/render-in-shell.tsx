import type { Session, SessionState, SessionUser } from '@prostora/api-client';
import { SessionProvider } from '@prostora/federation/session-context.tsx';
import { RouterProvider } from '@prostora/nav';
import { createMemoryRouter } from '@prostora/nav/testing.ts';
import { render, type RenderResult } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';

/** A fake session with the given calls, whose state tests set by `move`. */
export function createFakeSession(
  calls: object = {},
  start: SessionState = { status: 'anonymous', user: null },
) {
  let state = start;
  const listeners = new Set<() => void>();
  const move = (next: SessionState): void => {
    state = next;
    listeners.forEach((listener) => listener());
  };
  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    move,
    isActing: () => false,
    signIn: (user: SessionUser) => move({ status: 'signed-in', user }),
    ...calls,
  } as unknown as Session & { move: typeof move; signIn: (user: SessionUser) => void };
}

/** Renders an element with a router and a session in strict mode. */
export function renderInShell(
  element: ReactNode,
  { session = createFakeSession(), at = '/' }: { session?: Session; at?: string } = {},
): RenderResult {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] });
  return render(
    <StrictMode>
      <SessionProvider session={session}>
        <RouterProvider router={router} />
      </SessionProvider>
    </StrictMode>,
  );
}
