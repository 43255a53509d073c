import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { LIMITS } from '@prostora/contracts';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsBoolean, IsIn } from 'class-validator';
import { OptionalField, PlainName, RequiredLineRules } from '../../platform/http/field-rules.ts';
import { IsId } from '../../platform/http/id.ts';
import { toRuleMessage } from '../../platform/http/rule-message.ts';

export const COPIED_PARTS = ['hours', 'settings', 'price_list', 'tags', 'contact', 'texts'] as const;
const MODES = ['replace', 'add'] as const;
const MAX_SPACES = 50;
const list = { message: toRuleMessage('list') };

export class CopiedPartsInput {
  @ApiProperty({
    enum: COPIED_PARTS,
    enumName: 'CopiedPart',
    isArray: true,
    description: '`hours`: weekly rules; `tags`: purposes, equipment and services.',
  })
  @IsIn(COPIED_PARTS, { each: true, message: toRuleMessage('choice') })
  @ArrayUnique(list)
  @IsArray(list)
  what!: (typeof COPIED_PARTS)[number][];
}

@ApiSchema({ name: 'SpaceCopyInput' })
export class SpaceCopyInput extends CopiedPartsInput {
  @ApiProperty({
    type: [Number],
    minItems: 1,
    maxItems: MAX_SPACES,
    description: 'Other spaces of the owner.',
  })
  @IsId({ each: true })
  @ArrayUnique(list)
  @ArrayMaxSize(MAX_SPACES, list)
  @ArrayMinSize(1, list)
  @IsArray(list)
  space_ids!: number[];

  @ApiProperty({ enum: MODES, description: '`add` keeps what the spaces have and fills what they lack.' })
  @IsIn(MODES, { message: toRuleMessage('choice') })
  mode!: (typeof MODES)[number];

  @ApiPropertyOptional({
    type: Boolean,
    default: false,
    description: 'Counts the changes without making them.',
  })
  @OptionalField()
  @IsBoolean({ message: toRuleMessage('boolean') })
  dry_run?: boolean;
}

@ApiSchema({ name: 'SpaceDuplicateInput' })
export class SpaceDuplicateInput extends CopiedPartsInput {
  @ApiProperty({ type: String, maxLength: LIMITS.name })
  @RequiredLineRules(LIMITS.name)
  @PlainName()
  name!: string;
}

@ApiSchema({ name: 'SpaceCopyResult' })
export class SpaceCopyResultDto {
  space_id!: number;
  /** Values, rules, lists and tags that the space gains. */
  added!: number;
  /** Those that the space loses or that are overwritten. */
  removed!: number;
}

@ApiSchema({ name: 'SpaceCopyAnswer' })
export class SpaceCopyAnswerDto {
  results!: SpaceCopyResultDto[];
}

@ApiSchema({ name: 'DuplicatedSpace' })
export class DuplicatedSpaceDto {
  id!: number;
  name!: string;
}

@ApiSchema({ name: 'DuplicatedSpaceAnswer' })
export class DuplicatedSpaceAnswerDto {
  space!: DuplicatedSpaceDto;
}
