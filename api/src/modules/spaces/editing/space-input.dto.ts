import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { SPACE_STATUSES, type SpaceStatusValue } from '@prostora/contracts';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  MaxLength,
  ValidateIf,
} from 'class-validator';
import { NestedRules } from '../../../platform/http/field-rules.ts';
import { AddressInput } from '../buildings/building.dto.ts';
import { SpaceLayoutInput } from '../space-layout.dto.ts';
import { IsId } from '../../../platform/http/id.ts';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';
import {
  BlankToNull,
  max,
  NameRules,
  SkipIfUndefined,
  SpaceField,
  HTML_DESCRIPTION,
  text,
} from '../space-field.dto.ts';

const nullable = { nullable: true } as const;

export class SpaceByUrlQuery {
  /** `<building>/<space>` or `<building>`. */
  @IsString({ message: toRuleMessage('required') })
  @MaxLength(260, { message: toRuleMessage('maxLength', { max: 260 }) })
  url!: string;
}

/** More than there are layouts, so that an error of a repeated one names its row. */
const MAX_LAYOUTS = 20;
/** Characters of an edit token. */
export const MAX_TOKEN_LENGTH = 200;

/** Partial update of a space and of its building's name and address. */
@ApiSchema({ name: 'SpaceInput' })
export class SpaceInput extends AddressInput {
  @IsId()
  id!: number;

  /** Version as read; 409 if it has changed since. */
  @IsInt({ message: toRuleMessage('integer') })
  version!: number;

  @SpaceField('space_name')
  space_name?: string;

  @ApiPropertyOptional({ type: String })
  @NameRules()
  building_name?: string;

  @SpaceField('perex')
  perex?: string;

  @SpaceField('description', { description: HTML_DESCRIPTION })
  description?: string;

  @ValidateIf(({ layouts }: SpaceInput) => !Array.isArray(layouts) || layouts.length === 0)
  @SpaceField('capacity')
  capacity?: number | null;

  @SpaceField('area_size')
  area_size?: number | null;

  @SpaceField('price_level', { minimum: 1, maximum: 4 })
  price_level?: number;

  @SpaceField('price_from', { description: 'CZK per hour.' })
  price_from?: number | null;

  @SpaceField('recommended', { description: 'Changed by operators only.' })
  recommended?: boolean;

  @SpaceField('phone')
  phone?: string | null;

  @SpaceField('email')
  email?: string | null;

  @SpaceField('web')
  web?: string | null;

  @SpaceField('facebook')
  facebook?: string | null;

  @SpaceField('instagram')
  instagram?: string | null;

  @SpaceField('youtube')
  youtube?: string | null;

  @SpaceField('video_url')
  video_url?: string | null;

  @ApiPropertyOptional({ type: [Number], description: 'Ids of purposes, most suitable first.' })
  @SkipIfUndefined
  @IsId({ each: true })
  @ArrayMaxSize(50, { message: toRuleMessage('list') })
  purposes?: number[];

  @ApiPropertyOptional({ type: [Number], description: 'Ids of equipment and services.' })
  @SkipIfUndefined
  @IsId({ each: true })
  @ArrayMaxSize(200, { message: toRuleMessage('list') })
  attributes?: number[];

  @ApiPropertyOptional({
    type: [SpaceLayoutInput],
    description:
      'Replaces all layouts. The capacity of the space is the largest one; `capacity` beside them is ignored.',
  })
  @SkipIfUndefined
  @IsArray({ message: toRuleMessage('list') })
  @ArrayMaxSize(MAX_LAYOUTS, { message: toRuleMessage('list') })
  @NestedRules({ each: true, message: toRuleMessage('list') })
  @Type(() => SpaceLayoutInput)
  layouts?: SpaceLayoutInput[];
}

@ApiSchema({ name: 'SaveSpaceInput' })
export class SaveSpaceInput {
  @IsObject({ message: toRuleMessage('required') })
  @NestedRules({ message: toRuleMessage('required') })
  @Type(() => SpaceInput)
  space!: SpaceInput;

  /** Owner: request publication. Operator: save and approve. */
  @IsBoolean({ message: toRuleMessage('boolean') })
  publish!: boolean;

  @ApiPropertyOptional({
    type: String,
    ...nullable,
    description: 'Token of an edit link, instead of a session.',
  })
  @IsOptional()
  @text()
  @max(MAX_TOKEN_LENGTH)
  auth_token?: string | null;
}

@ApiSchema({ name: 'ChangeStatusInput' })
export class ChangeStatusInput {
  @ApiProperty({ enum: SPACE_STATUSES, enumName: 'SpaceStatus' })
  @IsIn(SPACE_STATUSES, { message: toRuleMessage('choice') })
  status!: SpaceStatusValue;

  @ApiPropertyOptional({ type: String, maxLength: 1000 })
  @BlankToNull
  @IsOptional()
  @text()
  @max(1000)
  reason?: string | null;

  @ApiPropertyOptional({
    type: String,
    ...nullable,
    description: 'Token of an edit link, instead of a session.',
  })
  @IsOptional()
  @text()
  @max(MAX_TOKEN_LENGTH)
  auth_token?: string | null;
}

@ApiSchema({ name: 'EditLinkInput' })
export class EditLinkInput {
  @ApiProperty({ type: String })
  @IsString({ message: toRuleMessage('required') })
  @max(MAX_TOKEN_LENGTH)
  auth_token!: string;
}
