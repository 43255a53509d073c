import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { DEALS } from '@prostora/contracts';
import { IsString, Matches, MaxLength } from 'class-validator';
import {
  combineRules,
  OptionalField,
  RequiredLineRules,
  TextRules,
} from '../../../platform/http/field-rules.ts';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';
import { IsDateTime } from '../../../platform/http/timestamps.ts';
import { GuestDealDto } from '../deal.dto.ts';
import { TenantInput } from '../tenant.dto.ts';

const MAX_TOKEN_LENGTH = 200;
const MAX_HASH_LENGTH = 64;

@ApiSchema({ name: 'DealTokenInput' })
export class DealTokenInput {
  @ApiProperty({ type: String, description: 'Of the guest’s link to a reservation of the deal.' })
  @RequiredLineRules(MAX_TOKEN_LENGTH)
  token!: string;
}

@ApiSchema({ name: 'DealCodeInput' })
export class DealCodeInput extends DealTokenInput {
  @ApiProperty({ type: String, description: 'Of the preview.' })
  @RequiredLineRules(MAX_HASH_LENGTH)
  preview_hash!: string;
}

@ApiSchema({ name: 'DealCodeAnswer' })
export class DealCodeAnswerDto {
  /** Address with most of it hidden. */
  sent_to!: string;
  @ApiProperty({ type: String, format: 'date-time' }) expires_at!: string;
}

@ApiSchema({ name: 'GuestDealCancelInput' })
export class GuestDealCancelInput extends DealCodeInput {
  @ApiProperty({ type: String, format: 'date-time', description: 'Of the preview.' })
  @IsDateTime()
  computed_at!: string;

  @ApiPropertyOptional({ type: String, nullable: true, maxLength: DEALS.reason })
  @combineRules(OptionalField(), TextRules(DEALS.reason))
  reason?: string | null;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    description: 'Mailed; where the cancellation costs something.',
  })
  @combineRules(
    OptionalField(),
    IsString({ message: toRuleMessage('text') }),
    MaxLength(6, { message: toRuleMessage('text') }),
    Matches(/^\d{6}$/u, { message: toRuleMessage('text') }),
  )
  code?: string | null;
}

@ApiSchema({ name: 'GuestDealTenantInput' })
export class GuestDealTenantInput extends TenantInput {
  @ApiProperty({ type: String })
  @RequiredLineRules(MAX_TOKEN_LENGTH)
  token!: string;
}

@ApiSchema({ name: 'GuestDealAnswer' })
export class GuestDealAnswerDto {
  deal!: GuestDealDto;
}
