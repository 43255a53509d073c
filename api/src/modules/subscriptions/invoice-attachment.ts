import { Injectable } from '@nestjs/common';
import { MailAttachments } from '../mail/index.ts';
import { INVOICE_FILE } from './membership-mails.service.ts';
import { OrdersService } from './orders.service.ts';

/** Builds the invoice attachment when its mail is sent. */
@Injectable()
export class InvoiceAttachment {
  constructor(orders: OrdersService, attachments: MailAttachments) {
    attachments.add(INVOICE_FILE, (id) => orders.invoiceFile(id));
  }
}
