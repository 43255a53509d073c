import { ApiProperty, ApiPropertyOptional, ApiSchema, IntersectionType, PartialType } from '@nestjs/swagger';
import {
  BOOKING,
  CONFLICT_KINDS,
  LIMITS,
  OWN_BOOKING,
  OWN_BOOKING_STATUSES,
  OWN_BOOKING_WARNINGS,
  type ConflictKind,
  type OwnBookingWarningCode,
} from '@prostora/contracts';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNumber,
  IsObject,
  IsString,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import {
  combineRules,
  emptyToNull,
  PlainName,
  LineRules,
  Mailbox,
  NestedRules,
  OptionalField,
  PhoneRules,
  RequiredLineRules,
  TextRules,
} from '../../../platform/http/field-rules.ts';
import { IsId } from '../../../platform/http/id.ts';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';
import { IsDateTime, IsSlotTime } from '../../../platform/http/timestamps.ts';
import { RepeatInput } from '../booking/repeat.dto.ts';
import { ReservationSpaceDto, CalendarReservationDto, ReservationDto } from '../reservation.dto.ts';

const nullable = { nullable: true } as const;
const timestamp = { type: String, format: 'date-time' } as const;
const MAX_NAME_LENGTH = 200;
const rooms = { message: toRuleMessage('ownRooms') };
const price = { message: toRuleMessage('reservationPrice') };
const guests = { message: toRuleMessage('range', { min: 1, max: BOOKING.maxGuests }) };
const repeat = { message: toRuleMessage('repeat') };
const boolean = { message: toRuleMessage('boolean') };

@ApiSchema({ name: 'OwnBookingRoomInput' })
export class OwnBookingRoomInput {
  @IsId()
  space_id!: number;

  @ApiPropertyOptional({
    type: Number,
    minimum: 0,
    maximum: OWN_BOOKING.price,
    ...nullable,
    description: 'CZK, of each day; the price function if omitted.',
  })
  @combineRules(
    OptionalField(),
    IsNumber({ maxDecimalPlaces: 2, allowNaN: false, allowInfinity: false }, price),
    Min(0, price),
    Max(OWN_BOOKING.price, price),
  )
  price?: number | null;
}

export class OwnBookingSlotsInput {
  @ApiProperty({
    type: [OwnBookingRoomInput],
    minItems: 1,
    maxItems: OWN_BOOKING.rooms,
    description: 'Spaces of one owner in any state but deleted; booked all, or none.',
  })
  @combineRules(
    Type(() => OwnBookingRoomInput),
    IsArray(rooms),
    ArrayMinSize(1, rooms),
    ArrayMaxSize(OWN_BOOKING.rooms, rooms),
    IsObject({ each: true, ...rooms }),
    ArrayUnique((one: OwnBookingRoomInput | null) => one?.space_id, rooms),
    NestedRules({ each: true, ...rooms }),
  )
  rooms!: OwnBookingRoomInput[];

  @ApiProperty({
    ...timestamp,
    description: 'ISO 8601; without an offset, Prague wall time. At most 400 days ago.',
  })
  @IsSlotTime()
  start_datetime!: string;

  @ApiProperty(timestamp)
  @IsSlotTime()
  end_datetime!: string;

  @ApiPropertyOptional({ type: Number, minimum: 1, maximum: BOOKING.maxGuests, ...nullable })
  @combineRules(
    OptionalField(),
    IsInt({ message: toRuleMessage('integer') }),
    Min(1, guests),
    Max(BOOKING.maxGuests, guests),
  )
  number_of_guests?: number | null;

  @ApiPropertyOptional({
    type: RepeatInput,
    ...nullable,
    description: `The same wall time on other days, ${OWN_BOOKING.days} at most. The first possible day is that of the start.`,
  })
  @combineRules(OptionalField(), Type(() => RepeatInput), IsObject(repeat), NestedRules(repeat))
  repeat?: RepeatInput | null;
}

export class OwnBookingDetailsInput {
  @ApiProperty({ type: String, maxLength: MAX_NAME_LENGTH })
  @RequiredLineRules(MAX_NAME_LENGTH, 'guestName')
  @PlainName()
  customer_name!: string;

  @ApiPropertyOptional({ type: String, ...nullable, example: '777 123 456' })
  @combineRules(OptionalField(), PhoneRules())
  customer_phone?: string | null;

  @ApiPropertyOptional({ type: String, maxLength: LIMITS.email, ...nullable })
  @combineRules(
    emptyToNull((text) => text),
    OptionalField(),
    IsString({ message: toRuleMessage('text') }),
    MaxLength(LIMITS.email, { message: toRuleMessage('emailMax') }),
    Mailbox(),
  )
  customer_email?: string | null;

  @ApiPropertyOptional({ type: String, maxLength: OWN_BOOKING.title, ...nullable, example: 'Svatba' })
  @combineRules(OptionalField(), LineRules(OWN_BOOKING.title))
  title?: string | null;

  @ApiPropertyOptional({
    type: Boolean,
    default: false,
    description: 'Whether the program at the door shows the title.',
  })
  @combineRules(OptionalField(), IsBoolean(boolean))
  title_public?: boolean;

  @ApiPropertyOptional({ type: String, maxLength: BOOKING.notes, ...nullable })
  @combineRules(OptionalField(), TextRules(BOOKING.notes))
  owner_note?: string | null;

  @ApiPropertyOptional({ type: String, maxLength: BOOKING.notes, ...nullable })
  @combineRules(OptionalField(), TextRules(BOOKING.notes))
  staff_note?: string | null;

  @ApiProperty({
    enum: OWN_BOOKING_STATUSES,
    enumName: 'OwnBookingStatus',
    description: 'An option is a pending reservation that holds its slot until `option_until`.',
  })
  @IsIn(OWN_BOOKING_STATUSES, { message: toRuleMessage('choice') })
  status!: (typeof OWN_BOOKING_STATUSES)[number];

  @ApiPropertyOptional({
    ...timestamp,
    ...nullable,
    description: `Not after the start; ${OWN_BOOKING.optionDays} days if omitted.`,
  })
  @combineRules(OptionalField(), IsDateTime())
  option_until?: string | null;

  @ApiPropertyOptional({ type: Boolean, default: false, description: 'Mail the guest; requires the e-mail.' })
  @combineRules(OptionalField(), IsBoolean(boolean))
  tell_guest?: boolean | null;
}

@ApiSchema({ name: 'OwnBookingInput' })
export class OwnBookingInput extends IntersectionType(OwnBookingSlotsInput, OwnBookingDetailsInput) {}

/** Only spaces and times count, so that a form may send all it has. */
@ApiSchema({ name: 'OwnBookingCheckInput' })
export class OwnBookingCheckInput extends IntersectionType(
  OwnBookingSlotsInput,
  PartialType(OwnBookingDetailsInput),
) {}

@ApiSchema({ name: 'OwnBookingWarning' })
export class OwnBookingWarningDto {
  @ApiProperty({ enum: OWN_BOOKING_WARNINGS, enumName: 'OwnBookingWarningCode' })
  code!: OwnBookingWarningCode;
  space_id!: number;
  message!: string;
}

@ApiSchema({ name: 'SlotConflict' })
export class SlotConflictDto {
  /** The wanted space. */
  space_id!: number;
  @ApiProperty(timestamp) start_datetime!: string;
  @ApiProperty(timestamp) end_datetime!: string;
  @ApiProperty({
    enum: CONFLICT_KINDS,
    enumName: 'ConflictKind',
    description: '`shared_floor`: something in a space on the same floor.',
  })
  kind!: ConflictKind;
  reservation_id!: number | null;
}

@ApiSchema({ name: 'OwnBookingCheckConflict' })
export class OwnBookingCheckConflictDto extends SlotConflictDto {
  /** Title or guest, or reason of a block; empty for a space on the same floor. */
  title!: string;
}

@ApiSchema({ name: 'OwnBookingAnswer' })
export class OwnBookingAnswerDto {
  reservations!: ReservationDto[];
  /** Of several spaces. */
  group_id!: number | null;
  /** Of a repetition. */
  series_id!: number | null;
  warnings!: OwnBookingWarningDto[];
}

@ApiSchema({ name: 'OwnBookingCheckRoom' })
export class OwnBookingCheckRoomDto {
  space_id!: number;
  @ApiProperty(timestamp) start_datetime!: string;
  @ApiProperty(timestamp) end_datetime!: string;
  available!: boolean;
  conflict!: OwnBookingCheckConflictDto | null;
  /** CZK; null by agreement. */
  price!: number | null;
  /** Whether the price is final, not an estimate. */
  complete!: boolean;
  warnings!: OwnBookingWarningDto[];
}

@ApiSchema({ name: 'OwnBookingCheck' })
export class OwnBookingCheckDto {
  /** Whether all spaces are free on all days. */
  available!: boolean;
  /** By day and space. */
  rooms!: OwnBookingCheckRoomDto[];
  /** CZK. */
  total!: number;
}

@ApiSchema({ name: 'RelatedReservation' })
export class RelatedReservationDto extends CalendarReservationDto {
  space!: ReservationSpaceDto;
  group_id!: number | null;
  series_id!: number | null;
}

@ApiSchema({ name: 'RelatedReservationsAnswer' })
export class RelatedReservationsAnswerDto {
  /** By start. */
  reservations!: RelatedReservationDto[];
}

@ApiSchema({ name: 'OwnerGuestsQuery' })
export class OwnerGuestsQuery {
  @ApiProperty({ type: String, maxLength: LIMITS.searchText, description: 'Of the name, phone or e-mail.' })
  @RequiredLineRules(LIMITS.searchText)
  search!: string;
}

@ApiSchema({ name: 'OwnerGuest' })
export class OwnerGuestDto {
  customer_name!: string;
  customer_phone!: string | null;
  customer_email!: string | null;
  reservations!: number;
  @ApiProperty({ type: String, format: 'date-time' }) last_start_datetime!: string;
}

@ApiSchema({ name: 'OwnerGuestsAnswer' })
export class OwnerGuestsAnswerDto {
  guests!: OwnerGuestDto[];
}
