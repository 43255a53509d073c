import type { MouseEvent } from 'react';

/** A click that stays in this window: with a modifier or another button the browser opens the link elsewhere. */
export const isPlainClick = (event: MouseEvent): boolean =>
  !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && event.button === 0;
