/**
 * Mocks IntersectionObserver so that every observed element intersects at once.
 *
 * @returns restores the original observer
 */
export function mockIntersectionObserver(): () => void {
  const before = globalThis.IntersectionObserver;
  globalThis.IntersectionObserver = class {
    private readonly notify: IntersectionObserverCallback;
    constructor(notify: IntersectionObserverCallback) {
      this.notify = notify;
    }
    observe(): void {
      this.notify(
        [{ isIntersecting: true, boundingClientRect: { top: 0 } } as IntersectionObserverEntry],
        this as unknown as IntersectionObserver,
      );
    }
    disconnect(): void {
      return undefined;
    }
  } as unknown as typeof IntersectionObserver;
  return () => {
    globalThis.IntersectionObserver = before;
  };
}
