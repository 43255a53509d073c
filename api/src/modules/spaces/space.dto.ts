import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { LIMITS, SPACE_STATUSES, type SpaceStatusValue } from '@prostora/contracts';
import { fieldError } from '@prostora/strings/cs/errors.ts';
import { Transform, Type } from 'class-transformer';
import { ArrayMaxSize, IsBoolean, IsEmail, IsIn, IsInt, IsNumber, IsObject, IsOptional, IsString, Matches, Max, MaxLength, Min, ValidateIf, ValidateNested } from 'class-validator';
import { IsId } from '../../platform/http/id.ts';
import { PageInfo, PageQuery } from '../../platform/http/paging.ts';
import { SpaceCardDto, SpaceImageDto, TagDto } from './space-card.dto.ts';
import type { SpaceAction } from './space.states.ts';

const SPACE_ACTIONS: readonly SpaceAction[] = ['edit', 'request_publication', 'withdraw', 'approve', 'return', 'unpublish', 'disable', 'enable', 'delete', 'restore'];
const nullable = { nullable: true } as const;

@ApiSchema({ name: 'SpaceTags' })
export class SpaceTagsDto {
  @ApiProperty({ type: [TagDto] }) equipments!: TagDto[];
  @ApiProperty({ type: [TagDto] }) services!: TagDto[];
  @ApiProperty({ type: [TagDto] }) purpose!: TagDto[];
}

/** A space in full (SPEC §3, PRODUCT §4). */
@ApiSchema({ name: 'SpaceDetail' })
export class SpaceDetailDto {
  @ApiProperty({ type: Number }) id!: number;
  @ApiProperty({ type: String }) url!: string;
  @ApiProperty({ enum: SPACE_STATUSES, enumName: 'SpaceStatus' }) status!: SpaceStatusValue;
  @ApiProperty({ type: Boolean }) no_name!: boolean;
  @ApiProperty({ type: TagDto }) building!: TagDto;
  @ApiProperty({ type: String }) building_name!: string;
  @ApiProperty({ type: String }) space_name!: string;
  @ApiProperty({ type: String }) perex!: string;
  @ApiProperty({ type: String, description: 'Sanitised HTML.' }) description!: string;
  @ApiProperty({ type: Number, ...nullable }) capacity!: number | null;
  @ApiProperty({ type: Number, ...nullable }) area_size!: number | null;
  @ApiProperty({ type: Number }) price_level!: number;
  @ApiProperty({ type: Number, ...nullable }) price_from!: number | null;
  @ApiProperty({ type: String, ...nullable }) street!: string | null;
  @ApiProperty({ type: String, ...nullable }) house_number!: string | null;
  @ApiProperty({ type: String, ...nullable }) land_registry_number!: string | null;
  @ApiProperty({ type: String, ...nullable }) postal_code!: string | null;
  @ApiProperty({ type: String, ...nullable }) city!: string | null;
  @ApiProperty({ type: String }) country!: string;
  @ApiProperty({ type: String, ...nullable }) province_name!: string | null;
  @ApiProperty({ type: Number, ...nullable }) lat!: number | null;
  @ApiProperty({ type: Number, ...nullable }) lng!: number | null;
  @ApiProperty({ type: String, ...nullable }) phone!: string | null;
  @ApiProperty({ type: String, ...nullable }) email!: string | null;
  @ApiProperty({ type: String, ...nullable }) web!: string | null;
  @ApiProperty({ type: String, ...nullable }) facebook!: string | null;
  @ApiProperty({ type: String, ...nullable }) instagram!: string | null;
  @ApiProperty({ type: String, ...nullable }) youtube!: string | null;
  @ApiProperty({ type: String, ...nullable }) video_url!: string | null;
  @ApiProperty({ type: Boolean }) recommended!: boolean;
  @ApiProperty({ type: SpaceTagsDto }) tags!: SpaceTagsDto;
  @ApiProperty({ type: [SpaceImageDto] }) images!: SpaceImageDto[];
  @ApiProperty({ type: [TagDto] }) all_attributes!: TagDto[];
  @ApiProperty({ enum: SPACE_ACTIONS, isArray: true, enumName: 'SpaceAction' }) allowed_actions!: SpaceAction[];
  @ApiProperty({ type: Number }) version!: number;
}

@ApiSchema({ name: 'Breadcrumb' })
export class BreadcrumbDto {
  @ApiProperty({ type: String }) name!: string;
  @ApiProperty({ type: String, ...nullable }) url!: string | null;
}

@ApiSchema({ name: 'SpaceSeo' })
export class SpaceSeoDto {
  @ApiProperty({ type: String }) title!: string;
  @ApiProperty({ type: String }) meta_description!: string;
  @ApiProperty({ type: String }) canonical!: string;
  @ApiProperty({ type: String }) robots!: string;
  @ApiProperty({ type: [BreadcrumbDto] }) breadcrumbs!: BreadcrumbDto[];
}

@ApiSchema({ name: 'SpaceAnswer' })
export class SpaceAnswerDto {
  @ApiProperty({ type: SpaceDetailDto, ...nullable }) space!: SpaceDetailDto | null;
  @ApiProperty({ type: String, ...nullable }) error_code!: string | null;
  @ApiProperty({ type: String, ...nullable, description: 'Path the space moved to.' }) redirect!: string | null;
  @ApiProperty({ type: SpaceSeoDto, ...nullable }) seo!: SpaceSeoDto | null;
  @ApiProperty({ type: [SpaceCardDto] }) similar!: SpaceCardDto[];
}

@ApiSchema({ name: 'SpaceSaved' })
export class SpaceSavedDto {
  @ApiProperty({ type: SpaceDetailDto }) space!: SpaceDetailDto;
  @ApiProperty({ type: String, ...nullable }) redirect_to_url!: string | null;
}

export class SpaceByUrlQuery {
  @ApiProperty({ type: String, description: '`<building>/<space>` or `<building>`.' })
  @IsString({ message: fieldError('required') })
  @MaxLength(260, { message: fieldError('maxLength', { max: 260 }) })
  url!: string;
}

const blankToNull = Transform(({ value }: { value: unknown }) => (typeof value === 'string' && value.trim() === '' ? null : typeof value === 'string' ? value.trim() : value));
const max = (length: number): PropertyDecorator => MaxLength(length, { message: fieldError('maxLength', { max: length }) });
const text = (): PropertyDecorator => IsString({ message: fieldError('text') });
/** May be left out but not be null. */
const ifGiven = ValidateIf((_input: unknown, value: unknown) => value !== undefined);
const printable = Matches(/^\P{Cc}*$/u, { message: fieldError('text') });
const HTTP = /^https?:\/\/[^\s/$.?#].[^\s]*$/iu;

/** Changes of a space; members left out stay as they are. */
@ApiSchema({ name: 'SpaceInput' })
export class SpaceInput {
  @ApiProperty({ type: Number })
  @IsId()
  id!: number;

  @ApiProperty({ type: Number, description: 'The version the changes were made to; another one answers 409.' })
  @IsInt({ message: fieldError('integer') })
  version!: number;

  @ApiPropertyOptional({ type: String })
  @ifGiven @text() @Matches(/\S/u, { message: fieldError('required') }) @max(LIMITS.name)
  space_name?: string;

  @ApiPropertyOptional({ type: String })
  @ifGiven @text() @max(LIMITS.perex)
  perex?: string;

  @ApiPropertyOptional({ type: Number, ...nullable })
  @IsOptional() @IsInt({ message: fieldError('integer') }) @Min(1, { message: fieldError('positive') }) @Max(100_000, { message: fieldError('range', { min: 1, max: 100_000 }) })
  capacity?: number | null;

  @ApiPropertyOptional({ type: Number, ...nullable })
  @IsOptional() @IsInt({ message: fieldError('integer') }) @Min(1, { message: fieldError('positive') }) @Max(1_000_000, { message: fieldError('range', { min: 1, max: 1_000_000 }) })
  area_size?: number | null;

  @ApiPropertyOptional({ type: Number, minimum: 1, maximum: 4 })
  @ifGiven @IsInt({ message: fieldError('integer') }) @Min(1, { message: fieldError('range', { min: 1, max: 4 }) }) @Max(4, { message: fieldError('range', { min: 1, max: 4 }) })
  price_level?: number;

  @ApiPropertyOptional({ type: Number, ...nullable, description: 'CZK per hour.' })
  @IsOptional() @IsNumber({ maxDecimalPlaces: 2 }, { message: fieldError('number') }) @Min(0, { message: fieldError('positive') }) @Max(1_000_000, { message: fieldError('range', { min: 0, max: 1_000_000 }) })
  price_from?: number | null;

  @ApiPropertyOptional({ type: Boolean, description: 'Only the operator changes it.' })
  @ifGiven @IsBoolean({ message: fieldError('boolean') })
  recommended?: boolean;

  @ApiPropertyOptional({ type: String, ...nullable })
  @blankToNull @IsOptional() @max(20) @Matches(/^(?:\+\d{1,3} ?)?\d(?: ?\d){8,11}$/u, { message: fieldError('phone') })
  phone?: string | null;

  @ApiPropertyOptional({ type: String, ...nullable })
  @blankToNull @IsOptional() @max(LIMITS.email) @IsEmail({}, { message: fieldError('email') })
  email?: string | null;

  @ApiPropertyOptional({ type: String, ...nullable })
  @blankToNull @IsOptional() @max(300) @Matches(HTTP, { message: fieldError('url') })
  web?: string | null;

  @ApiPropertyOptional({ type: String, ...nullable })
  @blankToNull @IsOptional() @max(300) @Matches(/^https?:\/\/(?:www\.|m\.)?facebook\.com\/\S+$/iu, { message: fieldError('facebook') })
  facebook?: string | null;

  @ApiPropertyOptional({ type: String, ...nullable })
  @blankToNull @IsOptional() @max(300) @Matches(/^https?:\/\/(?:www\.)?instagram\.com\/\S+$/iu, { message: fieldError('instagram') })
  instagram?: string | null;

  @ApiPropertyOptional({ type: String, ...nullable })
  @blankToNull @IsOptional() @max(300) @Matches(HTTP, { message: fieldError('url') })
  youtube?: string | null;

  @ApiPropertyOptional({ type: String, ...nullable })
  @blankToNull @IsOptional() @max(300) @Matches(/^https:\/\/(?:(?:www\.)?youtube\.com\/watch\?v=|youtu\.be\/|(?:www\.)?vimeo\.com\/)[\w-]+/iu, { message: fieldError('video') })
  video_url?: string | null;

  @ApiPropertyOptional({ type: [Number], description: 'Ids of purposes, best first.' })
  @ifGiven @IsId({ each: true }) @ArrayMaxSize(50, { message: fieldError('list') })
  purposes?: number[];

  @ApiPropertyOptional({ type: [Number], description: 'Ids of equipments and services.' })
  @ifGiven @IsId({ each: true }) @ArrayMaxSize(200, { message: fieldError('list') })
  attributes?: number[];
}

@ApiSchema({ name: 'SaveSpaceInput' })
export class SaveSpaceInput {
  @ApiProperty({ type: SpaceInput })
  @IsObject({ message: fieldError('required') })
  @ValidateNested()
  @Type(() => SpaceInput)
  space!: SpaceInput;

  @ApiProperty({ type: Boolean, description: 'Owner: request publication. Operator: save and approve.' })
  @IsBoolean({ message: fieldError('boolean') })
  publish!: boolean;
}

@ApiSchema({ name: 'ChangeStatusInput' })
export class ChangeStatusInput {
  @ApiProperty({ enum: SPACE_STATUSES, enumName: 'SpaceStatus' })
  @IsIn(SPACE_STATUSES, { message: fieldError('choice') })
  status!: SpaceStatusValue;

  @ApiPropertyOptional({ type: String, maxLength: 1000 })
  @blankToNull @IsOptional() @text() @max(1000)
  reason?: string | null;
}

@ApiSchema({ name: 'SpaceOwner' })
export class SpaceOwnerDto {
  @ApiProperty({ type: Number }) id!: number;
  @ApiProperty({ type: String }) name!: string;
  @ApiProperty({ type: String }) email!: string;
}

@ApiSchema({ name: 'AdminSpaceRow' })
export class AdminSpaceRowDto {
  @ApiProperty({ type: Number }) id!: number;
  @ApiProperty({ type: String }) url!: string;
  @ApiProperty({ type: String }) space_name!: string;
  @ApiProperty({ type: String }) building_name!: string;
  @ApiProperty({ type: String, ...nullable }) city!: string | null;
  @ApiProperty({ type: String, ...nullable }) province_name!: string | null;
  @ApiProperty({ enum: SPACE_STATUSES, enumName: 'SpaceStatus' }) status!: SpaceStatusValue;
  @ApiProperty({ type: Number, ...nullable }) capacity!: number | null;
  @ApiProperty({ type: Number, ...nullable }) price_from!: number | null;
  @ApiProperty({ type: Boolean }) recommended!: boolean;
  @ApiProperty({ type: SpaceImageDto, ...nullable }) image!: SpaceImageDto | null;
  @ApiProperty({ type: Number }) images_count!: number;
  @ApiProperty({ type: SpaceOwnerDto }) owner!: SpaceOwnerDto;
  @ApiProperty({ type: String, format: 'date-time', ...nullable }) submitted_at!: string | null;
  @ApiProperty({ type: String, format: 'date-time' }) updated_at!: string;
  @ApiProperty({ type: String, format: 'date-time', ...nullable }) published_at!: string | null;
  @ApiProperty({ enum: SPACE_ACTIONS, isArray: true, enumName: 'SpaceAction' }) allowed_actions!: SpaceAction[];
  @ApiProperty({ type: Number }) version!: number;
}

@ApiSchema({ name: 'AdminSpacesAnswer' })
export class AdminSpacesAnswerDto extends PageInfo {
  @ApiProperty({ type: [AdminSpaceRowDto] }) spaces!: AdminSpaceRowDto[];
  @ApiProperty({ type: [TagDto], description: 'Buildings of the spaces on this page.' }) buildings!: TagDto[];
  @ApiProperty({ type: [AdminSpaceRowDto], description: 'The same rows under the name every paged list uses.' }) items!: AdminSpaceRowDto[];
  @ApiProperty({ type: 'object', additionalProperties: { type: 'number' }, description: 'Number of spaces by status under the other filters.' }) counts!: Record<string, number>;
}

const listOf = Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.split(',').filter((part) => part !== '') : value));

export class AdminSpacesQuery extends PageQuery {
  @ApiPropertyOptional({ type: String, description: 'Comma-separated statuses.' })
  @listOf @IsOptional() @IsIn(SPACE_STATUSES, { each: true, message: fieldError('choice') })
  status?: SpaceStatusValue[];

  @ApiPropertyOptional({ type: String, description: 'Part of the name, building, town, owner or e-mail.' })
  @IsOptional() @text() @printable @max(LIMITS.searchText)
  search?: string;

  @ApiPropertyOptional({ type: String, description: 'Slug of a location.' })
  @IsOptional() @text() @printable @max(80)
  region?: string;

  @ApiPropertyOptional({ type: Number, description: 'Id of a customer.' })
  @IsOptional() @Type(() => Number) @IsId()
  owner?: number;

  @ApiPropertyOptional({ enum: ['name', 'status', 'submitted', 'capacity', 'updated'] })
  @IsOptional() @IsIn(['name', 'status', 'submitted', 'capacity', 'updated'], { message: fieldError('choice') })
  sort: 'name' | 'status' | 'submitted' | 'capacity' | 'updated' = 'updated';

  @ApiPropertyOptional({ enum: ['asc', 'desc'] })
  @IsOptional() @IsIn(['asc', 'desc'], { message: fieldError('choice') })
  order: 'asc' | 'desc' = 'desc';
}
