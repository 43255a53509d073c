import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { RESERVATION_SOURCES, type ReservationSourceValue } from '@prostora/contracts';

const nullable = { nullable: true } as const;

@ApiSchema({ name: 'ReservationAuthor' })
export class ReservationAuthorDto {
  @ApiProperty({ type: Number }) id!: number;
  @ApiProperty({ type: String }) name!: string;
}

/** Fields of a reservation about its origin and its bundle, for hosts. */
export class ReservationOriginDto {
  @ApiProperty({ enum: RESERVATION_SOURCES, enumName: 'ReservationSource' }) source!: ReservationSourceValue;
  @ApiProperty({ type: Boolean, description: 'Entered by the owner and pending until `expires_at`.' })
  is_option!: boolean;
  @ApiProperty({ type: String, description: 'Name of the event, for hosts.' }) title!: string;
  @ApiProperty({ type: Boolean, description: 'Whether the program at the door shows the title.' })
  title_public!: boolean;
  @ApiProperty({ type: Number, ...nullable, description: 'Of spaces booked together.' })
  group_id!: number | null;
  @ApiProperty({ type: Number, ...nullable }) series_id!: number | null;
  @ApiProperty({ type: String, ...nullable, description: 'Note for the staff.' }) staff_note!: string | null;
  @ApiProperty({ type: ReservationAuthorDto, ...nullable, description: 'The host who entered it.' })
  created_by!: ReservationAuthorDto | null;
  @ApiProperty({
    oneOf: [{ $ref: '#/components/schemas/Assignee' }],
    ...nullable,
    description: 'The member of the team who handles it.',
  })
  assignee!: { id: number; name: string } | null;
  @ApiProperty({ type: Boolean, description: 'Whether a host set the price.' }) is_price_set!: boolean;
  @ApiProperty({
    type: String,
    ...nullable,
    description: 'Path of the guest’s page, of a guest without an e-mail address.',
  })
  guest_url!: string | null;
}
