import type { MouseEvent } from 'react';

/** Whether a click opens a link in this tab: no modifier, main button. */
export const isPlainClick = (event: MouseEvent): boolean =>
  !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && event.button === 0;
