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
  @ApiProperty({ type: Number, description: 'Daily unique views of the spaces.' }) views!: number;
  @ApiProperty({ type: Number, description: 'Messages and demands received by the spaces.' })
  inquiries!: number;
  @ApiProperty({ type: Number, description: 'Requests and bookings of guests.' }) requests!: number;
  @ApiProperty({ type: Number, description: 'Of the requests.' }) confirmed!: number;
  @ApiProperty({ type: Number, description: 'Requests and inquiries that are still open.' }) waiting!: number;
}

@ApiSchema({ name: 'SpaceStatistics' })
export class SpaceStatisticsDto {
  @ApiProperty({ type: Number }) space_id!: number;
  @ApiProperty({ type: String, description: 'With its building when there are several.' }) name!: string;
  @ApiProperty({ type: Number }) confirmed!: number;
  @ApiProperty({ type: Number, description: 'CZK.' }) revenue!: number;
  @ApiProperty({ type: Number, description: 'Without buffers.' }) booked_hours!: number;
  @ApiProperty({ type: Number }) offered_hours!: number;
  @ApiProperty(occupancy) occupancy!: number | null;
}

@ApiSchema({ name: 'MonthSpaceStatistics' })
export class MonthSpaceStatisticsDto {
  @ApiProperty({ type: Number }) space_id!: number;
  @ApiProperty({ type: Number, description: 'CZK.' }) revenue!: number;
}

@ApiSchema({ name: 'MonthStatistics' })
export class MonthStatisticsDto {
  @ApiProperty({ type: String, description: 'YYYY-MM.' }) month!: string;
  @ApiProperty({ type: Number }) confirmed!: number;
  @ApiProperty({ type: Number, description: 'CZK.' }) revenue!: number;
  @ApiProperty({ type: [MonthSpaceStatisticsDto], description: 'Spaces with a revenue.' })
  spaces!: MonthSpaceStatisticsDto[];
}

@ApiSchema({ name: 'SourceStatistics' })
export class SourceStatisticsDto {
  @ApiProperty({ enum: RESERVATION_SOURCES, enumName: 'ReservationSource' }) source!: ReservationSourceValue;
  @ApiProperty({ type: Number }) confirmed!: number;
  @ApiProperty({ type: Number, description: 'CZK.' }) revenue!: number;
}

@ApiSchema({ name: 'LostReasonCount' })
export class LostReasonCountDto {
  @ApiProperty({ enum: LOST_REASONS, enumName: 'LostReason' }) reason!: LostReason;
  @ApiProperty({ type: Number }) count!: number;
}

@ApiSchema({ name: 'ResponseStatistics' })
export class ResponseStatisticsDto {
  @ApiProperty({ type: Number, nullable: true, description: 'Null without an answer.' })
  median_minutes!: number | null;
  @ApiProperty({ type: Number, description: 'Answered within 24 hours.' }) within_24h!: number;
  @ApiProperty({ type: Number, description: 'Answered.' }) count!: number;
}

@ApiSchema({ name: 'WeekHourStatistics' })
export class WeekHourStatisticsDto {
  @ApiProperty({ type: Number, description: '1 = Monday … 7 = Sunday.' }) weekday!: number;
  @ApiProperty({ type: Number, description: '0–23, Europe/Prague.' }) hour!: number;
  @ApiProperty({ type: Number }) booked_hours!: number;
  @ApiProperty({ type: Number }) offered_hours!: number;
  @ApiProperty(occupancy) occupancy!: number | null;
}

@ApiSchema({ name: 'OwnerStatistics' })
export class OwnerStatisticsDto {
  @ApiProperty({ type: String, format: 'date' }) from!: string;
  @ApiProperty({ type: String, format: 'date' }) to!: string;
  @ApiProperty({ type: StatisticsFunnelDto }) funnel!: StatisticsFunnelDto;
  @ApiProperty({ type: [SpaceStatisticsDto] }) spaces!: SpaceStatisticsDto[];
  @ApiProperty({ type: [MonthStatisticsDto], description: 'All months of the period.' })
  months!: MonthStatisticsDto[];
  @ApiProperty({ type: [SourceStatisticsDto] }) sources!: SourceStatisticsDto[];
  @ApiProperty({ type: [LostReasonCountDto], description: 'Most frequent first.' })
  lost_reasons!: LostReasonCountDto[];
  @ApiProperty({ type: ResponseStatisticsDto }) response!: ResponseStatisticsDto;
  @ApiProperty({ type: [WeekHourStatisticsDto], description: 'All hours of the week, from Monday 0:00.' })
  hours!: WeekHourStatisticsDto[];
}
