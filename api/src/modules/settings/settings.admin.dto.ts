import { ApiProperty, ApiSchema, OmitType } from '@nestjs/swagger';
import {
  isDic,
  isIco,
  LAYOUTS,
  normalizeDic,
  normalizeIco,
  normalizePhone,
  normalizePostalCode,
  parseBankAccount,
} from '@prostora/contracts';
import { DISTRICTS } from '@prostora/strings/cs/school-holidays.ts';
import { LAYOUT_LIMITS, type LayoutName } from '@prostora/contracts/space-layouts.ts';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNumber,
  IsObject,
  IsOptional,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  ValidateIf,
} from 'class-validator';
import {
  transformText,
  EmailRules,
  textRule,
  combineRules,
  LineRules,
  RequiredLineRules,
  NestedRules,
} from '../../platform/http/field-rules.ts';
import { IsDay } from '../../platform/http/timestamps.ts';
import { toRuleMessage } from '../../platform/http/rule-message.ts';

const MAX_PROFILES = 8;
const MAX_HOLIDAYS = 100;

const orEmpty =
  (isRight: (text: string) => boolean) =>
  (text: string): boolean =>
    text === '' || isRight(text);
const Line = (max: number): PropertyDecorator =>
  combineRules(ApiProperty({ type: String, maxLength: max }), RequiredLineRules(max));
/** Empty until the operator fills it in. */
const SellerLine = (max: number): PropertyDecorator =>
  combineRules(ApiProperty({ type: String, maxLength: max }), LineRules(max));
const isObject = IsObject({ message: toRuleMessage('required') });

@ApiSchema({ name: 'SettingsCompany' })
export class SettingsCompanyDto {
  @SellerLine(200) name!: string;
  @SellerLine(200) address!: string;

  @ApiProperty({ type: String, example: '27082440' })
  @transformText((text) => normalizeIco(text) ?? text)
  @textRule('ico', 'ico', orEmpty(isIco))
  ico!: string;

  @ApiProperty({ type: String, example: 'CZ27082440' })
  @transformText(normalizeDic)
  @textRule('dic', 'dic', orEmpty(isDic))
  dic!: string;

  @SellerLine(200) register!: string;

  @ApiProperty({ type: String, example: '+420 123 456 789' })
  @transformText((text) => text)
  @textRule('phone', 'phone', orEmpty((text) => normalizePhone(text) !== null))
  @MaxLength(30, { message: toRuleMessage('maxLength', { max: 30 }) })
  phone!: string;

  @ValidateIf(({ email }: SettingsCompanyDto) => email !== '')
  @EmailRules()
  email!: string;
}

@ApiSchema({ name: 'SettingsBilling' })
export class SettingsBillingDto {
  @SellerLine(120) street!: string;
  @SellerLine(100) city!: string;

  @ApiProperty({ type: String, example: '11000' })
  @transformText((text) => normalizePostalCode(text) ?? text)
  @textRule('postalCode', 'postalCode', orEmpty((text) => normalizePostalCode(text) !== null))
  postal_code!: string;

  @ApiProperty({ type: String, example: '19-2000145399/0800', description: 'Empty until it is filled in.' })
  @transformText((text) => text.replace(/\s/gu, ''))
  @textRule('bankAccount', 'bankAccount', orEmpty((text) => parseBankAccount(text) !== null))
  account!: string;

  @IsBoolean({ message: toRuleMessage('boolean') })
  is_vat_payer!: boolean;
}

@ApiSchema({ name: 'SettingsProfile' })
export class SettingsProfileDto {
  @Line(40) name!: string;

  @ApiProperty({ type: String, example: 'https://www.instagram.com/prostora' })
  @LineRules(300)
  @Matches(/^https?:\/\/[^\s/]+\.[^\s]+$/iu, { message: toRuleMessage('url') })
  url!: string;
}

const { areaPerPerson: MAX_AREA } = LAYOUT_LIMITS;
const areaRules = combineRules(
  ApiProperty({ type: Number, minimum: 0.1, maximum: MAX_AREA, description: 'Square metres.' }),
  IsNumber({ maxDecimalPlaces: 2 }, { message: toRuleMessage('number') }),
  Min(0.1, { message: toRuleMessage('range', { min: 0.1, max: MAX_AREA }) }),
  Max(MAX_AREA, { message: toRuleMessage('range', { min: 0.1, max: MAX_AREA }) }),
);
const isNotBelowFrom = ValidateBy(
  {
    name: 'notBelowFrom',
    validator: { validate: (value, args) => !(value < (args?.object as LayoutAreaDto).from) },
  },
  { message: toRuleMessage('layoutAreaOrder') },
);

/** Usual area a person in a layout. */
@ApiSchema({ name: 'LayoutArea' })
export class LayoutAreaDto {
  @ApiProperty({ enum: LAYOUTS, enumName: 'LayoutName' })
  @IsIn(LAYOUTS, { message: toRuleMessage('layoutUnknown') })
  layout!: LayoutName;

  @areaRules from!: number;

  @areaRules
  @isNotBelowFrom
  to!: number;
}

const isNotBeforeFrom = ValidateBy(
  {
    name: 'notBeforeFrom',
    validator: { validate: (value, args) => !(value < (args?.object as SchoolHolidayDto).from) },
  },
  { message: toRuleMessage('dateOrder') },
);

/** School holidays, in some districts (okresy) or in all. */
@ApiSchema({ name: 'SchoolHoliday' })
export class SchoolHolidayDto {
  @Line(100) name!: string;

  @ApiProperty({ type: String, format: 'date' })
  @IsDay()
  from!: string;

  @ApiProperty({ type: String, format: 'date', description: 'Last day.' })
  @isNotBeforeFrom
  @IsDay()
  until!: string;

  @ApiProperty({ type: [String], enum: DISTRICTS, enumName: 'District', description: 'Empty for all.' })
  @IsIn(DISTRICTS, { each: true, message: toRuleMessage('choice') })
  @ArrayUnique({ message: toRuleMessage('list') })
  @IsArray({ message: toRuleMessage('list') })
  districts!: string[];
}

@ApiSchema({ name: 'SchoolHolidaysAnswer' })
export class SchoolHolidaysAnswerDto {
  holidays!: SchoolHolidayDto[];
}

/** Operator of the site, for pages, invoices and consents. */
@ApiSchema({ name: 'SiteSettingsAnswer' })
export class SiteSettingsDto {
  @Line(60) name!: string;

  @ApiProperty({ type: SettingsCompanyDto })
  @isObject
  @NestedRules({ message: toRuleMessage('required') })
  @Type(() => SettingsCompanyDto)
  company!: SettingsCompanyDto;

  @ApiProperty({ type: SettingsBillingDto })
  @isObject
  @NestedRules({ message: toRuleMessage('required') })
  @Type(() => SettingsBillingDto)
  billing!: SettingsBillingDto;

  @ApiProperty({ type: [SettingsProfileDto], maxItems: MAX_PROFILES })
  @IsArray({ message: toRuleMessage('list') })
  @ArrayMaxSize(MAX_PROFILES, { message: toRuleMessage('list') })
  @NestedRules({ each: true, message: toRuleMessage('choice') })
  @Type(() => SettingsProfileDto)
  social!: SettingsProfileDto[];

  /** Usual area a person, by layout. */
  layout_areas!: LayoutAreaDto[];

  /** The table from which owners close their spaces by name. */
  school_holidays!: SchoolHolidayDto[];

  @ApiProperty({
    type: String,
    format: 'date',
    description:
      'Version of the terms in force: their first day of validity. Referenced by consents; read-only.',
  })
  terms_version!: string;

  @IsInt({ message: toRuleMessage('integer') })
  version!: number;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  updated_at!: string | null;
}

@ApiSchema({ name: 'SiteSettingsInput' })
export class SiteSettingsInputDto extends OmitType(SiteSettingsDto, [
  'updated_at',
  'terms_version',
  'layout_areas',
  'school_holidays',
] as const) {
  /** Layouts that are not given keep their area. */
  @IsOptional()
  @IsArray({ message: toRuleMessage('list') })
  @ArrayUnique(({ layout }: LayoutAreaDto) => layout, { message: toRuleMessage('list') })
  @NestedRules({ each: true, message: toRuleMessage('list') })
  @Type(() => LayoutAreaDto)
  layout_areas?: LayoutAreaDto[];

  /** The whole table; it stays if omitted. */
  @IsOptional()
  @IsArray({ message: toRuleMessage('list') })
  @ArrayMaxSize(MAX_HOLIDAYS, { message: toRuleMessage('list') })
  @NestedRules({ each: true, message: toRuleMessage('list') })
  @Type(() => SchoolHolidayDto)
  school_holidays?: SchoolHolidayDto[];
}
