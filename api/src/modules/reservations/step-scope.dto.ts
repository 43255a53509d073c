import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsInt, Min } from 'class-validator';
import { combineRules, OptionalField } from '../../platform/http/field-rules.ts';
import { toRuleMessage } from '../../platform/http/rule-message.ts';
import type { StepScope } from './reservation-lock.service.ts';

const APPLY_TO = ['this', 'group'] as const;
export type ApplyTo = (typeof APPLY_TO)[number];

/** What a step applies to. */
export const OptionalApplyTo = (description: string): PropertyDecorator =>
  combineRules(
    ApiPropertyOptional({ enum: APPLY_TO, enumName: 'ApplyTo', default: 'group', description }),
    OptionalField(),
    IsIn(APPLY_TO, { message: toRuleMessage('choice') }),
  );

/** Version of the group as read. */
export const OptionalGroupVersion = (): PropertyDecorator =>
  combineRules(
    ApiPropertyOptional({
      type: Number,
      description:
        '`group.version` as read; 409 RESERVATION_CHANGED if a reservation of the event has changed since.',
    }),
    OptionalField(),
    IsInt({ message: toRuleMessage('integer') }),
    Min(0, { message: toRuleMessage('integer') }),
  );

export const WHOLE_EVENT =
  '`group` (default): all reservations of the event, in other spaces and on other days of its series, or none; `this`: one of them.';

/** All days of a series too. */
export const toStepScope = (applyTo: ApplyTo | null | undefined): StepScope =>
  applyTo === 'this' ? 'this' : 'all';
