export { SettingsModule } from './settings.module.ts';
export { DEFAULT_SITE, MAX_FOOTER_LINKS, MAP_ATTRIBUTIONS, type SiteValues } from './site-settings.ts';
export { SiteSettingsService } from './site-settings.service.ts';
export { SiteSettingsRow } from './site-settings.entity.ts';
export { LegalTermsService, type LegalTermsEdition, type LegalTermsState } from './legal-terms.service.ts';
export { termsPublished } from './legal-terms.events.ts';
export { LegalTermsVersion } from './legal-terms-version.entity.ts';
