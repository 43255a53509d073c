import { Injectable } from '@nestjs/common';
import { MailAttachmentRegistry } from '../../mail/index.ts';
import { INVOICE_FILE } from '../membership-mails.templates.ts';
import { OrdersService } from './orders.service.ts';

/** Builds the invoice attachment when its mail is sent. */
@Injectable()
export class InvoiceAttachmentProvider {
  constructor(orders: OrdersService, attachments: MailAttachmentRegistry) {
    attachments.register(INVOICE_FILE, (id) => orders.findInvoiceFile(id));
  }
}
