import { ApiProperty, ApiSchema } from '@nestjs/swagger';

@ApiSchema({ name: 'AdminSpaceStatistics' })
export class AdminSpaceStatisticsDto {
  @ApiProperty({ type: Number, description: 'All reservations.' }) reservations!: number;
  @ApiProperty({ type: Number, description: 'Future reservations that hold time.' }) upcoming!: number;
  @ApiProperty({ type: Number, description: 'Requests without an answer.' }) pending!: number;
  @ApiProperty({ type: Number, description: 'CZK, confirmed reservations.' }) value!: number;
  @ApiProperty({ type: Number, description: 'Messages and demands sent to the space.' })
  inquiries!: number;
  @ApiProperty({ type: Number }) open_inquiries!: number;
  @ApiProperty({ type: Number, description: 'Connected foreign calendars.' }) feeds!: number;
  @ApiProperty({ type: Number, description: 'Connected calendars that cannot be read.' })
  failing_feeds!: number;
  @ApiProperty({ type: Boolean, description: 'Whether its reservations are exported as a calendar.' })
  is_exported!: boolean;
}
