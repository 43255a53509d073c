export { HeldMail } from './held-mail.entity.ts';
export { accountCause, FORGOTTEN_ADDRESS } from './mail-cause.ts';
export { LinkSeal } from './link-seal.service.ts';
export { MailAttachments } from './mail-attachments.ts';
export { MailLog } from './mail-log.entity.ts';
export { MailModule } from './mail.module.ts';
export { MailSamples } from './mail-samples.ts';
export { MailService, type Gathering, type NewMail } from './mail.service.ts';
export type { MailMessage, MailSubject } from './mail.message.ts';
