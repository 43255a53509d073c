export { Customer } from './customer.entity.ts';
