export { SettingsPage as default } from '../features/site/settings.page.tsx';
