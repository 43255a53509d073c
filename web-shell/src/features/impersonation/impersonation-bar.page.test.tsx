import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { Session } from '@prostora/api-client';
import { SHELL_EVENTS, onShellEvent, type Toast } from '@prostora/federation';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeSession, renderInShell } from '../../testing/render-in-shell.tsx';
import { ImpersonationBar } from './impersonation-bar.tsx';

const open = (stopImpersonating: () => Promise<unknown>): void => {
  const session: Session = createFakeSession({ stopImpersonating });
  renderInShell(
    <ImpersonationBar
      session={session}
      acting={{ email: 'majitel@prostora.test', operator: 'spravce@prostora.test' }}
    />,
  );
};

afterEach(cleanup);

describe('ImpersonationBar', () => {
  it('marks the document while mounted', () => {
    open(() => Promise.resolve());
    expect(document.documentElement.hasAttribute('data-impersonation')).toBe(true);
    cleanup();
    expect(document.documentElement.hasAttribute('data-impersonation')).toBe(false);
  });

  it('announces operator and user', () => {
    open(() => Promise.resolve());
    expect(screen.getByRole('status').textContent).toBe(
      'Jste přihlášeni jako majitel@prostora.test. Správce: spravce@prostora.test. O rezervacích, penězích, týmu a účtu rozhoduje jen majitel.',
    );
  });

  it('shows that the impersonation has ended', () => {
    renderInShell(<ImpersonationBar session={createFakeSession()} acting={null} />);
    expect(screen.getByRole('status').textContent).toBe(
      'Přihlášení za uživatele skončilo. Co je na stránce napsané, už se neuloží.',
    );
  });

  it('stays with a toast when ending it fails', async () => {
    const toasts: Toast[] = [];
    const stop = onShellEvent(SHELL_EVENTS.toast, (toast) => toasts.push(toast));
    const stopImpersonating = jest.fn(() => Promise.reject(new Error('offline')));
    open(stopImpersonating);
    await userEvent.click(screen.getByRole('button', { name: /Zpět do správy/u }));
    await waitFor(() => expect(toasts).toEqual([{ message: 'Chyba, zkuste odeslat znova', kind: 'error' }]));
    expect(screen.getByRole('button', { name: /Zpět do správy/u }).getAttribute('aria-disabled')).toBeNull();
    stop();
  });
});
