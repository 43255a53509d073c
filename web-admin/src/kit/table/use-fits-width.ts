import { useEffect, type RefObject } from 'react';

/**
 * Sets `data-fits` on a table frame that does not scroll horizontally. Only then can its heading stick below
 * the page header: a scroll container would keep the heading inside.
 */
export function useFitsWidth(frame: RefObject<HTMLElement | null>): void {
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
