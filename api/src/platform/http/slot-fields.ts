import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty } from 'class-validator';
import { combineRules } from './field-rules.ts';
import { toRuleMessage } from './rule-message.ts';
import { IsSlotTime } from './timestamps.ts';

const timestamp = { type: String, format: 'date-time' } as const;
const RequiredTimestamp = (description?: string): PropertyDecorator =>
  combineRules(
    ApiProperty({ ...timestamp, ...(description !== undefined && { description }) }),
    IsNotEmpty({ message: toRuleMessage('required') }),
    IsSlotTime(),
  );

/** Start of a slot. */
export const SlotStart = (): PropertyDecorator =>
  RequiredTimestamp('ISO 8601; without an offset, Prague wall time.');
/** End of a slot. */
export const SlotEnd = RequiredTimestamp;
