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
  id!: number;
  name!: string;
  slug!: string;
  street!: string | null;
  house_number!: string | null;
  land_registry_number!: string | null;
  postal_code!: string | null;
  city!: string | null;
  province_name!: string | null;
  /** Location in the tree, derived from the city and the coordinates. */
  location!: TagDto | null;
  lat!: number | null;
  lng!: number | null;
  /** Sanitized HTML. */
  description!: string;
  version!: number;
}

/** The building was saved by another request in the meantime. */
@ApiSchema({ name: 'BuildingConflict' })
export class BuildingConflictDto extends ErrorAnswer {
  /** The current building. */
  current!: OwnerBuildingDto;
}

@ApiSchema({ name: 'BuildingAnswer' })
export class BuildingAnswerDto {
  @ApiProperty({ enum: ['ok'] }) status!: 'ok';
  building!: OwnerBuildingDto;
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

  /** Version as read; 409 if it has changed since. */
  @IsInt({ message: toRuleMessage('integer') })
  version!: number;
}
