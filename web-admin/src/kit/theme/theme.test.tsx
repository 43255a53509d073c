import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ThemeProvider } from './theme.tsx';

/** Mocks the reduced motion preference; returns a function that changes it. */
function mockReducedMotion(start: boolean) {
  let isCalm = start;
  const listeners = new Set<() => void>();
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        get matches() {
          return media.includes('reduced-motion') && isCalm;
        },
        media,
        addEventListener: (_type: string, changed: () => void) => listeners.add(changed),
        removeEventListener: (_type: string, changed: () => void) => listeners.delete(changed),
      }) as unknown as MediaQueryList,
  );
  return (calm: boolean): void =>
    act(() => {
      isCalm = calm;
      listeners.forEach((changed) => {
        changed();
      });
    });
}

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

test.each([false, true])(
  'keeps form input when the reduced motion preference changes (initially %s)',
  (start) => {
    const wish = mockReducedMotion(start);
    render(
      <ThemeProvider>
        <input aria-label="Nadpis" />
      </ThemeProvider>,
    );
    fireEvent.input(screen.getByLabelText('Nadpis'), { target: { value: 'Kdo jsme' } });
    for (const calm of [!start, start]) {
      wish(calm);
      expect(screen.getByLabelText<HTMLInputElement>('Nadpis').value).toBe('Kdo jsme');
    }
  },
);
