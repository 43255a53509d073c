export { Allocation, Payment } from './payment.entity.ts';
export { PaymentsModule } from './payments.module.ts';
