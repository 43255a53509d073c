import { ApiProperty, ApiSchema } from '@nestjs/swagger';

@ApiSchema({ name: 'MemberCalendar' })
export class MemberCalendarDto {
  /** Absolute secret URL; null if there is none. */
  url!: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Last use of the URL, to the hour.',
  })
  read_at!: string | null;
}
