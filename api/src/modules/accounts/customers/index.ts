export { CompanyCheck } from './company-check.entity.ts';
export { CompanyChecksService } from './company-checks.service.ts';
export { findCompanyName } from './company-name.ts';
export { CompanyRegister, type Company } from './company-register.ts';
export { Customer } from './customer.entity.ts';
export { CustomersModule } from './customers.module.ts';
export { CustomersService, type BillingData } from './customers.service.ts';
export { OwnerSuspensionPort, type FutureBooking, type OwnerStock } from './owner-suspension.port.ts';
export {
  MembershipPort,
  type CurrentMembership,
  type MembershipDetails,
  type SubscriptionConfig,
} from './membership.port.ts';
