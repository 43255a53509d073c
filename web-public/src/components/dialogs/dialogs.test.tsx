import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmDialog, ReasonDialog, type ConfirmAction } from './dialogs.tsx';

const step = jest.fn<ConfirmAction>(() => Promise.resolve(null));
const onClose = jest.fn();
const texts = { title: 'Zrušit nabídku?', text: 'Nejde to vrátit.', yes: 'Zrušit nabídku', no: 'Nechat být' };

afterEach(() => {
  cleanup();
  jest.clearAllMocks();
  sessionStorage.clear();
});

describe('Enter in a question', () => {
  it('confirms a harmless step', async () => {
    render(<ConfirmDialog {...texts} onYes={step} onClose={onClose} />);
    await userEvent.keyboard('{Enter}');
    expect([step.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0]);
  });

  it('cancels a destructive step', async () => {
    render(<ConfirmDialog {...texts} danger onYes={step} onClose={onClose} />);
    expect(document.activeElement?.textContent).toBe('Nechat být');
    await userEvent.keyboard('{Enter}');
    expect([step.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 1]);
  });
});

describe('a written reason', () => {
  const field = (): HTMLTextAreaElement => screen.getByRole('textbox', { name: 'Důvod' });
  const open = (): void =>
    void render(<ReasonDialog {...texts} label="Důvod" onYes={step} onClose={onClose} />);

  it('survives closing the dialog until it was sent', async () => {
    open();
    await userEvent.type(field(), 'Máme plno');
    cleanup();
    open();
    expect(field().value).toBe('Máme plno');
    await userEvent.click(screen.getByRole('button', { name: 'Zrušit nabídku' }));
    await waitFor(() => expect(step).toHaveBeenCalledWith('Máme plno'));
    cleanup();
    open();
    expect(field().value).toBe('');
  });
});
