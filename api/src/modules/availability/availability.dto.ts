import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { IsNumber, Max, Min } from 'class-validator';
import { IsId } from '../../platform/http/id.ts';
import { toRuleMessage } from '../../platform/http/rule-message.ts';
import { IsSlotTime } from '../../platform/http/timestamps.ts';
const MAX_PRICE = 1_000_000;
const range = toRuleMessage('range', { min: 0, max: MAX_PRICE });

/** A price per hour in CZK, to the haléř; 0 = by agreement. */
export const IsPricePerHour = (): PropertyDecorator => (target, key) =>
  [
    Max(MAX_PRICE, { message: range }),
    Min(0, { message: range }),
    IsNumber(
      { maxDecimalPlaces: 2, allowNaN: false, allowInfinity: false },
      { message: toRuleMessage('number') },
    ),
  ].forEach((rule) => rule(target, key));

@ApiSchema({ name: 'Availability' })
export class AvailabilityDto {
  /** Id of a single window; null for an occurrence of a weekly rule. */
  id!: number | null;
  rule_id!: number | null;
  @ApiProperty({ type: String, format: 'date-time' }) start_datetime!: string;
  @ApiProperty({ type: String, format: 'date-time' }) end_datetime!: string;
  /** CZK. */
  price_per_hour!: number;
}

@ApiSchema({ name: 'BookingRules' })
export class BookingRulesDto {
  instant_booking!: boolean;
  notice_hours!: number;
  shortest_minutes!: number;
  longest_minutes!: number;
  /** Whether requests outside the offered hours are rejected; otherwise they await the owner’s answer. */
  only_in_windows!: boolean;
  capacity!: number | null;
}

@ApiSchema({ name: 'AvailabilitiesAnswer' })
export class AvailabilitiesAnswerDto {
  availabilities!: AvailabilityDto[];
  /** Booking rules of the space. */
  rules!: BookingRulesDto;
}

@ApiSchema({ name: 'AvailabilityAnswer' })
export class AvailabilityAnswerDto {
  availability!: AvailabilityDto;
}

@ApiSchema({ name: 'AvailabilityInput' })
export class AvailabilityInput {
  @ApiProperty({
    type: String,
    format: 'date-time',
    description: 'ISO 8601; without an offset, Prague wall time.',
  })
  @IsSlotTime()
  start_datetime!: string;

  @ApiProperty({ type: String, format: 'date-time', description: 'At most 31 days later.' })
  @IsSlotTime()
  end_datetime!: string;

  @ApiProperty({ type: Number, minimum: 0, maximum: MAX_PRICE, description: 'CZK; 0: by agreement.' })
  @IsPricePerHour()
  price_per_hour!: number;
}

@ApiSchema({ name: 'NewAvailabilityInput' })
export class NewAvailabilityInput extends AvailabilityInput {
  @IsId()
  space_id!: number;
}
