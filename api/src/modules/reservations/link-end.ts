const LINK_MS = 30 * 24 * 3_600_000;

/** Whether links about an event have ended: thirty days after it. */
export const isLinkOver = (eventEnd: Date, now: Date): boolean =>
  now.getTime() > eventEnd.getTime() + LINK_MS;
