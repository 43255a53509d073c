import { beforeEach, describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin } from '@prostora/strings';
import { adminKit } from '@prostora/strings/cs/admin-kit.ts';
import '../kit/shortcuts/shortcuts-dialog.tsx';
import { findDialog, renderKit } from '../testing/console.tsx';
import { UserMenu } from './user-menu.tsx';

const texts = adminKit.shortcuts;
beforeEach(() => {
  window.localStorage.clear();
});

describe('ShortcutsDialog', () => {
  test('opens by its key except while typing, and closes by Escape', async () => {
    await renderKit(
      <>
        <UserMenu />
        <input aria-label="text" />
      </>,
    );
    fireEvent.keyDown(screen.getByLabelText('text'), { key: '?' });
    expect(screen.queryByText(texts.title)).toBeNull();
    fireEvent.keyDown(document.body, { key: '?', shiftKey: true });
    const dialog = await findDialog(texts.title);
    expect(within(dialog).getByText('Hledat ve všem')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText(texts.title)).toBeNull());
  });
  test('opens from the menu and toggles single-key shortcuts', async () => {
    await renderKit(<UserMenu />);
    await userEvent.click(screen.getByRole('button', { name: new RegExp(admin.layout.userMenu, 'u') }));
    await userEvent.click(await screen.findByRole('menuitem', { name: admin.layout.shortcuts }));
    const single = await screen.findByRole('switch', { name: texts.single });
    expect(single.getAttribute('aria-checked')).toBe('true');
    await userEvent.click(single);
    await userEvent.click(screen.getByRole('button', { name: 'Zavřít' }));
    await waitFor(() => expect(screen.queryByRole('switch')).toBeNull());
    fireEvent.keyDown(document.body, { key: '?' });
    expect(screen.queryByRole('switch')).toBeNull();
  });
});
