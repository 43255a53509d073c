import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { placeBubble, type BubblePlace } from './bubble-place.ts';
import type { TutorialStep } from './tutorial-memory.ts';

export const targetOf = (step: TutorialStep): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-tutorial="${step}"]`);

/** Scrolls to the target of a step and marks it. */
export function useMarkedTarget(step: TutorialStep): void {
  useEffect(() => {
    const target = targetOf(step);
    if (!target) return undefined;
    target.setAttribute('data-tutorial-current', '');
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    target.scrollIntoView({
      block: target.offsetHeight > window.innerHeight * 0.6 ? 'start' : 'center',
      behavior: calm ? 'auto' : 'smooth',
    });
    return () => target.removeAttribute('data-tutorial-current');
  }, [step]);
}

/** Position of the bubble, updated on scroll and resize; null until measured. */
export function useBubblePlace(
  step: TutorialStep,
  bubble: RefObject<HTMLElement | null>,
): BubblePlace | null {
  const [place, setPlace] = useState<BubblePlace | null>(null);
  useLayoutEffect(() => {
    let frame = 0;
    const measure = (): void => {
      frame = 0;
      const target = targetOf(step)?.getBoundingClientRect();
      if (!target || !bubble.current) return;
      setPlace(
        placeBubble(
          target,
          { width: bubble.current.offsetWidth, height: bubble.current.offsetHeight },
          { width: document.documentElement.clientWidth, height: window.innerHeight },
        ),
      );
    };
    const later = (): void => {
      frame ||= requestAnimationFrame(measure);
    };
    measure();
    window.addEventListener('scroll', later, { passive: true });
    window.addEventListener('resize', later);
    const observer = new ResizeObserver(later);
    observer.observe(document.body);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', later);
      window.removeEventListener('resize', later);
      observer.disconnect();
    };
  }, [step, bubble]);
  return place;
}
