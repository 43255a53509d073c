export { AccountSecondFactorService } from './account-second-factor.service.ts';
export { AccountsModule } from './accounts.module.ts';
export { OperatorAccountService, OperatorRefused } from './operator-account.service.ts';
export { OneTimeToken } from './one-time-token.entity.ts';
