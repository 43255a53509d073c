/**
 * Mocks IntersectionObserver so that every observed element intersects at once.
 *
 * @returns restores the original observer
 */
export function nearAtOnce(): () => void {
  const before = globalThis.IntersectionObserver;
  globalThis.IntersectionObserver = class {
    private readonly tell: IntersectionObserverCallback;
    constructor(tell: IntersectionObserverCallback) {
      this.tell = tell;
    }
    observe(): void {
      this.tell(
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
