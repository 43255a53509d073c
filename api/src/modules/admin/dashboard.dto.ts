import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { fieldError } from '@prostora/strings/cs/errors.ts';
import { Type } from 'class-transformer';
import { IsIn } from 'class-validator';

export const PERIODS = [7, 30, 365] as const;

export class DashboardQuery {
  @ApiProperty({ enum: PERIODS, default: 30, required: false, description: 'Length of the period in days, today included.' })
  @Type(() => Number)
  @IsIn(PERIODS, { message: fieldError('choice') })
  days: (typeof PERIODS)[number] = 30;
}

@ApiSchema({ name: 'DashboardSpaces' })
export class DashboardSpacesDto {
  @ApiProperty({ type: Number }) published!: number;
  @ApiProperty({ type: Number }) waiting!: number;
  @ApiProperty({ type: Number }) draft!: number;
  @ApiProperty({ type: Number }) disabled!: number;
  @ApiProperty({ type: Number }) published_in_period!: number;
}

@ApiSchema({ name: 'DashboardCustomers' })
export class DashboardCustomersDto {
  @ApiProperty({ type: Number }) total!: number;
  @ApiProperty({ type: Number }) new_in_period!: number;
}

@ApiSchema({ name: 'DashboardReservations' })
export class DashboardReservationsDto {
  @ApiProperty({ type: Number }) in_period!: number;
  @ApiProperty({ type: Number }) previous!: number;
  @ApiProperty({ type: Number }) confirmed!: number;
  @ApiProperty({ type: Number, description: 'CZK, cancelled ones left out.' }) value!: number;
}

@ApiSchema({ name: 'DashboardViews' })
export class DashboardViewsDto {
  @ApiProperty({ type: Number }) in_period!: number;
  @ApiProperty({ type: Number }) previous!: number;
}

@ApiSchema({ name: 'DashboardDay' })
export class DashboardDayDto {
  @ApiProperty({ type: String, format: 'date' }) date!: string;
  @ApiProperty({ type: Number }) reservations!: number;
  @ApiProperty({ type: Number }) views!: number;
  @ApiProperty({ type: Number }) published!: number;
}

@ApiSchema({ name: 'DashboardQueue' })
export class DashboardQueueDto {
  @ApiProperty({ type: String }) name!: string;
  @ApiProperty({ type: Number }) waiting!: number;
  @ApiProperty({ type: Number }) active!: number;
  @ApiProperty({ type: Number }) failed!: number;
}

@ApiSchema({ name: 'DashboardHealth' })
export class DashboardHealthDto {
  @ApiProperty({ enum: ['database', 'redis', 'storage', 'queues', 'catalog'] }) name!: 'database' | 'redis' | 'storage' | 'queues' | 'catalog';
  @ApiProperty({ type: Boolean }) ok!: boolean;
  @ApiProperty({ type: String }) detail!: string;
}

@ApiSchema({ name: 'DashboardAnswer' })
export class DashboardAnswerDto {
  @ApiProperty({ type: Number }) days!: number;
  @ApiProperty({ type: DashboardSpacesDto }) spaces!: DashboardSpacesDto;
  @ApiProperty({ type: DashboardCustomersDto }) customers!: DashboardCustomersDto;
  @ApiProperty({ type: DashboardReservationsDto }) reservations!: DashboardReservationsDto;
  @ApiProperty({ type: DashboardViewsDto }) views!: DashboardViewsDto;
  @ApiProperty({ type: [DashboardDayDto] }) series!: DashboardDayDto[];
  @ApiProperty({ type: [DashboardQueueDto] }) queues!: DashboardQueueDto[];
  @ApiProperty({ type: [DashboardHealthDto] }) health!: DashboardHealthDto[];
}
