import { Module } from '@nestjs/common';
import { PrivacyModule } from '../../../platform/privacy/index.ts';
import { AuditModule } from '../../audit/index.ts';
import { CustomersModule } from '../../accounts/customers/index.ts';
import { MailModule } from '../../mail/index.ts';
import { SettingsModule } from '../../settings/index.ts';
import { SubscriptionCoreModule } from '../subscription-core.module.ts';
import { OrderSettlementService } from './order-settlement.service.ts';
import { InvoicesService } from './invoices.service.ts';
import { OrderPlacementService } from './order-placement.service.ts';
import { OrderQuotesService } from './order-quotes.service.ts';
import { OrderAdminController } from './order.admin.controller.ts';
import { OrderAdminRepository } from './order.admin.repository.ts';
import { OrderAdminService } from './order.admin.service.ts';
import { OrderRepository } from '../order.repository.ts';
import { OrdersPersonalDataProvider } from './orders.personal-data.ts';
import { OrdersService } from './orders.service.ts';

@Module({
  imports: [AuditModule, CustomersModule, MailModule, PrivacyModule, SettingsModule, SubscriptionCoreModule],
  controllers: [OrderAdminController],
  providers: [
    InvoicesService,
    OrderAdminRepository,
    OrderAdminService,
    OrderPlacementService,
    OrderQuotesService,
    OrderRepository,
    OrderSettlementService,
    OrdersPersonalDataProvider,
    OrdersService,
  ],
  exports: [InvoicesService, OrderPlacementService, OrderQuotesService, OrderRepository, OrdersService],
})
export class OrdersModule {}
