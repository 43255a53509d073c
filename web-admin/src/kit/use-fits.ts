import { useEffect, type RefObject } from 'react';

/**
 * Marks the frame of a table that needs no scrolling aside with `data-fits`. Only then can its head stay under the page's header:
 * whatever scrolls aside would hold the head inside.
 */
export function useFits(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const measure = (): void => {
      const content = element.querySelector('.ant-table-content');
      const table = content?.querySelector('table');
      if (table) observer.observe(table);
      element.toggleAttribute('data-fits', content !== null && content.scrollWidth <= content.clientWidth);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
}
