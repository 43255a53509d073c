export { AccountAdminModule } from './account.admin.module.ts';
export { AdminCustomerDetailDto } from './customer.admin.dto.ts';
export { toAdminCustomerDetail } from './customer.admin.mapper.ts';
export { CustomerAdminService } from './customer.admin.service.ts';
