import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  ValidateIf,
} from 'class-validator';
import { IsId } from '../../platform/http/id.ts';
import { toRuleMessage } from '../../platform/http/rule-message.ts';
import { IsClockTime, IsDay, IsEndClockTime } from '../../platform/http/timestamps.ts';
import { IsPricePerHour } from './availability.dto.ts';

const nullable = { nullable: true } as const;
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
const weekdays = { message: toRuleMessage('weekdays') };
const SkipIfNull = ValidateIf((_input: unknown, value: unknown) => value !== null);

/** Wall time of Europe/Prague. */
@ApiSchema({ name: 'AvailabilityRuleInput' })
export class AvailabilityRuleInput {
  /** 1 = Monday … 7 = Sunday. */
  @IsIn(WEEKDAYS, { ...weekdays, each: true })
  @ArrayUnique(weekdays)
  @ArrayMaxSize(7, weekdays)
  @ArrayMinSize(1, weekdays)
  @IsArray(weekdays)
  weekdays!: number[];

  @ApiProperty({ type: String, example: '18:30' })
  @IsClockTime()
  from!: string;

  @ApiProperty({
    type: String,
    example: '02:00',
    description:
      'A time not after `from` is on the next day; at most 24 hours. `24:00` is the end of the day.',
  })
  @IsEndClockTime()
  to!: string;

  @ApiProperty({ type: Number, minimum: 0, maximum: 1_000_000, description: 'CZK; 0: by agreement.' })
  @IsPricePerHour()
  price_per_hour!: number;

  @ApiProperty({ type: String, format: 'date', ...nullable })
  @SkipIfNull
  @IsDay()
  valid_from!: string | null;

  @ApiProperty({ type: String, format: 'date', ...nullable, description: 'Last day of validity.' })
  @SkipIfNull
  @IsDay()
  valid_until!: string | null;

  /** Whether it applies on Czech public holidays. */
  @IsBoolean({ message: toRuleMessage('boolean') })
  on_holidays!: boolean;
}

@ApiSchema({ name: 'NewAvailabilityRuleInput' })
export class NewAvailabilityRuleInput extends AvailabilityRuleInput {
  @IsId()
  space_id!: number;
}

@ApiSchema({ name: 'RuleExceptionInput' })
export class RuleExceptionInput {
  @ApiProperty({ type: String, format: 'date', description: 'A day on which an occurrence starts.' })
  @IsDay()
  day!: string;

  /** `false` excludes the day, `true` includes it again. */
  @IsBoolean({ message: toRuleMessage('boolean') })
  holds!: boolean;
}

@ApiSchema({ name: 'AvailabilityRule' })
export class AvailabilityRuleDto {
  id!: number;
  weekdays!: number[];
  from!: string;
  to!: string;
  price_per_hour!: number;
  @ApiProperty({ type: String, format: 'date', ...nullable }) valid_from!: string | null;
  @ApiProperty({ type: String, format: 'date', ...nullable }) valid_until!: string | null;
  on_holidays!: boolean;
  /** Days on which it does not apply, in order. */
  exceptions!: string[];
}

@ApiSchema({ name: 'AvailabilityRuleAnswer' })
export class AvailabilityRuleAnswerDto {
  rule!: AvailabilityRuleDto;
}
