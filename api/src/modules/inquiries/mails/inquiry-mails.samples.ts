import { Injectable, type OnModuleInit } from '@nestjs/common';
import { urls } from '@prostora/contracts';
import { inquiryMail } from '@prostora/strings/cs/mail-inquiry.ts';
import { MailSampleRegistry } from '../../mail/index.ts';
import { inquiryMails } from './inquiry-mails.templates.ts';

const { space, other, name, email, phone, message, offer, demand, note } = inquiryMail.samples;
const PATH = urls.sentDemand(1, 'ukazka');
const PENDING_RESERVATION = { kind: 'pending', id: 1, page: urls.reservation(1, 'ukazka') } as const;

/** Registers a sample of every inquiry mail. */
@Injectable()
export class InquiryMailSamplesProvider implements OnModuleInit {
  constructor(private readonly samples: MailSampleRegistry) {}

  onModuleInit(): void {
    const contact = { email, phone };
    const mails = [
      inquiryMails.contactOwner(1, space, { name, email, text: message }),
      inquiryMails.contactReceipt(space),
      inquiryMails.demandOwner(1, [space, other], demand, message),
      inquiryMails.demandSender(PATH, 3),
      inquiryMails.demandUnmatched(1, demand),
      inquiryMails.offerMade(PATH, { space, price: 18_500, validUntil: demand.dateFrom }, offer, email),
      inquiryMails.allDeclined(PATH),
      inquiryMails.chosenOwner(1, space, { name, ...contact }, PENDING_RESERVATION),
      inquiryMails.chosenSender(PATH, space, contact, PENDING_RESERVATION),
      inquiryMails.closedOwner(1, [other], 'chosen', null),
      inquiryMails.closedOwner(1, [space], 'withdrawn', null),
      inquiryMails.closedOwner(1, [space], 'expired', null),
      inquiryMails.closedOwner(1, [space], 'operator', note),
      inquiryMails.closedSender('expired', null),
      inquiryMails.closedSender('operator', note),
      inquiryMails.ownerReminder(1, space, demand),
      inquiryMails.senderReminder(PATH),
    ];
    for (const mail of mails) this.samples.register(mail.template, () => mail.message);
  }
}
