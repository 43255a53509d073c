import { Injectable } from '@nestjs/common';
import { MailAttachments } from '../mail/index.ts';
import { INVOICE_FILE } from './membership-mails.service.ts';
import { OrdersService } from './orders.service.ts';

/** Makes the invoice that goes with a mail at the moment the mail leaves. */
@Injectable()
export class InvoiceAttachment {
  constructor(orders: OrdersService, attachments: MailAttachments) {
    attachments.add(INVOICE_FILE, (id) => orders.invoiceFile(id));
  }
}
