import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { BOOKING } from '@prostora/contracts';
import { ArrayMaxSize, IsArray, IsBoolean, IsInt, Max, Min } from 'class-validator';
import { IsId } from '../../platform/http/id.ts';
import { toRuleMessage } from '../../platform/http/rule-message.ts';
import { AvailabilityRuleDto } from './availability-rule.dto.ts';

const MAX_LENGTH_MINUTES = BOOKING.maxDays * 24 * 60;
const MAX_OVERLAPS = 50;
const IsFlag = (): PropertyDecorator => IsBoolean({ message: toRuleMessage('boolean') });
const IsIntBetween =
  (min: number, max: number): PropertyDecorator =>
  (target, key) =>
    [
      Max(max, { message: toRuleMessage('range', { min, max }) }),
      Min(min, { message: toRuleMessage('range', { min, max }) }),
      IsInt({ message: toRuleMessage('integer') }),
    ].forEach((rule) => rule(target, key));

@ApiSchema({ name: 'BookingSettings' })
export class BookingSettingsDto {
  @ApiProperty({ type: Boolean, description: 'Whether bookings are confirmed immediately.' })
  @IsFlag()
  instant_booking!: boolean;

  @ApiProperty({ type: Number, description: 'Minutes kept free before each booking.' })
  @IsIntBetween(0, BOOKING.maxBufferMinutes)
  buffer_before!: number;

  @ApiProperty({ type: Number, description: 'Minutes kept free after each booking.' })
  @IsIntBetween(0, BOOKING.maxBufferMinutes)
  buffer_after!: number;

  @ApiProperty({ type: Number, description: 'Minimum number of hours between a booking and its start.' })
  @IsIntBetween(0, BOOKING.maxNoticeHours)
  notice_hours!: number;

  @ApiProperty({ type: Number })
  @IsIntBetween(1, MAX_LENGTH_MINUTES)
  shortest_minutes!: number;

  @ApiProperty({ type: Number, description: 'Not less than the shortest.' })
  @IsIntBetween(1, MAX_LENGTH_MINUTES)
  longest_minutes!: number;

  @ApiProperty({
    type: Boolean,
    description:
      'Whether requests outside the offered hours are rejected; otherwise they await the owner’s answer.',
  })
  @IsFlag()
  only_in_windows!: boolean;
}

@ApiSchema({ name: 'OverlapsInput' })
export class OverlapsInput {
  /** Ids of all spaces of the building on the same floor. */
  @IsId({ each: true })
  @ArrayMaxSize(MAX_OVERLAPS, { message: toRuleMessage('list') })
  @IsArray({ message: toRuleMessage('list') })
  space_ids!: number[];
}

@ApiSchema({ name: 'SpaceRef' })
export class SpaceRefDto {
  id!: number;
  name!: string;
}

@ApiSchema({ name: 'SpaceScheduleAnswer' })
export class SpaceScheduleAnswerDto {
  settings!: BookingSettingsDto;
  /** `price_from` of the space in CZK per hour, the default of a first rule. */
  price_from!: number | null;
  rules!: AvailabilityRuleDto[];
  /** Ids of spaces on the same floor. */
  overlaps!: number[];
  /** The other spaces of the building. */
  neighbours!: SpaceRefDto[];
}
