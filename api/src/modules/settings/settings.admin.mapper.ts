import type { SettingsBillingDto, SiteSettingsDto, SiteSettingsInputDto } from './settings.admin.dto.ts';
import type { CurrentSiteValues, SiteChanges } from './site-settings.ts';

export type VersionedSiteValues = { values: CurrentSiteValues; version: number; updatedAt: Date | null };

export function toSiteSettingsDto({
  values: { name, company, billing, social, layoutAreas, schoolHolidays, termsVersion },
  version,
  updatedAt,
}: VersionedSiteValues): SiteSettingsDto {
  const { street, city, postalCode, account, isVatPayer } = billing;
  const billingDto: SettingsBillingDto = {
    street,
    city,
    postal_code: postalCode,
    account,
    is_vat_payer: isVatPayer,
  };
  return {
    name,
    company,
    billing: billingDto,
    social,
    layout_areas: [...layoutAreas],
    school_holidays: schoolHolidays.map((holiday) => ({ ...holiday, districts: [...holiday.districts] })),
    terms_version: termsVersion,
    version,
    updated_at: updatedAt?.toISOString() ?? null,
  };
}

export function parseSiteValues({
  name,
  company,
  billing: { street, city, postal_code, account, is_vat_payer },
  social,
  layout_areas: layoutAreas,
  school_holidays: schoolHolidays,
}: SiteSettingsInputDto): SiteChanges {
  return {
    name,
    company: { ...company },
    billing: { street, city, postalCode: postal_code, account, isVatPayer: is_vat_payer },
    social: social.map((profile) => ({ ...profile })),
    ...(schoolHolidays && { schoolHolidays: schoolHolidays.map((holiday) => ({ ...holiday })) }),
    ...(layoutAreas && { layoutAreas: layoutAreas.map((area) => ({ ...area })) }),
  };
}
