export { Mailer, type Attachment, type Mail } from './mailer.ts';
export { MailerModule } from './mailer.module.ts';
export { MAIL_PAGE_HEADERS, renderSamplesPage, type RenderedMail } from './mail-catcher.page.ts';
