export { Mailer, type Attachment, type Mail } from './mailer.ts';
export { MailerModule } from './mailer.module.ts';
