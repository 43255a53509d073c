import type { SettingsBillingDto, SiteSettingsDto, SiteSettingsInputDto } from './settings.admin.dto.ts';
import type { SiteValues } from './site-settings.ts';
import type { SiteVersion } from './site-settings.service.ts';

export function settingsAnswer({
  values: { name, company, billing, social, termsVersion },
  version,
  updatedAt,
}: SiteVersion): SiteSettingsDto {
  const { street, city, postalCode, account, isVatPayer } = billing;
  const written: SettingsBillingDto = {
    street,
    city,
    postal_code: postalCode,
    account,
    is_vat_payer: isVatPayer,
  };
  return {
    name,
    company,
    billing: written,
    social,
    terms_version: termsVersion,
    version,
    updated_at: updatedAt?.toISOString() ?? null,
  };
}

export function settingsValues({
  name,
  company,
  billing: { street, city, postal_code, account, is_vat_payer },
  social,
}: SiteSettingsInputDto): SiteValues {
  return {
    name,
    company: { ...company },
    billing: { street, city, postalCode: postal_code, account, isVatPayer: is_vat_payer },
    social: social.map((profile) => ({ ...profile })),
  };
}
