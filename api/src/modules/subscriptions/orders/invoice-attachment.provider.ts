import { Injectable } from '@nestjs/common';
import { MailAttachmentRegistry } from '../../mail/index.ts';
import { INVOICE_FILE } from '../membership-mails.templates.ts';
import { InvoicesService } from './invoices.service.ts';

/** Builds the invoice attachment when its mail is sent. */
@Injectable()
export class InvoiceAttachmentProvider {
  constructor(invoices: InvoicesService, attachments: MailAttachmentRegistry) {
    attachments.register(INVOICE_FILE, (id) => invoices.findInvoiceFile(id));
  }
}
