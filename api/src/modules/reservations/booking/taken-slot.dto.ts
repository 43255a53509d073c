import { ApiProperty, ApiSchema } from '@nestjs/swagger';

const timestamp = { type: String, format: 'date-time' } as const;

/** A wanted slot that is taken; a guest is not told by what. */
@ApiSchema({ name: 'TakenSlot' })
export class TakenSlotDto {
  space_id!: number;
  @ApiProperty(timestamp) start_datetime!: string;
  @ApiProperty(timestamp) end_datetime!: string;
}
