export { HeldMail } from './held-mail.entity.ts';
export { accountMailKey, ANONYMIZED_ADDRESS } from './mail-idempotency-key.ts';
export { MailEncryptionService } from './mail-encryption.service.ts';
export { MailAttachmentRegistry } from './mail-attachment.registry.ts';
export { MailLog } from './mail-log.entity.ts';
export { MailModule } from './mail.module.ts';
export { MailSampleRegistry } from './mail-sample.registry.ts';
export { MailService, type MailCoalescing, type NewMail } from './mail.service.ts';
export type { MailMessage, MailSubject } from './mail.message.ts';
