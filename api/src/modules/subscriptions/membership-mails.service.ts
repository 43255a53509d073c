import { Injectable } from '@nestjs/common';
import { invoiceAmount, invoiceDate } from '@prostora/strings/cs/invoice.ts';
import type { Customer } from '../accounts/customers/index.ts';
import { accountMailKey, MailService, type MailSubject, type TemplatedMail } from '../mail/index.ts';
import { UsersService, type User } from '../accounts/users/index.ts';
import type { MembershipCredit } from './membership-credit.entity.ts';
import {
  creditChangedMail,
  membershipBegunMail,
  membershipCorrectedMail,
  membershipEndingMail,
  membershipProlongedMail,
  orderCancelledMail,
  orderPlacedForOperatorMail,
  orderPlacedMail,
  spacesPausedMail,
  spacesResumedMail,
  toNames,
  trialEndingMail,
} from './membership-mails.templates.ts';
import type { OrderWithCustomer } from './order.repository.ts';
import type { LimitOutcome } from './plan-limit.ts';
import type { PlanOrder } from './plan-order.entity.ts';
import type { Subscription } from './subscription.entity.ts';
import type { SubscriptionWithUser } from './subscription.repository.ts';

/** Mails about orders, payments and the end of memberships. Not sent to erased and blocked users. */
@Injectable()
export class MembershipMailsService {
  constructor(
    private readonly mails: MailService,
    private readonly users: UsersService,
  ) {}

  /** Sends the invoice to the customer and a notification to the operators. */
  async sendOrderPlaced(order: PlanOrder, customer: Customer): Promise<void> {
    const user = await this.users.findById(customer.user.id);
    const { id, planName: plan, number, buyer } = order;
    const subject = toOrderSubject(order);
    const price = invoiceAmount(order.priceHaler - order.creditHaler);
    const mail = orderPlacedMail.build({ orderId: id, plan, number, price, dueOn: invoiceDate(order.dueOn) });
    if (user) await this.enqueue(user, subject, `order-${id}-placed`, mail);
    const news = orderPlacedForOperatorMail.build({ customer: buyer.name, plan, number, price });
    for (const operator of await this.users.listOperators())
      await this.enqueue(operator, subject, `order-${id}-news`, news);
  }

  async sendOrderPaid(order: OrderWithCustomer, until: Date, isProlonging: boolean): Promise<void> {
    const template = isProlonging ? membershipProlongedMail : membershipBegunMail;
    const mail = template.build({
      plan: order.planName,
      until: invoiceDate(until),
      isFromCredit: order.creditHaler === order.priceHaler,
    });
    await this.enqueue(order.customer.user, toOrderSubject(order), `order-${order.id}-paid`, mail);
  }

  async sendOrderCancelled(order: OrderWithCustomer): Promise<void> {
    const mail = orderCancelledMail.build({ plan: order.planName, number: order.number });
    await this.enqueue(order.customer.user, toOrderSubject(order), `order-${order.id}-cancelled`, mail);
  }

  /**
   * Sends one reminder for each threshold.
   * @param threshold days before the end, part of the idempotency key
   * @param daysLeft days left
   * @param after effect of the limit after the end
   */
  async sendEndingReminder(
    { id, customer, plan, trial, endsAt }: SubscriptionWithUser,
    threshold: number,
    daysLeft: number,
    after: LimitOutcome,
  ): Promise<void> {
    const template = trial ? trialEndingMail : membershipEndingMail;
    const mail = template.build({ plan: plan.name, daysLeft, until: invoiceDate(endsAt), after });
    await this.enqueue(
      customer.user,
      toCustomerSubject(customer),
      `subscription-${id}-ends-${threshold}`,
      mail,
    );
  }

  /** Reports spaces paused or resumed by the limit of the plan. */
  async sendLimitApplied(
    customer: Customer,
    { limit, kept, paused, resumed }: LimitOutcome,
    at: Date,
  ): Promise<void> {
    const user = await this.users.findById(customer.user.id);
    if (!user || paused.length + resumed.length === 0) return;
    const mail =
      paused.length > 0
        ? spacesPausedMail.build({ limit, kept: toNames(kept), paused: toNames(paused) })
        : spacesResumedMail.build(toNames(resumed));
    await this.enqueue(user, toCustomerSubject(customer), `${mail.template}-${at.getTime()}`, mail);
  }

  /** Reports a correction of plan or end by the operator. */
  async sendCorrected(
    user: User,
    { id, customer, plan, endsAt }: Subscription,
    reason: string,
  ): Promise<void> {
    const mail = membershipCorrectedMail.build({ plan: plan.name, until: invoiceDate(endsAt), reason });
    await this.enqueue(user, toCustomerSubject(customer), `subscription-${id}-corrected`, mail);
  }

  /** Reports credit added or removed by the operator. */
  async sendCreditChanged(user: User, entry: MembershipCredit, availableHaler: number): Promise<void> {
    const { id, customer, amountHaler, reason } = entry;
    const mail = creditChangedMail.build({ amountHaler, availableHaler, reason: reason ?? '' });
    await this.enqueue(user, toCustomerSubject(customer), `credit-${id}`, mail);
  }

  private async enqueue(
    user: User,
    subject: MailSubject,
    keySuffix: string,
    mail: TemplatedMail,
  ): Promise<void> {
    if (user.erasedAt !== null || user.blockedAt !== null) return;
    await this.mails.enqueue({
      idempotencyKey: accountMailKey(user.id, keySuffix),
      to: user.email,
      subject,
      ...mail,
    });
  }
}

const toOrderSubject = ({ id }: { id: number }): MailSubject => ({ type: 'order', id });
const toCustomerSubject = ({ id }: { id: number }): MailSubject => ({ type: 'customer', id });
