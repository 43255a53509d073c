export { ACCOUNT_MAILS } from './account-mails.templates.ts';
export { AccountSecondFactorService } from './second-factor/account-second-factor.service.ts';
export { AccountsModule } from './accounts.module.ts';
export { OperatorAccountService, OperatorRefused } from './admin/operator-account.service.ts';
export { Invitation, Member } from './team/index.ts';
export { PrivacyRequest } from './privacy/privacy-request.entity.ts';
export { OneTimeToken } from './registration/one-time-token.entity.ts';
