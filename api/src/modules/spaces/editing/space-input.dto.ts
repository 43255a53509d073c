import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import {
  cleanLine,
  LIMITS,
  normalizePhone,
  normalizePostalCode,
  SPACE_STATUSES,
  type SpaceStatusValue,
} from '@prostora/contracts';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsBoolean,
  IsIn,
  IsInt,
  IsNumber,
  IsObject,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { CleanLine, Mailbox, OneLine } from '../../../platform/http/field-rules.ts';
import { IsId } from '../../../platform/http/id.ts';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';

const nullable = { nullable: true } as const;

export class SpaceByUrlQuery {
  @ApiProperty({ type: String, description: '`<building>/<space>` or `<building>`.' })
  @IsString({ message: toRuleMessage('required') })
  @MaxLength(260, { message: toRuleMessage('maxLength', { max: 260 }) })
  url!: string;
}

const BlankToNull = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' ? value.trim() || null : value,
);
const LineOrNull = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' ? cleanLine(value) || null : value,
);
const max = (length: number): PropertyDecorator =>
  MaxLength(length, { message: toRuleMessage('maxLength', { max: length }) });
const text = (): PropertyDecorator => IsString({ message: toRuleMessage('text') });
/** Optional, but not null. */
const SkipIfUndefined = ValidateIf((_input: unknown, value: unknown) => value !== undefined);
/** Normalizes the value; what cannot be normalized stays unchanged and fails validation. */
const Normalize = (form: (text: string) => string | null): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && value.trim() !== '' ? (form(value) ?? value) : value,
  );
const IsCoordinate =
  (min: number, max: number): PropertyDecorator =>
  (target, key) =>
    [
      Max(max, { message: toRuleMessage('location') }),
      Min(min, { message: toRuleMessage('location') }),
      IsNumber({}, { message: toRuleMessage('location') }),
    ].forEach((rule) => rule(target, key));
/** Characters of HTML before sanitizing. */
const MAX_HTML_LENGTH = 100_000;
/** Characters of an edit token. */
export const MAX_TOKEN_LENGTH = 200;
const HTTP_URL = /^https?:\/\/[^\s/$.?#].[^\s]*$/iu;

/** Partial update of an address. */
export class AddressInput {
  @ApiPropertyOptional({ type: String, ...nullable })
  @LineOrNull
  @IsOptional()
  @text()
  @OneLine()
  @max(120)
  street?: string | null;

  @ApiPropertyOptional({ type: String, ...nullable })
  @LineOrNull
  @IsOptional()
  @text()
  @OneLine()
  @max(20)
  house_number?: string | null;

  @ApiPropertyOptional({ type: String, ...nullable })
  @LineOrNull
  @IsOptional()
  @text()
  @OneLine()
  @max(20)
  land_registry_number?: string | null;

  @ApiPropertyOptional({ type: String, ...nullable, description: 'Five digits, with or without a space.' })
  @Normalize(normalizePostalCode)
  @BlankToNull
  @IsOptional()
  @text()
  @Matches(/^[1-7]\d{4}$/u, { message: toRuleMessage('postalCode') })
  postal_code?: string | null;

  @ApiPropertyOptional({ type: String, ...nullable })
  @LineOrNull
  @IsOptional()
  @text()
  @OneLine()
  @max(100)
  city?: string | null;

  @ApiPropertyOptional({ type: Number, ...nullable, description: 'Inside Czechia, together with lng.' })
  @IsOptional()
  @IsCoordinate(48.55, 51.06)
  lat?: number | null;

  @ApiPropertyOptional({ type: Number, ...nullable })
  @IsOptional()
  @IsCoordinate(12.09, 18.87)
  lng?: number | null;
}

/** Partial update of a building; its location is derived from city and coordinates. */
@ApiSchema({ name: 'BuildingInput' })
export class BuildingInput extends AddressInput {
  @ApiPropertyOptional({ type: String })
  @CleanLine()
  @SkipIfUndefined
  @text()
  @OneLine()
  @Matches(/\S/u, { message: toRuleMessage('required') })
  @max(LIMITS.name)
  name?: string;

  @ApiPropertyOptional({
    type: String,
    description: 'HTML of the rich-text editor; what is not allowed is left out.',
  })
  @SkipIfUndefined
  @text()
  @max(MAX_HTML_LENGTH)
  description?: string;

  @ApiProperty({
    type: Number,
    description: 'The version the changes were made to; another one answers 409.',
  })
  @IsInt({ message: toRuleMessage('integer') })
  version!: number;
}

/** Partial update of a space and of its building's name and address. */
@ApiSchema({ name: 'SpaceInput' })
export class SpaceInput extends AddressInput {
  @ApiProperty({ type: Number })
  @IsId()
  id!: number;

  @ApiProperty({
    type: Number,
    description: 'The version the changes were made to; another one answers 409.',
  })
  @IsInt({ message: toRuleMessage('integer') })
  version!: number;

  @ApiPropertyOptional({ type: String })
  @CleanLine()
  @SkipIfUndefined
  @text()
  @OneLine()
  @Matches(/\S/u, { message: toRuleMessage('required') })
  @max(LIMITS.name)
  space_name?: string;

  @ApiPropertyOptional({ type: String })
  @CleanLine()
  @SkipIfUndefined
  @text()
  @OneLine()
  @Matches(/\S/u, { message: toRuleMessage('required') })
  @max(LIMITS.name)
  building_name?: string;

  @ApiPropertyOptional({ type: String })
  @SkipIfUndefined
  @text()
  @max(LIMITS.perex)
  perex?: string;

  @ApiPropertyOptional({
    type: String,
    description: 'HTML of the rich-text editor; what is not allowed is left out.',
  })
  @SkipIfUndefined
  @text()
  @max(MAX_HTML_LENGTH)
  description?: string;

  @ApiPropertyOptional({ type: Number, ...nullable })
  @IsOptional()
  @IsInt({ message: toRuleMessage('integer') })
  @Min(1, { message: toRuleMessage('positive') })
  @Max(100_000, { message: toRuleMessage('range', { min: 1, max: 100_000 }) })
  capacity?: number | null;

  @ApiPropertyOptional({ type: Number, ...nullable })
  @IsOptional()
  @IsInt({ message: toRuleMessage('integer') })
  @Min(1, { message: toRuleMessage('positive') })
  @Max(1_000_000, { message: toRuleMessage('range', { min: 1, max: 1_000_000 }) })
  area_size?: number | null;

  @ApiPropertyOptional({ type: Number, minimum: 1, maximum: 4 })
  @SkipIfUndefined
  @IsInt({ message: toRuleMessage('integer') })
  @Min(1, { message: toRuleMessage('range', { min: 1, max: 4 }) })
  @Max(4, { message: toRuleMessage('range', { min: 1, max: 4 }) })
  price_level?: number;

  @ApiPropertyOptional({ type: Number, ...nullable, description: 'CZK per hour.' })
  @IsOptional()
  @IsNumber({ maxDecimalPlaces: 2 }, { message: toRuleMessage('number') })
  @Min(0, { message: toRuleMessage('positive') })
  @Max(1_000_000, { message: toRuleMessage('range', { min: 0, max: 1_000_000 }) })
  price_from?: number | null;

  @ApiPropertyOptional({ type: Boolean, description: 'Only the operator changes it.' })
  @SkipIfUndefined
  @IsBoolean({ message: toRuleMessage('boolean') })
  recommended?: boolean;

  @ApiPropertyOptional({ type: String, ...nullable })
  @Normalize(normalizePhone)
  @BlankToNull
  @IsOptional()
  @text()
  @Matches(/^\+\d{8,14}$/u, { message: toRuleMessage('phone') })
  phone?: string | null;

  @ApiPropertyOptional({ type: String, ...nullable })
  @BlankToNull
  @IsOptional()
  @max(LIMITS.email)
  @Mailbox('email')
  email?: string | null;

  @ApiPropertyOptional({ type: String, ...nullable })
  @LineOrNull
  @IsOptional()
  @OneLine()
  @max(300)
  @Matches(HTTP_URL, { message: toRuleMessage('url') })
  web?: string | null;

  @ApiPropertyOptional({ type: String, ...nullable })
  @LineOrNull
  @IsOptional()
  @OneLine()
  @max(300)
  @Matches(/^https?:\/\/(?:www\.|m\.)?facebook\.com\/\S+$/iu, { message: toRuleMessage('facebook') })
  facebook?: string | null;

  @ApiPropertyOptional({ type: String, ...nullable })
  @LineOrNull
  @IsOptional()
  @OneLine()
  @max(300)
  @Matches(/^https?:\/\/(?:www\.)?instagram\.com\/\S+$/iu, { message: toRuleMessage('instagram') })
  instagram?: string | null;

  @ApiPropertyOptional({ type: String, ...nullable })
  @LineOrNull
  @IsOptional()
  @OneLine()
  @max(300)
  @Matches(HTTP_URL, { message: toRuleMessage('url') })
  youtube?: string | null;

  @ApiPropertyOptional({ type: String, ...nullable })
  @LineOrNull
  @IsOptional()
  @OneLine()
  @max(300)
  @Matches(/^https:\/\/(?:(?:www\.)?youtube\.com\/watch\?v=|youtu\.be\/|(?:www\.)?vimeo\.com\/)[\w-]+/iu, {
    message: toRuleMessage('video'),
  })
  video_url?: string | null;

  @ApiPropertyOptional({ type: [Number], description: 'Ids of purposes, best first.' })
  @SkipIfUndefined
  @IsId({ each: true })
  @ArrayMaxSize(50, { message: toRuleMessage('list') })
  purposes?: number[];

  @ApiPropertyOptional({ type: [Number], description: 'Ids of equipments and services.' })
  @SkipIfUndefined
  @IsId({ each: true })
  @ArrayMaxSize(200, { message: toRuleMessage('list') })
  attributes?: number[];
}

@ApiSchema({ name: 'SaveSpaceInput' })
export class SaveSpaceInput {
  @ApiProperty({ type: SpaceInput })
  @IsObject({ message: toRuleMessage('required') })
  @ValidateNested()
  @Type(() => SpaceInput)
  space!: SpaceInput;

  @ApiProperty({ type: Boolean, description: 'Owner: request publication. Operator: save and approve.' })
  @IsBoolean({ message: toRuleMessage('boolean') })
  publish!: boolean;

  @ApiPropertyOptional({
    type: String,
    ...nullable,
    description: 'Edit token of an e-mailed link, instead of a session.',
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
    description: 'Edit token of an e-mailed link, instead of a session.',
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
