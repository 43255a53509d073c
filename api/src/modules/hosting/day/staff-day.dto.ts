import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { bookingTexts } from '@prostora/strings/cs/booking-api.ts';
import { eventTexts } from '@prostora/strings/cs/event.ts';
import { toSlotFields } from '../../reservations/index.ts';
import type { StaffSpace } from './staff-day.repository.ts';
import type { StaffDay } from './staff-day.service.ts';
import { handledMark, toHandledMark, TodaySpaceDto, type HandledMark } from './today.dto.ts';

const STATUSES = ['pending', 'confirmed'] as const;
const dateTime = { type: String, format: 'date-time' } as const;

@ApiSchema({ name: 'ArrivalContact' })
export class ArrivalContactDto {
  name!: string;
  phone!: string | null;
}

@ApiSchema({ name: 'StaffEvent' })
export class StaffEventDto {
  reservation_id!: number;
  /** With its building when there are several. */
  space!: TodaySpaceDto;
  @ApiProperty({ enum: STATUSES, description: '`pending`: a request or an option.' })
  status!: (typeof STATUSES)[number];
  /** Empty: none. */
  title!: string;
  @ApiProperty(dateTime) start_datetime!: string;
  @ApiProperty(dateTime) end_datetime!: string;
  number_of_guests!: number;
  /** Czech; null when none was chosen. */
  layout!: string | null;
  /** Note for the staff. */
  staff_note!: string;
  /** Null before the reservation is confirmed. */
  contact!: ArrivalContactDto | null;
  /** Send it with the mark. */
  sequence!: number;
  @ApiProperty({ ...handledMark, description: 'Null: the work awaits the staff.' })
  handled!: HandledMark | null;
}

@ApiSchema({ name: 'StaffBlock' })
export class StaffBlockDto {
  id!: number;
  space!: TodaySpaceDto;
  /** Empty: none. */
  reason!: string;
  @ApiProperty(dateTime) start_datetime!: string;
  @ApiProperty(dateTime) end_datetime!: string;
}

@ApiSchema({ name: 'StaffDay' })
export class StaffDayDto {
  @ApiProperty({ type: String, format: 'date' }) day!: string;
  /** What takes place on the day and the next one, by start; each space of an event by itself. */
  events!: StaffEventDto[];
  blocks!: StaffBlockDto[];
}

export function toStaffDayDto({ day, events, blocks }: StaffDay): StaffDayDto {
  const hasOneBuilding = new Set([...events, ...blocks].map(({ buildingName }) => buildingName)).size <= 1;
  const toSpaceDto = ({ spaceId: id, spaceName, buildingName }: StaffSpace): TodaySpaceDto => {
    if (spaceName === '') return { id, name: buildingName };
    return { id, name: hasOneBuilding ? spaceName : bookingTexts.spaceOf(buildingName, spaceName) };
  };
  return {
    day,
    events: events.map((event) => ({
      reservation_id: event.id,
      space: toSpaceDto(event),
      status: event.isConfirmed ? 'confirmed' : 'pending',
      title: event.title,
      ...toSlotFields(event),
      number_of_guests: event.guests,
      layout: event.layout && formatLayout(event.layout),
      staff_note: event.staffNote,
      contact: event.isConfirmed ? { name: event.contactName, phone: event.contactPhone } : null,
      sequence: event.sequence,
      handled: toHandledMark(event),
    })),
    blocks: blocks.map((block) => ({
      id: block.id,
      space: toSpaceDto(block),
      reason: block.reason,
      ...toSlotFields(block),
    })),
  };
}

/** A price list may name further layouts. */
const formatLayout = (slug: string): string =>
  (eventTexts.layouts as Readonly<Record<string, string>>)[slug] ?? slug;
