import { Global, Module } from '@nestjs/common';
import { MembershipPort } from '../accounts/customers/index.ts';
import { SubscriptionAdminModule } from './admin/subscription.admin.module.ts';
import { MembershipAdapter } from './admin/membership.adapter.ts';
import { OrdersModule } from './orders/orders.module.ts';
import { SubscriptionCoreModule } from './subscription-core.module.ts';

/** Global because it implements a port of the accounts module, which subscriptions depend on. */
@Global()
@Module({
  imports: [OrdersModule, SubscriptionAdminModule, SubscriptionCoreModule],
  providers: [{ provide: MembershipPort, useClass: MembershipAdapter }],
  exports: [MembershipPort],
})
export class MembershipPortModule {}
