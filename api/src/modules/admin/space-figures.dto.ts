import { ApiProperty, ApiSchema } from '@nestjs/swagger';

@ApiSchema({ name: 'AdminSpaceFigures' })
export class AdminSpaceFiguresDto {
  @ApiProperty({ type: Number, description: 'Reservations there ever were.' }) reservations!: number;
  @ApiProperty({ type: Number, description: 'Those that hold time and are not over.' }) upcoming!: number;
  @ApiProperty({ type: Number, description: 'Requests that wait for an answer.' }) pending!: number;
  @ApiProperty({ type: Number, description: 'CZK of the confirmed ones.' }) value!: number;
  @ApiProperty({ type: Number, description: 'Messages and demands that came to the space.' })
  inquiries!: number;
  @ApiProperty({ type: Number }) open_inquiries!: number;
  @ApiProperty({ type: Number, description: 'Foreign calendars that close the space.' }) feeds!: number;
  @ApiProperty({ type: Number, description: 'Those of them that cannot be read.' }) failing_feeds!: number;
  @ApiProperty({ type: Boolean, description: 'Whether its reservations are given to calendar programs.' })
  is_exported!: boolean;
}
