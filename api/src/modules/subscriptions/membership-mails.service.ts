import { Injectable, type OnModuleInit } from '@nestjs/common';
import { urls } from '@prostora/contracts';
import { invoiceAmount, invoiceDate } from '@prostora/strings/cs/invoice.ts';
import { mail } from '@prostora/strings/cs/mail.ts';
import {
  membershipMail as texts,
  membershipMailSample as sample,
} from '@prostora/strings/cs/mail-membership.ts';
import type { Customer } from '../customers/index.ts';
import {
  accountMailKey,
  MailSampleRegistry,
  MailService,
  type MailMessage,
  type MailSubject,
} from '../mail/index.ts';
import { UsersService, type User } from '../users/index.ts';
import type { MembershipCredit } from './membership-credit.entity.ts';
import type { OrderWithCustomer } from './orders/order.repository.ts';
import type { LimitOutcome } from './plans/plan-limit.ts';
import type { PlanOrder } from './orders/plan-order.entity.ts';
import type { Subscription } from './subscription.entity.ts';
import type { SubscriptionWithUser } from './subscription.repository.ts';

/** Attachment kind of the invoice of an order. */
export const INVOICE_FILE = 'invoice';

const toMembershipAction = (label: string): Pick<MailMessage, 'action'> => ({
  action: { label, path: urls.membership },
});

const choiceAction = { action: { label: texts.chooseKept, path: urls.keptSpaces } };
const mySpacesAction = { action: { label: mail.space.mine, path: urls.mySpaces } };
const toNames = (spaces: readonly { name: string }[]): string[] => spaces.map(({ name }) => name);

/** Adds the spaces that will be paused to a reminder. */
function appendLimitNotice(message: MailMessage, { limit, kept, paused }: LimitOutcome): MailMessage {
  if (paused.length === 0) return message;
  const added = texts.limitAfterEnd(limit, toNames(kept), toNames(paused));
  return { ...message, paragraphs: [...message.paragraphs, ...added] };
}

/** Mails about orders, payments and the end of memberships. Not sent to erased and blocked users. */
@Injectable()
export class MembershipMailsService implements OnModuleInit {
  constructor(
    private readonly mails: MailService,
    private readonly users: UsersService,
    private readonly samples: MailSampleRegistry,
  ) {}

  /** Sends the invoice to the customer and a notification to the operators. */
  async sendOrderPlaced(order: PlanOrder, customer: Customer): Promise<void> {
    const user = await this.users.findById(customer.user.id);
    const price = invoiceAmount(order.priceHaler - order.creditHaler);
    const message = {
      ...texts.placed(order.planName, order.number, price, invoiceDate(order.dueOn)),
      ...toMembershipAction(texts.show),
      attachments: [{ kind: INVOICE_FILE, id: order.id }],
    };
    if (user)
      await this.enqueue(user, toOrderSubject(order), `order-${order.id}-placed`, 'order-placed', message);
    const news = {
      ...texts.placedForOperator(order.buyer.name, order.planName, order.number, price),
      action: { label: texts.openConsole, path: urls.orders },
    };
    for (const operator of await this.users.listOperators())
      await this.enqueue(
        operator,
        toOrderSubject(order),
        `order-${order.id}-news`,
        'order-placed-operator',
        news,
      );
  }

  async sendOrderPaid(order: OrderWithCustomer, until: Date, isProlonging: boolean): Promise<void> {
    const isFromCredit = order.creditHaler === order.priceHaler;
    const [template, text] = isProlonging
      ? (['membership-prolonged', isFromCredit ? texts.prolongedFromCredit : texts.prolonged] as const)
      : (['membership-begun', isFromCredit ? texts.begunFromCredit : texts.begun] as const);
    await this.enqueue(order.customer.user, toOrderSubject(order), `order-${order.id}-paid`, template, {
      ...text(order.planName, invoiceDate(until)),
      ...toMembershipAction(texts.show),
    });
  }

  async sendOrderCancelled(order: OrderWithCustomer): Promise<void> {
    await this.enqueue(
      order.customer.user,
      toOrderSubject(order),
      `order-${order.id}-cancelled`,
      'order-cancelled',
      {
        ...texts.cancelled(order.planName, order.number),
        ...toMembershipAction(texts.show),
      },
    );
  }

  /**
   * Sends one reminder for each threshold.
   * @param threshold days before the end, part of the idempotency key
   * @param days days left
   * @param after effect of the limit after the end
   */
  async sendEndingReminder(
    { id, customer, plan, trial, endsAt }: SubscriptionWithUser,
    threshold: number,
    days: number,
    after: LimitOutcome,
  ): Promise<void> {
    const [template, text, label] = trial
      ? (['trial-ending', texts.trialEnding, texts.choose] as const)
      : (['membership-ending', texts.ending, texts.prolong] as const);
    await this.enqueue(
      customer.user,
      { type: 'customer', id: customer.id },
      `subscription-${id}-ends-${threshold}`,
      template,
      appendLimitNotice(
        { ...text(plan.name, days, invoiceDate(endsAt)), ...toMembershipAction(label) },
        after,
      ),
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
    const subject = { type: 'customer', id: customer.id } as const;
    const [template, text] =
      paused.length > 0
        ? (['spaces-paused', texts.spacesPaused(limit, toNames(kept), toNames(paused))] as const)
        : (['spaces-resumed', texts.spacesResumed(toNames(resumed))] as const);
    await this.enqueue(user, subject, `${template}-${at.getTime()}`, template, {
      ...text,
      ...(paused.length > 0 ? choiceAction : mySpacesAction),
    });
  }

  /** Reports a correction of plan or end by the operator. */
  async sendCorrected(
    user: User,
    { id, customer, plan, endsAt }: Subscription,
    reason: string,
  ): Promise<void> {
    const message = {
      ...texts.corrected(plan.name, invoiceDate(endsAt), reason),
      ...toMembershipAction(texts.show),
    };
    const subject = { type: 'customer', id: customer.id } as const;
    await this.enqueue(user, subject, `subscription-${id}-corrected`, 'membership-corrected', message);
  }

  /** Reports credit added or removed by the operator. */
  async sendCreditChanged(user: User, entry: MembershipCredit, availableHaler: number): Promise<void> {
    const { id, customer, amountHaler, reason } = entry;
    const text = amountHaler > 0 ? texts.creditAdded : texts.creditRemoved;
    const message = text(invoiceAmount(Math.abs(amountHaler)), invoiceAmount(availableHaler), reason ?? '');
    const subject = { type: 'customer', id: customer.id } as const;
    await this.enqueue(user, subject, `credit-${id}`, 'credit-changed', {
      ...message,
      ...toMembershipAction(texts.show),
    });
  }

  onModuleInit(): void {
    const { plan, trialPlan, customer, number, priceHaler, day } = sample;
    const [price, date] = [invoiceAmount(priceHaler), invoiceDate(day)];
    const add = (name: string, message: MailMessage): void => {
      this.samples.register(name, () => message);
    };
    add('order-placed', { ...texts.placed(plan, number, price, date), ...toMembershipAction(texts.show) });
    add('order-placed-operator', {
      ...texts.placedForOperator(customer, plan, number, price),
      action: { label: texts.openConsole, path: urls.orders },
    });
    add('order-cancelled', { ...texts.cancelled(plan, number), ...toMembershipAction(texts.show) });
    add('membership-begun', { ...texts.begun(plan, date), ...toMembershipAction(texts.show) });
    add('membership-prolonged', { ...texts.prolonged(plan, date), ...toMembershipAction(texts.show) });
    add('membership-ending', { ...texts.ending(plan, 14, date), ...toMembershipAction(texts.prolong) });
    add('membership-corrected', {
      ...texts.corrected(plan, date, sample.reason),
      ...toMembershipAction(texts.show),
    });
    add('credit-changed', {
      ...texts.creditAdded(price, price, sample.reason),
      ...toMembershipAction(texts.show),
    });
    const sendLimitApplied = [sample.keptSpaces.length, sample.keptSpaces, sample.pausedSpaces] as const;
    add('spaces-paused', { ...texts.spacesPaused(...sendLimitApplied), ...choiceAction });
    add('spaces-resumed', { ...texts.spacesResumed(sample.pausedSpaces), ...mySpacesAction });
    add('trial-ending', { ...texts.trialEnding(trialPlan, 1, date), ...toMembershipAction(texts.choose) });
  }

  private async enqueue(
    user: User,
    subject: MailSubject,
    keySuffix: string,
    template: string,
    message: MailMessage,
  ): Promise<void> {
    if (user.erasedAt !== null || user.blockedAt !== null) return;
    await this.mails.enqueue({
      idempotencyKey: accountMailKey(user.id, keySuffix),
      to: user.email,
      template,
      subject,
      message,
    });
  }
}

const toOrderSubject = ({ id }: { id: number }): MailSubject => ({ type: 'order', id });
