import { Module } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { Config } from '../../../platform/config/index.ts';
import { Log } from '../../../platform/logging/log.ts';
import { PrivacyModule } from '../../../platform/privacy/index.ts';
import { AresCompanyRegisterAdapter } from './ares-company-register.adapter.ts';
import { CompanyCheckRepository } from './company-check.repository.ts';
import { CompanyChecksService } from './company-checks.service.ts';
import { CompanyRegister } from './company-register.ts';
import { CustomerRepository } from './customer.repository.ts';
import { CustomersPersonalDataProvider } from './customers.personal-data.ts';
import { CustomersService } from './customers.service.ts';
import { CachedCompanyRegister } from './cached-company-register.ts';

@Module({
  imports: [PrivacyModule],
  providers: [
    CompanyCheckRepository,
    CompanyChecksService,
    CustomerRepository,
    CustomersService,
    CustomersPersonalDataProvider,
    {
      provide: CompanyRegister,
      inject: [Config, Log, Clock],
      useFactory: (config: Config, log: Log, clock: Clock): CompanyRegister =>
        new CachedCompanyRegister(new AresCompanyRegisterAdapter(config.ARES_URL, log), clock),
    },
  ],
  exports: [CompanyChecksService, CustomersService, CompanyRegister],
})
export class CustomersModule {}
