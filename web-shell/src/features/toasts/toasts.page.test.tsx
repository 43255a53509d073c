import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { showToast } from '@prostora/federation';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Toasts } from './toasts.tsx';

const say = (message: string, kind: 'success' | 'error' = 'success'): void =>
  act(() => showToast(message, kind));
const after = (ms: number): void => act(() => void jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers();
  render(<Toasts />);
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('Toasts', () => {
  it('shows a toast for five seconds', () => {
    say('Uloženo');
    after(4999);
    expect(screen.getByRole('status').textContent).toBe('Uloženo');
    after(1);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('shows an error as an alert', () => {
    say('Chyba', 'error');
    expect(screen.getByRole('alert').textContent).toBe('Chyba');
  });

  it.each([
    ['pointer', 'pointerEnter', 'pointerLeave'],
    ['focus', 'focus', 'blur'],
  ] as const)('pauses while it has the %s', (_what, enter, leave) => {
    say('Uloženo');
    after(3000);
    fireEvent[enter](screen.getByRole('region', { name: 'Oznámení' }));
    after(60_000);
    expect(screen.queryByRole('status')).not.toBeNull();
    fireEvent[leave](screen.getByRole('region', { name: 'Oznámení' }));
    after(1999);
    expect(screen.queryByRole('status')).not.toBeNull();
    after(1);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('removes a closed toast', () => {
    say('Uloženo');
    fireEvent.click(screen.getByRole('button', { name: 'Zavřít oznámení' }));
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('offers an undo, replaced by the next one', () => {
    const undo = jest.fn();
    for (const message of ['První', 'Druhý'])
      act(() => showToast(message, 'info', { label: 'Vrátit zpět', run: undo }));
    after(7999);
    expect(screen.getByRole('status').textContent).toContain('Druhý');
    fireEvent.click(screen.getByRole('button', { name: 'Vrátit zpět' }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('resumes after an undo under the pointer', () => {
    for (const message of ['První', 'Druhý'])
      act(() => showToast(message, 'info', { label: 'Vrátit zpět', run: () => undefined }));
    fireEvent.pointerEnter(screen.getByRole('region', { name: 'Oznámení' }));
    // The region is unmounted with its last toast, so that no pointerleave fires.
    fireEvent.click(screen.getByRole('button', { name: 'Vrátit zpět' }));
    say('Uloženo');
    after(5000);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('continues once in the next document for the remaining time', () => {
    say('Účet je založený');
    after(2000);
    window.dispatchEvent(new Event('pagehide'));
    cleanup();
    render(<Toasts />);
    after(2999);
    expect(screen.getByRole('status').textContent).toBe('Účet je založený');
    after(1);
    expect(screen.queryByRole('status')).toBeNull();
    cleanup();
    render(<Toasts />);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('drops a stored toast when the next document is late', () => {
    say('Účet je založený');
    window.dispatchEvent(new Event('pagehide'));
    cleanup();
    after(10_000);
    render(<Toasts />);
    expect(screen.queryByRole('status')).toBeNull();
  });
});
