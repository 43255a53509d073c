import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { RESERVATION_SOURCES, type ReservationSourceValue } from '@prostora/contracts';

const nullable = { nullable: true } as const;

@ApiSchema({ name: 'ReservationAuthor' })
export class ReservationAuthorDto {
  id!: number;
  name!: string;
}

/** That the work of the staff with a reservation is done. */
@ApiSchema({ name: 'HandledMark' })
export class HandledMarkDto {
  /** When it was marked, also without a connection. */
  @ApiProperty({ type: String, format: 'date-time' }) at!: string;
  /** Name of the member. */
  by!: string | null;
}

/** Fields of a reservation about its origin and its bundle, for hosts. */
export class ReservationOriginDto {
  @ApiProperty({ enum: RESERVATION_SOURCES, enumName: 'ReservationSource' }) source!: ReservationSourceValue;
  /** Entered by the owner and pending until `expires_at`. */
  is_option!: boolean;
  /** Name of the event, for hosts. */
  title!: string;
  /** Whether the program at the door shows the title. */
  title_public!: boolean;
  /** Of spaces booked together. */
  group_id!: number | null;
  series_id!: number | null;
  /** Note for the staff. */
  staff_note!: string | null;
  /** The host who entered it. */
  created_by!: ReservationAuthorDto | null;
  @ApiProperty({
    oneOf: [{ $ref: '#/components/schemas/Assignee' }],
    ...nullable,
    description: 'The member of the team who handles it.',
  })
  assignee!: { id: number; name: string } | null;
  /** Cleared by a change of slot, space, guests or staff note. */
  handled!: HandledMarkDto | null;
  /** Whether a host set the price. */
  is_price_set!: boolean;
  /** Path of the guest’s page, of a guest without an e-mail address. */
  guest_url!: string | null;
}
