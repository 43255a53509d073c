import { Injectable } from '@nestjs/common';
import { listMissingSellerFields } from '@prostora/contracts/seller.ts';
import { invoice } from '@prostora/strings/cs/invoice.ts';
import { isSuperAdmin, type Actor } from '../../../platform/http/actor.ts';
import type { Attachment } from '../../../platform/mailer/index.ts';
import { CustomersService, type Customer } from '../../accounts/customers/index.ts';
import { MailAttachmentRegistry } from '../../mail/index.ts';
import { SiteSettingsService } from '../../settings/index.ts';
import { INVOICE_FILE } from '../membership-mails.templates.ts';
import { isMember } from '../../accounts/members/index.ts';
import { billingIncomplete, orderNotFound, sellerIncomplete } from '../membership.errors.ts';
import { requirePlanCustomer } from '../membership.policy.ts';
import { renderInvoicePdf } from './invoice-document.ts';
import { toBuyerParty, toSupplierParty } from './invoice-parties.ts';
import { OrderRepository } from '../order.repository.ts';
import type { InvoiceParty, InvoiceSupplier, PlanOrder } from '../plan-order.entity.ts';

type InvoiceParties = { customer: Customer; supplier: InvoiceSupplier; buyer: InvoiceParty };

/** Pro-forma invoices of orders. */
@Injectable()
export class InvoicesService {
  constructor(
    private readonly orders: OrderRepository,
    private readonly customers: CustomersService,
    private readonly settings: SiteSettingsService,
    attachments: MailAttachmentRegistry,
  ) {
    attachments.register(INVOICE_FILE, (id) => this.findInvoiceFile(id));
  }

  /**
   * The parties of an invoice issued now.
   * @throws DomainError BILLING_INCOMPLETE when the name or the address of the customer is missing;
   *   SELLER_INCOMPLETE until the operator's company and account are filled in
   */
  async loadParties(customerId: number): Promise<InvoiceParties> {
    const site = await this.settings.getCurrent();
    if (listMissingSellerFields(site).length > 0) throw sellerIncomplete();
    const customer = await this.customers.findById(customerId);
    const buyer = customer && toBuyerParty(customer);
    if (!buyer) throw billingIncomplete();
    return { customer, supplier: toSupplierParty(site), buyer };
  }

  /** @throws DomainError NOTFOUND, unless the actor is the customer or an operator */
  async getInvoiceFile(actor: Actor, id: number): Promise<Attachment> {
    const order = await this.orders.findById(id);
    if (!order || !(isMember(actor, order.customer.id) || isSuperAdmin(actor))) throw orderNotFound();
    if (!isSuperAdmin(actor)) requirePlanCustomer(actor);
    return this.buildInvoiceFile(order);
  }

  /** The attachment is built when its mail is sent. */
  private async findInvoiceFile(id: number): Promise<Attachment | null> {
    const order = await this.orders.findById(id);
    return order && this.buildInvoiceFile(order);
  }

  private async buildInvoiceFile(order: PlanOrder): Promise<Attachment> {
    const { name } = await this.settings.getCurrent();
    return {
      filename: invoice.fileName(order.number),
      contentType: 'application/pdf',
      content: await renderInvoicePdf(order, name),
    };
  }
}
