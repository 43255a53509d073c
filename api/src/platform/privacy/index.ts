export { PersonalDataRegistry, type Person, type PersonalDataProvider } from './personal-data.registry.ts';
export { PrivacyModule } from './privacy.module.ts';
