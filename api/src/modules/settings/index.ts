export { SITE_SETTINGS } from './site-settings.ts';
