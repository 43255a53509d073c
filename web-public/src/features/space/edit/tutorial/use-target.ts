import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { placeBubble, type BubblePosition } from './bubble-position.ts';
import type { TutorialStep } from './tutorial-steps.ts';

export const findTarget = (step: TutorialStep): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-tutorial="${step}"]`);

/** Scrolls to the target of a step and marks it. */
export function useMarkedTarget(step: TutorialStep): void {
  useEffect(() => {
    const target = findTarget(step);
    if (!target) return undefined;
    target.setAttribute('data-tutorial-current', '');
    const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    target.scrollIntoView({
      block: target.offsetHeight > window.innerHeight * 0.6 ? 'start' : 'center',
      behavior: prefersReducedMotion ? 'auto' : 'smooth',
    });
    return () => target.removeAttribute('data-tutorial-current');
  }, [step]);
}

/** Position of the bubble, updated on scroll and resize; null until measured. */
export function useBubblePlace(
  step: TutorialStep,
  bubble: RefObject<HTMLElement | null>,
): BubblePosition | null {
  const [place, setPlace] = useState<BubblePosition | null>(null);
  useLayoutEffect(() => {
    let frame = 0;
    const measure = (): void => {
      frame = 0;
      const target = findTarget(step)?.getBoundingClientRect();
      if (!target || !bubble.current) return;
      setPlace(
        placeBubble(
          target,
          { width: bubble.current.offsetWidth, height: bubble.current.offsetHeight },
          { width: document.documentElement.clientWidth, height: window.innerHeight },
        ),
      );
    };
    const scheduleMeasure = (): void => {
      frame ||= requestAnimationFrame(measure);
    };
    measure();
    window.addEventListener('scroll', scheduleMeasure, { passive: true });
    window.addEventListener('resize', scheduleMeasure);
    const observer = new ResizeObserver(scheduleMeasure);
    observer.observe(document.body);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', scheduleMeasure);
      window.removeEventListener('resize', scheduleMeasure);
      observer.disconnect();
    };
  }, [step, bubble]);
  return place;
}
