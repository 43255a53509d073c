import type { OwnerProfileDto } from './owner-profile.dto.ts';
import type { OwnerProfile } from './owner-profiles.port.ts';

export const toOwnerProfileDto = ({
  name,
  personName,
  since,
  response,
  keptBookings,
  company,
}: OwnerProfile): OwnerProfileDto => ({
  name,
  person_name: personName,
  since,
  response: response && {
    median_minutes: response.medianMinutes,
    answered_share: response.answeredShare,
  },
  kept_bookings: keptBookings,
  company: company && { ico: company.ico, checked_on: company.checkedOn },
});
