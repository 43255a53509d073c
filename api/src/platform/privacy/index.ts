export {
  PersonalDataRegistry,
  type Person,
  type PersonalDataProvider,
  type RetainedData,
} from './personal-data.registry.ts';
export { SECRET_EXITS, SECRET_KINDS, type SecretExit, type SecretKindName } from './secret-kinds.ts';
export { PrivacyModule } from './privacy.module.ts';
