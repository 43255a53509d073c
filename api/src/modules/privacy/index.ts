export { PersonalData, type Person, type PersonalDataKeeper } from './personal-data.ts';
export { PrivacyModule } from './privacy.module.ts';
