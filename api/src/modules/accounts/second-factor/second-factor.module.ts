import { Module } from '@nestjs/common';
import { PrivacyModule } from '../../../platform/privacy/index.ts';
import { PasskeysService } from './passkeys.service.ts';
import { RecoveryCodesService } from './recovery-codes.service.ts';
import { SecondFactorPersonalDataProvider } from './second-factor.personal-data.ts';
import { SecondFactorRepository } from './second-factor.repository.ts';
import { SecondFactorService } from './second-factor.service.ts';
import { TotpService } from './totp.service.ts';

@Module({
  imports: [PrivacyModule],
  providers: [
    PasskeysService,
    RecoveryCodesService,
    SecondFactorPersonalDataProvider,
    SecondFactorRepository,
    SecondFactorService,
    TotpService,
  ],
  exports: [SecondFactorService],
})
export class SecondFactorModule {}
