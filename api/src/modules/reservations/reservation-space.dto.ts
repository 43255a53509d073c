import { ApiProperty, ApiSchema } from '@nestjs/swagger';

/** The space of a reservation. */
@ApiSchema({ name: 'ReservationSpace' })
export class ReservationSpaceDto {
  @ApiProperty({ type: Number }) id!: number;
  @ApiProperty({ type: String, description: '`<building>/<space>` or `<building>`.' }) url!: string;
  @ApiProperty({ type: String }) building_name!: string;
  @ApiProperty({ type: String }) space_name!: string;
}
