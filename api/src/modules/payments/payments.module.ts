import { Global, Module } from '@nestjs/common';
import { AuditModule } from '../audit/index.ts';
import { InstalmentPaymentsPort } from '../deals/index.ts';
import { HandPaymentsService } from './hand-payments.service.ts';
import { PaymentRepository } from './payment.repository.ts';

/** Global because it fills a port of a module it depends on. */
@Global()
@Module({
  imports: [AuditModule],
  providers: [PaymentRepository, { provide: InstalmentPaymentsPort, useClass: HandPaymentsService }],
  exports: [InstalmentPaymentsPort],
})
export class PaymentsModule {}
