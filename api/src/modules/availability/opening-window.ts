/** Hours in which a space is offered, and their price per hour. */
export type OpeningWindow = {
  readonly spaceId: number;
  /** The single window; nothing for an occurrence of a weekly rule. */
  readonly id: number | null;
  readonly ruleId: number | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly pricePerHourHaler: number;
};
