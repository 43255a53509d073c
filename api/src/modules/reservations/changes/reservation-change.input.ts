import { parseTimestamp } from '@prostora/contracts';
import type {
  GuestChangesInput,
  GuestChangesPreviewInput,
  ReservationChangesInput,
  ReservationChangesPreviewInput,
} from './reservation-change.dto.ts';
import type { HostTexts } from '../reservation-step.service.ts';
import type { ChangeRequest, PreviewRequest } from './reservation-changes.service.ts';

const toOptionalTimestamp = (value: string | null | undefined): Date | undefined =>
  typeof value === 'string' ? (parseTimestamp(value) ?? undefined) : undefined;

export const toPriceHaler = (price: number | null | undefined): number | undefined =>
  price == null ? undefined : Math.round(price * 100);

export const toHostTexts = ({
  title,
  title_public,
  owner_note,
  staff_note,
}: Pick<ReservationChangesInput, 'title' | 'title_public' | 'owner_note' | 'staff_note'>): HostTexts => ({
  title: title ?? undefined,
  title_public: title_public ?? undefined,
  owner_note: owner_note ?? undefined,
  staff_note: staff_note ?? undefined,
});

export const toHostPreview = (input: ReservationChangesPreviewInput): PreviewRequest => ({
  sequence: input.sequence,
  spaceId: input.space_id ?? undefined,
  startsAt: toOptionalTimestamp(input.start_datetime),
  endsAt: toOptionalTimestamp(input.end_datetime),
  guests: input.number_of_guests ?? undefined,
  priceHaler: toPriceHaler(input.price),
  usesListPrice: input.use_list_price,
  scope: input.apply_to === 'this' ? 'this' : 'day',
});

export const toHostChange = (input: ReservationChangesInput): ChangeRequest => ({
  ...toHostPreview(input),
  contact: {
    name: input.customer_name ?? undefined,
    email: input.customer_email ?? undefined,
    phone: input.customer_phone,
  },
  texts: toHostTexts(input),
  optionUntil: toOptionalTimestamp(input.option_until),
  message: input.message ?? null,
  expiresAt: toOptionalTimestamp(input.expires_at) ?? null,
  isAgreedByPhone: input.agreed_by_phone === true,
});

export const toGuestChange = (input: GuestChangesInput | GuestChangesPreviewInput): ChangeRequest => ({
  sequence: input.sequence,
  startsAt: toOptionalTimestamp(input.start_datetime),
  endsAt: toOptionalTimestamp(input.end_datetime),
  guests: input.number_of_guests ?? undefined,
  scope: input.apply_to === 'this' ? 'this' : 'day',
  message: 'message' in input ? (input.message ?? null) : null,
  expiresAt: null,
});
