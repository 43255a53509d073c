import { DAY_MS } from '@prostora/contracts';

const LINK_MS = 30 * DAY_MS;

/** Whether links about an event have ended: thirty days after it. */
export const isLinkOver = (eventEnd: Date, now: Date): boolean =>
  now.getTime() > eventEnd.getTime() + LINK_MS;
