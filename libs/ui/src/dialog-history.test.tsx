import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Modal } from './modal.tsx';

/** Stands for the router's listener, registered later on the same event. */
const onRouterPop = jest.fn();

function Form({ refuses = false }: { refuses?: boolean }) {
  const [open, setOpen] = useState(false);
  const [inner, setInner] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Otevřít
      </button>
      <Modal
        open={open}
        onClose={() => {
          if (!refuses) setOpen(false);
        }}
        title="Formulář"
      >
        <button type="button" onClick={() => setInner(true)}>
          Další
        </button>
      </Modal>
      <Modal open={inner} onClose={() => setInner(false)} title="Otázka">
        <p>Opravdu?</p>
      </Modal>
    </>
  );
}

/** Registered before the dialogs' own listener, which stops the event. */
let onPop: (event: Event) => void = () => undefined;
window.addEventListener('popstate', (event) => onPop(event), { capture: true });

const back = (): Promise<void> =>
  act(async () => {
    const popped = new Promise((resolve) => {
      onPop = resolve;
    });
    history.back();
    await popped;
  });
const press = (name: string): boolean => fireEvent.click(screen.getByRole('button', { name, hidden: true }));
const titles = (): string[] =>
  screen
    .queryAllByRole('dialog', { hidden: true })
    .map((dialog) => dialog.querySelector('h2')?.textContent ?? '');
const place = (): unknown => (history.state as { idx: number }).idx;

beforeEach(() => {
  history.pushState({ idx: 0 }, '', '/prvni');
  history.pushState({ idx: 1 }, '', '/druha');
  window.addEventListener('popstate', onRouterPop);
});

afterEach(() => {
  cleanup();
  window.removeEventListener('popstate', onRouterPop);
  jest.clearAllMocks();
});

describe('Back with an open dialog', () => {
  it('closes the dialog and stays on the page', async () => {
    render(<Form />);
    press('Otevřít');
    await back();
    await waitFor(() => expect(titles()).toEqual([]));
    expect([location.pathname, place(), onRouterPop.mock.calls.length]).toEqual(['/druha', 1, 0]);
  });

  it('closes only the topmost of two dialogs', async () => {
    render(<Form />);
    press('Otevřít');
    press('Další');
    expect(titles()).toEqual(['Formulář', 'Otázka']);
    await back();
    await waitFor(() => expect(titles()).toEqual(['Formulář']));
    await back();
    await waitFor(() => expect(titles()).toEqual([]));
    expect(location.pathname).toBe('/druha');
  });

  it('goes to the previous page after the dialog was closed by its button', async () => {
    render(<Form />);
    press('Otevřít');
    press('Zavřít');
    expect(titles()).toEqual([]);
    await back();
    await waitFor(() => expect(location.pathname).toBe('/prvni'));
    expect(onRouterPop).toHaveBeenCalledTimes(1);
  });

  it('keeps a dialog that refuses to close and closes it later', async () => {
    const { rerender } = render(<Form refuses />);
    press('Otevřít');
    await back();
    await waitFor(() => expect((history.state as { dialogs?: number }).dialogs).toBe(1));
    expect(titles()).toEqual(['Formulář']);
    rerender(<Form />);
    await back();
    await waitFor(() => expect(titles()).toEqual([]));
    expect(location.pathname).toBe('/druha');
  });

  it('reuses the history entry for the next dialog', async () => {
    render(<Form />);
    for (let time = 0; time < 3; time += 1) {
      press('Otevřít');
      press('Zavřít');
    }
    await back();
    await waitFor(() => expect(location.pathname).toBe('/prvni'));
  });

  it('skips the entry of a closed dialog on the way back', async () => {
    const { unmount } = render(<Form />);
    press('Otevřít');
    history.pushState({ idx: 2 }, '', '/treti');
    unmount();
    await back();
    expect([location.pathname, place()]).toEqual(['/druha', 1]);
    expect(onRouterPop).toHaveBeenCalledTimes(1);
    await back();
    await waitFor(() => expect(location.pathname).toBe('/prvni'));
  });
});
