export { SettingsModule } from './settings.module.ts';
export { DEFAULT_SITE, FOOTER_LINKS, MAP_ATTRIBUTIONS, type SiteValues } from './site-settings.ts';
export { SiteSettings, type SiteVersion } from './site-settings.service.ts';
export { SiteSettingsRow } from './site-settings.entity.ts';
export { SiteTerms, type TermsEdition, type TermsState } from './site-terms.service.ts';
export { termsPublished } from './terms.events.ts';
export { TermsVersion } from './terms-version.entity.ts';
