export { Customer } from './customer.entity.ts';
export { CustomersModule } from './customers.module.ts';
export { CustomersService } from './customers.service.ts';
