import { bookingTexts } from '@prostora/strings/cs/booking-api.ts';
import { program as texts } from '@prostora/strings/cs/program.ts';
import type { ProgramEventDto, ProgramReader } from './program.dto.ts';
import type { Program } from './reservation-lists.service.ts';
import type { OwnedSpace } from './reservation-list.repository.ts';

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
      };
    });
}
