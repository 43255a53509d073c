export { isAligned, isAutomatic, isBounce } from './classify-mail.ts';
export { InboundMailModule } from './inbound-mail.module.ts';
export { InboundMailServer, type InboundMailReceiver, type ReceivedMail } from './inbound-mail.server.ts';
export { parseMail } from './parse-mail.ts';
export type { ParsedMail } from './parsed-mail.ts';
