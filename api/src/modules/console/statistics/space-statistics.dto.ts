import { ApiSchema } from '@nestjs/swagger';

@ApiSchema({ name: 'AdminSpaceStatistics' })
export class AdminSpaceStatisticsDto {
  /** All reservations. */
  reservations!: number;
  /** Future reservations that hold time. */
  upcoming!: number;
  /** Requests without an answer. */
  pending!: number;
  /** CZK, confirmed reservations. */
  value!: number;
  /** Messages and demands sent to the space. */
  inquiries!: number;
  open_inquiries!: number;
  /** Connected foreign calendars. */
  feeds!: number;
  /** Connected calendars that cannot be read. */
  failing_feeds!: number;
  /** Whether its reservations are exported as a calendar. */
  is_exported!: boolean;
}
