import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { IsBoolean, IsIn } from 'class-validator';
import { OptionalIds } from '../../../platform/http/list-query-fields.ts';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';
import { SpanQuery } from '../../../platform/http/timestamps.ts';
import { bookingTexts } from '@prostora/strings/cs/booking-api.ts';
import { program as texts } from '@prostora/strings/cs/program.ts';
import type { Program } from './reservation-lists.service.ts';
import type { OwnedSpace } from './reservation-list.repository.ts';

export const PROGRAM_READERS = ['staff', 'door'] as const;
export type ProgramReader = (typeof PROGRAM_READERS)[number];
const STATUSES = ['pending', 'confirmed'] as const;
const timestamp = { type: String, format: 'date-time' } as const;

export class ProgramQuery extends SpanQuery {
  @OptionalIds({ description: 'Only these of the owner’s spaces; ids, comma-separated.', maxItems: 200 })
  space_ids?: number[];

  @ApiProperty({ enum: PROGRAM_READERS, description: '`door`: what visitors may read.' })
  @IsIn(PROGRAM_READERS, { message: toRuleMessage('choice') })
  for!: ProgramReader;
}

@ApiSchema({ name: 'ProgramPublicityInput' })
export class ProgramPublicityInput {
  @ApiProperty({ type: Boolean })
  @IsBoolean({ message: toRuleMessage('boolean') })
  title_public!: boolean;
}

/** Fields that the reader or the member does not see are null. */
@ApiSchema({ name: 'ProgramEvent' })
export class ProgramEventDto {
  id!: number | null;
  space_id!: number;
  /** With its building when there are several. */
  space_name!: string;
  @ApiProperty({ enum: STATUSES }) status!: (typeof STATUSES)[number];
  @ApiProperty(timestamp) start_datetime!: string;
  @ApiProperty(timestamp) end_datetime!: string;
  /** At the door only a title marked as public, otherwise that the event is private. */
  title!: string;
  customer_name!: string | null;
  customer_phone!: string | null;
  number_of_guests!: number | null;
  /** Note of the guest. */
  notes!: string | null;
  staff_note!: string | null;
  /** Whether the public program names it. */
  title_public!: boolean | null;
  series_id!: number | null;
}

@ApiSchema({ name: 'ProgramAnswer' })
export class ProgramAnswerDto {
  @ApiProperty({ ...timestamp, description: 'Start of the period.' }) from!: string;
  @ApiProperty({ ...timestamp, description: 'End of the period, exclusive.' }) until!: string;
  /** By start; at the door only confirmed ones. */
  events!: ProgramEventDto[];
}

/** At the door: time, space and a public title of what is confirmed. */
export function toProgramEvents(
  { events, seesPhone, seesStaffNote }: Program,
  reader: ProgramReader,
): ProgramEventDto[] {
  const hasOneBuilding = new Set(events.map(({ space }) => space.buildingName)).size <= 1;
  const formatName = ({ name, noName, buildingName }: OwnedSpace): string => {
    if (noName) return buildingName;
    return hasOneBuilding ? name : bookingTexts.spaceOf(buildingName, name);
  };
  return events
    .filter(({ reservation }) => reader === 'staff' || reservation.status === 'confirmed')
    .map(({ reservation, space }) => {
      const isStaff = reader === 'staff';
      const isTitleShown = reservation.title !== '' && (isStaff || reservation.titlePublic);
      return {
        id: isStaff ? reservation.id : null,
        space_id: space.id,
        space_name: formatName(space),
        status: reservation.status === 'confirmed' ? 'confirmed' : 'pending',
        start_datetime: reservation.startsAt.toISOString(),
        end_datetime: reservation.endsAt.toISOString(),
        title: isTitleShown ? reservation.title : isStaff ? '' : texts.privateEvent,
        customer_name: isStaff ? reservation.customerName : null,
        customer_phone: isStaff && seesPhone ? reservation.customerPhone : null,
        number_of_guests: isStaff ? reservation.numberOfGuests : null,
        notes: isStaff ? reservation.notes : null,
        staff_note: isStaff && seesStaffNote ? reservation.staffNote : null,
        title_public: isStaff ? reservation.titlePublic : null,
        series_id: isStaff ? (reservation.series?.id ?? null) : null,
      };
    });
}
