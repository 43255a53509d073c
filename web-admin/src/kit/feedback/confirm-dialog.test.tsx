import { describe, expect, it, jest } from '@jest/globals';
import { admin } from '@prostora/strings';
import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Drawer } from 'antd';
import { findDialog, renderKit } from '../../testing/console.tsx';
import { ConfirmAction, type Confirmation } from './confirm-action.tsx';
import './confirm-dialog.tsx';

/** Opens the confirmation from a button in an open drawer. */
async function openOverDrawer(changes: Partial<Confirmation>) {
  const onConfirm = jest.fn<Confirmation['onConfirm']>(() => Promise.resolve());
  const onCancel = jest.fn();
  const confirmation: Confirmation = {
    title: 'Title',
    text: 'Text',
    confirmLabel: 'Confirm',
    onConfirm,
    onCancel,
    ...changes,
  };
  await renderKit(
    <Drawer open title="Review">
      <ConfirmAction confirmation={confirmation}>Open</ConfirmAction>
    </Drawer>,
  );
  const user = userEvent.setup();
  await user.click(within(await findDialog('Review')).getByRole('button', { name: 'Open' }));
  return { user, dialog: within(await findDialog('Title')), onConfirm, onCancel };
}

describe('ConfirmDialog over an open drawer', () => {
  it('focuses the confirmation, so that Enter confirms', async () => {
    const { user, dialog, onConfirm, onCancel } = await openOverDrawer({});
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Confirm' })));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(onConfirm).toHaveBeenCalledTimes(1));
    expect(onCancel).not.toHaveBeenCalled();
  });

  it('focuses the cancel button of a destructive action, so that Enter does not destroy', async () => {
    const { user, dialog, onConfirm, onCancel } = await openOverDrawer({ danger: true });
    await waitFor(() =>
      expect(document.activeElement).toBe(dialog.getByRole('button', { name: admin.confirm.cancel })),
    );
    await user.keyboard('{Enter}');
    await waitFor(() => expect(onCancel).toHaveBeenCalledTimes(1));
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('focuses a required reason, whose Enter is a new line', async () => {
    const { user, dialog, onConfirm, onCancel } = await openOverDrawer({
      danger: true,
      reason: { hint: 'Hint' },
    });
    const field = dialog.getByRole('textbox', { name: admin.confirm.reason });
    await waitFor(() => expect(document.activeElement).toBe(field));
    await user.keyboard('Plno{Enter}');
    expect(onConfirm).not.toHaveBeenCalled();
    expect(onCancel).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(onConfirm).toHaveBeenCalledWith('Plno'));
  });
});
