export { AccountsModule } from './accounts.module.ts';
export { OneTimeToken } from './one-time-token.entity.ts';
