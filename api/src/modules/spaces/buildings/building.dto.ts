import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { LIMITS, normalizePostalCode } from '@prostora/contracts';
import { IsInt, IsNumber, IsOptional, Matches, Max, Min } from 'class-validator';
import { ErrorAnswer } from '../../../platform/http/error.dto.ts';
import { OneLine, PlainName, RequiredLineRules } from '../../../platform/http/field-rules.ts';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';
import { TagDto } from '../space-card.dto.ts';
import {
  BlankToNull,
  HTML_DESCRIPTION,
  HtmlRules,
  LineOrNull,
  max,
  NameRules,
  Normalize,
  text,
} from '../space-field.dto.ts';

const nullable = { nullable: true } as const;

const IsCoordinate =
  (min: number, max: number): PropertyDecorator =>
  (target, key) =>
    [
      Max(max, { message: toRuleMessage('location') }),
      Min(min, { message: toRuleMessage('location') }),
      IsNumber({}, { message: toRuleMessage('location') }),
    ].forEach((rule) => rule(target, key));

@ApiSchema({ name: 'OwnerBuilding' })
export class OwnerBuildingDto {
  @ApiProperty({ type: Number }) id!: number;
  @ApiProperty({ type: String }) name!: string;
  @ApiProperty({ type: String }) slug!: string;
  @ApiProperty({ type: String, ...nullable }) street!: string | null;
  @ApiProperty({ type: String, ...nullable }) house_number!: string | null;
  @ApiProperty({ type: String, ...nullable }) land_registry_number!: string | null;
  @ApiProperty({ type: String, ...nullable }) postal_code!: string | null;
  @ApiProperty({ type: String, ...nullable }) city!: string | null;
  @ApiProperty({ type: String, ...nullable }) province_name!: string | null;
  @ApiProperty({
    type: TagDto,
    ...nullable,
    description: 'Location in the tree, derived from the city and the coordinates.',
  })
  location!: TagDto | null;
  @ApiProperty({ type: Number, ...nullable }) lat!: number | null;
  @ApiProperty({ type: Number, ...nullable }) lng!: number | null;
  @ApiProperty({ type: String, description: 'Sanitized HTML.' }) description!: string;
  @ApiProperty({ type: Number }) version!: number;
}

/** The building was saved by another request in the meantime. */
@ApiSchema({ name: 'BuildingConflict' })
export class BuildingConflictDto extends ErrorAnswer {
  @ApiProperty({
    type: OwnerBuildingDto,
    description: 'The current building.',
  })
  current!: OwnerBuildingDto;
}

@ApiSchema({ name: 'BuildingAnswer' })
export class BuildingAnswerDto {
  @ApiProperty({ enum: ['ok'] }) status!: 'ok';
  @ApiProperty({ type: OwnerBuildingDto }) building!: OwnerBuildingDto;
}

@ApiSchema({ name: 'AddBuildingInput' })
export class AddBuildingInput {
  @ApiProperty({ type: String, maxLength: LIMITS.name })
  @RequiredLineRules(LIMITS.name)
  @PlainName()
  name!: string;
}

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

  @ApiPropertyOptional({ type: Number, ...nullable, description: 'Within Czechia; requires `lng`.' })
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
  @NameRules()
  name?: string;

  @ApiPropertyOptional({ type: String, description: HTML_DESCRIPTION })
  @HtmlRules()
  description?: string;

  @ApiProperty({
    type: Number,
    description: 'Version as read; 409 if it has changed since.',
  })
  @IsInt({ message: toRuleMessage('integer') })
  version!: number;
}
