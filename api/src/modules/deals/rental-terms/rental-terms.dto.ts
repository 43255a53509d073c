import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import {
  CONTRACT_CHOICES,
  DAY_COUNTS,
  INSTALMENT_KINDS,
  RENTAL_TERMS_LIMITS,
  WITHDRAWAL_CHOICES,
  type ContractChoice,
  type DayCount,
  type InstalmentKind,
  type WithdrawalChoice,
} from '@prostora/rental-terms';
import { ArrayMaxSize, IsArray } from 'class-validator';
import { IsVersion, OptionalFlag, OptionalNested } from '../../../platform/http/body-fields.ts';
import { combineRules, OptionalField, RequiredLineRules } from '../../../platform/http/field-rules.ts';
import { IsId } from '../../../platform/http/id.ts';
import { OptionalChoice, OptionalId } from '../../../platform/http/list-query-fields.ts';
import { PageInfo, PageQuery } from '../../../platform/http/paging.ts';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';
import { RentalTermsDefinitionInputDto } from './rental-terms-definition.dto.ts';

const LIMITS = RENTAL_TERMS_LIMITS;
const nullable = { nullable: true } as const;
const timestamp = { type: String, format: 'date-time' } as const;
const list = { message: toRuleMessage('list') };
const STATES = ['draft', 'published', 'archived'] as const;
const ACTIONS = ['edit', 'publish', 'copy', 'archive'] as const;
type State = (typeof STATES)[number];
type Action = (typeof ACTIONS)[number];

@ApiSchema({ name: 'RentalTermsInput' })
export class RentalTermsInputDto {
  @ApiProperty({ type: String, maxLength: LIMITS.name })
  @RequiredLineRules(LIMITS.name)
  name!: string;

  @OptionalFlag({
    description: 'For spaces without terms of their own; true without `space_ids` if omitted.',
  })
  is_default?: boolean | null;

  @ApiPropertyOptional({ type: [Number], maxItems: LIMITS.spaces, ...nullable })
  @combineRules(OptionalField(), IsArray(list), ArrayMaxSize(LIMITS.spaces, list), IsId({ each: true }))
  space_ids?: number[] | null;

  @OptionalNested(() => RentalTermsDefinitionInputDto) definition?: RentalTermsDefinitionInputDto | null;
}

@ApiSchema({ name: 'RentalTermsChange' })
export class RentalTermsChangeDto extends RentalTermsInputDto {
  @IsVersion() version!: number;
}

@ApiSchema({ name: 'RentalTermsPublication' })
export class RentalTermsPublicationDto {
  @IsVersion() version!: number;
  @OptionalFlag({ default: false, description: 'They take the place of published terms.' }) replace?:
    | boolean
    | null;
}

export class RentalTermsQuery extends PageQuery {
  @OptionalChoice(STATES) state?: State;
  @OptionalId({ description: 'Terms of their own of this space.' }) space_id?: number;
}

@ApiSchema({ name: 'CancellationStep' })
export class CancellationStepDto {
  days!: number;
  percent!: number;
  /** CZK. */
  amount!: number;
}

@ApiSchema({ name: 'CancellationGrace' })
export class CancellationGraceDto {
  hours!: number;
  min_hours_before!: number;
}

@ApiSchema({ name: 'CancellationPolicy' })
export class CancellationPolicyDto {
  steps!: CancellationStepDto[];
  @ApiProperty({ enum: DAY_COUNTS, enumName: 'CancellationDayCount' }) day_count!: DayCount;
  @ApiProperty({ type: CancellationGraceDto, ...nullable }) grace!: CancellationGraceDto | null;
}

@ApiSchema({ name: 'InstalmentDue' })
export class InstalmentDueDto {
  after_acceptance_days!: number | null;
  before_start_days!: number | null;
}

@ApiSchema({ name: 'InstalmentRule' })
export class InstalmentRuleDto {
  @ApiProperty({ enum: INSTALMENT_KINDS, enumName: 'InstalmentKind' }) kind!: InstalmentKind;
  percent!: number | null;
  /** CZK. */
  amount!: number | null;
  due!: InstalmentDueDto;
  gate!: boolean;
  @ApiProperty({ enum: ['month', null], type: String, ...nullable }) per!: 'month' | null;
}

@ApiSchema({ name: 'ConsumerTerms' })
export class ConsumerTermsDto {
  @ApiProperty({ enum: WITHDRAWAL_CHOICES, enumName: 'WithdrawalChoice' }) withdrawal!: WithdrawalChoice;
}

@ApiSchema({ name: 'RentalTermsDefinition' })
export class RentalTermsDefinitionDto {
  @ApiProperty({ enum: CONTRACT_CHOICES, enumName: 'ContractChoice' }) contract!: ContractChoice;
  template_id!: number | null;
  countersign!: boolean;
  consumer!: ConsumerTermsDto;
  hold_days!: number;
  payment_grace_days!: number;
  instalments!: InstalmentRuleDto[];
  cancellation!: CancellationPolicyDto;
  account!: string | null;
}

@ApiSchema({ name: 'RentalTermsRow' })
export class RentalTermsRowDto {
  id!: number;
  name!: string;
  @ApiProperty({ enum: STATES, enumName: 'RentalTermsState' }) state!: State;
  version!: number;
  is_default!: boolean;
  @ApiProperty({ type: [Number], ...nullable }) space_ids!: number[] | null;
  /** Czech: what a cancellation costs. */
  sentences!: string[];
  @ApiProperty({ ...timestamp, ...nullable }) published_at!: string | null;
  @ApiProperty(timestamp) updated_at!: string;
  @ApiProperty({ enum: ACTIONS, enumName: 'RentalTermsAction', isArray: true })
  allowed_actions!: Action[];
}

@ApiSchema({ name: 'RentalTerms' })
export class RentalTermsDto extends RentalTermsRowDto {
  definition!: RentalTermsDefinitionDto;
  copied_from_id!: number | null;
  @ApiProperty(timestamp) created_at!: string;
}

@ApiSchema({ name: 'RentalTermsAnswer' })
export class RentalTermsAnswerDto {
  rental_terms!: RentalTermsDto;
}

@ApiSchema({ name: 'RentalTermsConflict' })
export class RentalTermsConflictDto {
  rental_terms_id!: number;
  name!: string;
  /** Null: both are the default. */
  space_id!: number | null;
}

@ApiSchema({ name: 'PublishedRentalTermsAnswer' })
export class PublishedRentalTermsAnswerDto extends RentalTermsAnswerDto {
  replaced!: RentalTermsConflictDto[];
}

@ApiSchema({ name: 'RentalTermsPage' })
export class RentalTermsPageDto extends PageInfo {
  items!: RentalTermsRowDto[];
}
