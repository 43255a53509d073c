import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { BOOKING, DEALS, LIMITS, OWN_BOOKING } from '@prostora/contracts';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsInt,
  IsNumber,
  IsObject,
  Matches,
  Max,
  Min,
} from 'class-validator';
import {
  combineRules,
  EmailRules,
  LineRules,
  NestedRules,
  OptionalField,
  PhoneRules,
  PlainName,
  RequiredLineRules,
  TextRules,
} from '../../../platform/http/field-rules.ts';
import { IsId } from '../../../platform/http/id.ts';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';
import { IsDay, IsSlotTime } from '../../../platform/http/timestamps.ts';
import { SlotConflictDto } from '../../reservations/own-bookings/index.ts';
import { RepeatInput } from '../../reservations/booking/index.ts';
import { PlannedInstalmentDto } from '../deal.dto.ts';
import { DealTokenInput } from '../guest/guest-deal.dto.ts';

const nullable = { nullable: true } as const;
const rooms = { message: toRuleMessage('ownRooms') };
const price = { message: toRuleMessage('dealPrice') };
const deposit = { message: toRuleMessage('reservationPrice') };
const guests = { message: toRuleMessage('range', { min: 1, max: BOOKING.maxGuests }) };
const repeat = { message: toRuleMessage('repeat') };
const MAX_NAME_LENGTH = 200;

@ApiSchema({ name: 'DealGuestInput' })
export class DealGuestInput {
  @ApiProperty({ type: String, maxLength: MAX_NAME_LENGTH })
  @RequiredLineRules(MAX_NAME_LENGTH, 'guestName')
  @PlainName()
  name!: string;

  @ApiProperty({ type: String, maxLength: LIMITS.email })
  @EmailRules()
  email!: string;

  @ApiPropertyOptional({ type: String, ...nullable })
  @combineRules(OptionalField(), PhoneRules())
  phone?: string | null;
}

@ApiSchema({ name: 'DealRoomInput' })
export class DealRoomInput {
  @IsId()
  space_id!: number;

  @ApiProperty({ type: Number, minimum: 0, maximum: OWN_BOOKING.price, description: 'CZK, of each day.' })
  @IsNumber({ maxDecimalPlaces: 2, allowNaN: false, allowInfinity: false }, price)
  @Min(0, price)
  @Max(OWN_BOOKING.price, price)
  price!: number;
}

/** What the owner offers. */
@ApiSchema({ name: 'DealOfferInput' })
export class DealOfferInput {
  @ApiProperty({ type: [DealRoomInput], minItems: 1, maxItems: DEALS.rooms })
  @combineRules(
    Type(() => DealRoomInput),
    IsArray(rooms),
    ArrayMinSize(1, rooms),
    ArrayMaxSize(DEALS.rooms, rooms),
    IsObject({ each: true, ...rooms }),
    ArrayUnique((one: DealRoomInput | null) => one?.space_id, rooms),
    NestedRules({ each: true, ...rooms }),
  )
  rooms!: DealRoomInput[];

  @ApiProperty({ type: String, format: 'date-time', description: 'Without an offset, Prague wall time.' })
  @IsSlotTime()
  start_datetime!: string;

  @ApiProperty({ type: String, format: 'date-time' })
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

  @ApiPropertyOptional({ type: RepeatInput, ...nullable })
  @combineRules(OptionalField(), Type(() => RepeatInput), IsObject(repeat), NestedRules(repeat))
  repeat?: RepeatInput | null;

  @ApiPropertyOptional({ type: Number, minimum: 0, default: 0, description: 'CZK; the deposit.' })
  @combineRules(
    OptionalField(),
    IsNumber({ maxDecimalPlaces: 2, allowNaN: false, allowInfinity: false }, deposit),
    Min(0, deposit),
    Max(OWN_BOOKING.price, deposit),
  )
  deposit?: number;

  @ApiPropertyOptional({ type: Number, ...nullable, description: 'The terms in force if left out.' })
  @combineRules(OptionalField(), IsId())
  rental_terms_id?: number | null;

  @ApiPropertyOptional({ type: String, maxLength: DEALS.message, description: 'To the guest.' })
  @combineRules(OptionalField(), TextRules(DEALS.message))
  message?: string;

  @ApiPropertyOptional({ type: String, maxLength: DEALS.note, description: 'Agreed beside the terms.' })
  @combineRules(OptionalField(), TextRules(DEALS.note))
  note?: string;

  @ApiProperty({ type: String, format: 'date', description: 'Last day it may be accepted.' })
  @IsDay()
  valid_until!: string;

  @ApiPropertyOptional({ type: Boolean, default: false, description: 'Holds the time until then.' })
  @combineRules(OptionalField(), IsBoolean({ message: toRuleMessage('boolean') }))
  hold?: boolean;
}

@ApiSchema({ name: 'NewDealInput' })
export class NewDealInput extends DealOfferInput {
  @ApiProperty({ type: DealGuestInput })
  @combineRules(
    Type(() => DealGuestInput),
    IsObject({ message: toRuleMessage('required') }),
    NestedRules({ message: toRuleMessage('required') }),
  )
  guest!: DealGuestInput;

  @ApiPropertyOptional({ type: String, maxLength: DEALS.title })
  @combineRules(OptionalField(), LineRules(DEALS.title))
  title?: string;
}

@ApiSchema({ name: 'DealCheck' })
export class DealCheckDto {
  /** CZK. */
  total!: number;
  instalments!: PlannedInstalmentDto[];
  @ApiProperty({ type: String, format: 'date-time' }) hold_until!: string;
  conflicts!: SlotConflictDto[];
  /** Czech sentences of the cancellation ladder. */
  sentences!: string[];
}

@ApiSchema({ name: 'DealAcceptCodeInput' })
export class DealAcceptCodeInput extends DealTokenInput {
  @ApiProperty({ type: Number, description: 'Version of the offer.' })
  @IsId()
  no!: number;
}

@ApiSchema({ name: 'DealAcceptInput' })
export class DealAcceptInput extends DealAcceptCodeInput {
  @ApiProperty({ type: String, pattern: '^\\d{6}$', description: 'Six digits from the mail.' })
  @Matches(/^\d{6}$/u, { message: toRuleMessage('confirmationCodeFormat') })
  code!: string;
}

@ApiSchema({ name: 'DealDeclineInput' })
export class DealDeclineInput extends DealTokenInput {
  @ApiPropertyOptional({ type: String, ...nullable, maxLength: DEALS.reason })
  @combineRules(OptionalField(), TextRules(DEALS.reason))
  reason?: string | null;
}
