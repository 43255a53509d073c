import { Global, Module } from '@nestjs/common';
import { CustomersModule } from '../../accounts/customers/index.ts';
import { AuditModule } from '../../audit/index.ts';
import { OwnerProfilesPort } from '../../spaces/index.ts';
import { OwnerProfileController } from './owner-profile.controller.ts';
import { OwnerProfileJobs } from './owner-profile.jobs.ts';
import { OwnerProfileRepository } from './owner-profile.repository.ts';
import { OwnerProfileService } from './owner-profile.service.ts';

/** Global, because it provides the OwnerProfilesPort to the spaces module, which cannot import it. */
@Global()
@Module({
  imports: [AuditModule, CustomersModule],
  controllers: [OwnerProfileController],
  providers: [
    OwnerProfileJobs,
    OwnerProfileRepository,
    OwnerProfileService,
    { provide: OwnerProfilesPort, useExisting: OwnerProfileService },
  ],
  exports: [OwnerProfilesPort],
})
export class OwnerProfileModule {}
