export { Passkey } from './passkey.entity.ts';
export { RecoveryCode } from './recovery-code.entity.ts';
export { SecondFactorModule } from './second-factor.module.ts';
export { SecondFactorService, type SecondFactorCode } from './second-factor.service.ts';
export { TotpFactor } from './totp-factor.entity.ts';
export type { TotpSetup } from './totp.service.ts';
