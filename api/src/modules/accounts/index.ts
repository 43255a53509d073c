export { ACCOUNT_MAILS } from './account/account-mails.templates.ts';
export { PRIVACY_MAILS } from './privacy/privacy-request-mails.templates.ts';
export { invitationMail } from './team/team-mails.templates.ts';
export { AccountSecondFactorService } from './account/account-second-factor.service.ts';
export { AccountsModule } from './accounts.module.ts';
export { OperatorAccountService, OperatorRefused } from './admin/operator-account.service.ts';
export { Invitation, Member } from './members/index.ts';
export { PrivacyRequest } from './privacy/privacy-request.entity.ts';
export { OneTimeToken } from './account/one-time-token.entity.ts';
