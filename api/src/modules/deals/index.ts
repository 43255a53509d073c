export { Deal, Instalment } from './deal.entity.ts';
export { DEAL_ENTITIES } from './deal.entities.ts';
export { DealsModule } from './deals.module.ts';
export { InstalmentPaymentsPort, type HandPayment } from './instalment-payments-port.ts';
export { DEAL_MAILS } from './mails/deal-mails.templates.ts';
export { RentalTerms } from './rental-terms/index.ts';
