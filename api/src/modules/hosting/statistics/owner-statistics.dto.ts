import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import {
  LOST_REASONS,
  RESERVATION_SOURCES,
  type LostReason,
  type ReservationSourceValue,
} from '@prostora/contracts';
import { IsFileFormat, type FileFormat } from '../../../platform/http/file-format.ts';
import { OptionalDay, OptionalId } from '../../../platform/http/list-query-fields.ts';

const occupancy = {
  type: Number,
  nullable: true,
  description: 'Booked part of the offered hours, 0–1; null when none are offered.',
} as const;

export class OwnerStatisticsQuery {
  @OptionalDay({ description: 'First day; twelve months up to `to` if omitted.' })
  from?: string;

  @OptionalDay({ description: 'Last day; today if omitted. At most 400 days.' })
  to?: string;

  @OptionalId({ description: 'Only this space; the operator may pass any.' })
  space_id?: number;
}

export class OwnerStatisticsExport extends OwnerStatisticsQuery {
  @IsFileFormat() format!: FileFormat;
}

@ApiSchema({ name: 'StatisticsFunnel' })
export class StatisticsFunnelDto {
  /** Daily unique views of the spaces. */
  views!: number;
  /** Messages and demands received by the spaces. */
  inquiries!: number;
  /** Requests and bookings of guests. */
  requests!: number;
  /** Of the requests. */
  confirmed!: number;
  /** Requests and inquiries that are still open. */
  waiting!: number;
}

@ApiSchema({ name: 'SpaceStatistics' })
export class SpaceStatisticsDto {
  space_id!: number;
  /** With its building when there are several. */
  name!: string;
  confirmed!: number;
  /** CZK. */
  revenue!: number;
  /** Without buffers. */
  booked_hours!: number;
  offered_hours!: number;
  @ApiProperty(occupancy) occupancy!: number | null;
}

@ApiSchema({ name: 'MonthSpaceStatistics' })
export class MonthSpaceStatisticsDto {
  space_id!: number;
  /** CZK. */
  revenue!: number;
}

@ApiSchema({ name: 'MonthStatistics' })
export class MonthStatisticsDto {
  /** YYYY-MM. */
  month!: string;
  confirmed!: number;
  /** CZK. */
  revenue!: number;
  /** Spaces with a revenue. */
  spaces!: MonthSpaceStatisticsDto[];
}

@ApiSchema({ name: 'SourceStatistics' })
export class SourceStatisticsDto {
  @ApiProperty({ enum: RESERVATION_SOURCES, enumName: 'ReservationSource' }) source!: ReservationSourceValue;
  confirmed!: number;
  /** CZK. */
  revenue!: number;
}

@ApiSchema({ name: 'LostReasonCount' })
export class LostReasonCountDto {
  @ApiProperty({ enum: LOST_REASONS, enumName: 'LostReason' }) reason!: LostReason;
  count!: number;
}

@ApiSchema({ name: 'ResponseStatistics' })
export class ResponseStatisticsDto {
  /** Null without an answer. */
  median_minutes!: number | null;
  /** Answered within 24 hours. */
  within_24h!: number;
  /** Answered. */
  count!: number;
}

@ApiSchema({ name: 'WeekHourStatistics' })
export class WeekHourStatisticsDto {
  /** 1 = Monday … 7 = Sunday. */
  weekday!: number;
  /** 0–23, Europe/Prague. */
  hour!: number;
  booked_hours!: number;
  offered_hours!: number;
  @ApiProperty(occupancy) occupancy!: number | null;
}

@ApiSchema({ name: 'OwnerStatistics' })
export class OwnerStatisticsDto {
  @ApiProperty({ type: String, format: 'date' }) from!: string;
  @ApiProperty({ type: String, format: 'date' }) to!: string;
  funnel!: StatisticsFunnelDto;
  spaces!: SpaceStatisticsDto[];
  /** All months of the period. */
  months!: MonthStatisticsDto[];
  sources!: SourceStatisticsDto[];
  /** Most frequent first. */
  lost_reasons!: LostReasonCountDto[];
  response!: ResponseStatisticsDto;
  /** All hours of the week, from Monday 0:00. */
  hours!: WeekHourStatisticsDto[];
}
