import { Injectable, type OnModuleInit } from '@nestjs/common';
import { urls } from '@prostora/contracts';
import { invoiceAmount, invoiceDate } from '@prostora/strings/cs/invoice.ts';
import { mail } from '@prostora/strings/cs/mail.ts';
import {
  membershipMail as texts,
  membershipMailSample as sample,
} from '@prostora/strings/cs/mail-membership.ts';
import type { Customer } from '../customers/index.ts';
import { accountCause, MailSamples, MailService, type MailMessage, type MailSubject } from '../mail/index.ts';
import { UsersService, type User } from '../users/index.ts';
import type { MembershipCredit } from './membership-credit.entity.ts';
import type { OrderWithCustomer } from './order.repository.ts';
import type { LimitOutcome } from './plan-limit.ts';
import type { PlanOrder } from './plan-order.entity.ts';
import type { Subscription } from './subscription.entity.ts';
import type { SubscriptionWithUser } from './subscription.repository.ts';

/** Attachment kind of the invoice of an order. */
export const INVOICE_FILE = 'invoice';

const toMembership = (label: string): Pick<MailMessage, 'action'> => ({
  action: { label, path: urls.membership },
});

const toChoice = { action: { label: texts.chooseKept, path: urls.keptSpaces } };
const toMySpaces = { action: { label: mail.space.mine, path: urls.mySpaces } };
const toNames = (spaces: readonly { name: string }[]): string[] => spaces.map(({ name }) => name);

/** Adds the spaces that will be paused to a reminder. */
function withLimit(message: MailMessage, { limit, kept, paused }: LimitOutcome): MailMessage {
  if (paused.length === 0) return message;
  const added = texts.limitAfterEnd(limit, toNames(kept), toNames(paused));
  return { ...message, paragraphs: [...message.paragraphs, ...added] };
}

/** Mails about orders, payments and the end of memberships. Not sent to erased and blocked users. */
@Injectable()
export class MembershipMails implements OnModuleInit {
  constructor(
    private readonly mails: MailService,
    private readonly users: UsersService,
    private readonly samples: MailSamples,
  ) {}

  /** Sends the invoice to the customer and a notification to the operators. */
  async placed(order: PlanOrder, customer: Customer): Promise<void> {
    const user = await this.users.byId(customer.user.id);
    const price = invoiceAmount(order.priceHaler - order.creditHaler);
    const message = {
      ...texts.placed(order.planName, order.number, price, invoiceDate(order.dueOn)),
      ...toMembership(texts.show),
      attachments: [{ kind: INVOICE_FILE, id: order.id }],
    };
    if (user) await this.post(user, orderOf(order), `order-${order.id}-placed`, 'order-placed', message);
    const news = {
      ...texts.placedForOperator(order.buyer.name, order.planName, order.number, price),
      action: { label: texts.openConsole, path: urls.orders },
    };
    for (const operator of await this.users.operators())
      await this.post(operator, orderOf(order), `order-${order.id}-news`, 'order-placed-operator', news);
  }

  async paid(order: OrderWithCustomer, until: Date, isProlonging: boolean): Promise<void> {
    const isFromCredit = order.creditHaler === order.priceHaler;
    const [template, text] = isProlonging
      ? (['membership-prolonged', isFromCredit ? texts.prolongedFromCredit : texts.prolonged] as const)
      : (['membership-begun', isFromCredit ? texts.begunFromCredit : texts.begun] as const);
    await this.post(order.customer.user, orderOf(order), `order-${order.id}-paid`, template, {
      ...text(order.planName, invoiceDate(until)),
      ...toMembership(texts.show),
    });
  }

  async cancelled(order: OrderWithCustomer): Promise<void> {
    await this.post(order.customer.user, orderOf(order), `order-${order.id}-cancelled`, 'order-cancelled', {
      ...texts.cancelled(order.planName, order.number),
      ...toMembership(texts.show),
    });
  }

  /**
   * Sends one reminder for each threshold.
   * @param threshold days before the end, part of the idempotency key
   * @param days days left
   * @param after effect of the limit after the end
   */
  async ending(
    { id, customer, plan, trial, endsAt }: SubscriptionWithUser,
    threshold: number,
    days: number,
    after: LimitOutcome,
  ): Promise<void> {
    const [template, text, label] = trial
      ? (['trial-ending', texts.trialEnding, texts.choose] as const)
      : (['membership-ending', texts.ending, texts.prolong] as const);
    await this.post(
      customer.user,
      { type: 'customer', id: customer.id },
      `subscription-${id}-ends-${threshold}`,
      template,
      withLimit({ ...text(plan.name, days, invoiceDate(endsAt)), ...toMembership(label) }, after),
    );
  }

  /** Reports spaces paused or resumed by the limit of the plan. */
  async limited(customer: Customer, { limit, kept, paused, resumed }: LimitOutcome, at: Date): Promise<void> {
    const user = await this.users.byId(customer.user.id);
    if (!user || paused.length + resumed.length === 0) return;
    const about = { type: 'customer', id: customer.id } as const;
    const [template, text] =
      paused.length > 0
        ? (['spaces-paused', texts.spacesPaused(limit, toNames(kept), toNames(paused))] as const)
        : (['spaces-resumed', texts.spacesResumed(toNames(resumed))] as const);
    await this.post(user, about, `${template}-${at.getTime()}`, template, {
      ...text,
      ...(paused.length > 0 ? toChoice : toMySpaces),
    });
  }

  /** Reports a correction of plan or end by the operator. */
  async corrected(user: User, { id, customer, plan, endsAt }: Subscription, reason: string): Promise<void> {
    const message = {
      ...texts.corrected(plan.name, invoiceDate(endsAt), reason),
      ...toMembership(texts.show),
    };
    const about = { type: 'customer', id: customer.id } as const;
    await this.post(user, about, `subscription-${id}-corrected`, 'membership-corrected', message);
  }

  /** Reports credit added or removed by the operator. */
  async creditChanged(user: User, entry: MembershipCredit, availableHaler: number): Promise<void> {
    const { id, customer, amountHaler, reason } = entry;
    const text = amountHaler > 0 ? texts.creditAdded : texts.creditRemoved;
    const message = text(invoiceAmount(Math.abs(amountHaler)), invoiceAmount(availableHaler), reason ?? '');
    const about = { type: 'customer', id: customer.id } as const;
    await this.post(user, about, `credit-${id}`, 'credit-changed', {
      ...message,
      ...toMembership(texts.show),
    });
  }

  onModuleInit(): void {
    const { plan, trialPlan, customer, number, priceHaler, day } = sample;
    const [price, date] = [invoiceAmount(priceHaler), invoiceDate(day)];
    const add = (name: string, message: MailMessage): void => {
      this.samples.add(name, () => message);
    };
    add('order-placed', { ...texts.placed(plan, number, price, date), ...toMembership(texts.show) });
    add('order-placed-operator', {
      ...texts.placedForOperator(customer, plan, number, price),
      action: { label: texts.openConsole, path: urls.orders },
    });
    add('order-cancelled', { ...texts.cancelled(plan, number), ...toMembership(texts.show) });
    add('membership-begun', { ...texts.begun(plan, date), ...toMembership(texts.show) });
    add('membership-prolonged', { ...texts.prolonged(plan, date), ...toMembership(texts.show) });
    add('membership-ending', { ...texts.ending(plan, 14, date), ...toMembership(texts.prolong) });
    add('membership-corrected', {
      ...texts.corrected(plan, date, sample.reason),
      ...toMembership(texts.show),
    });
    add('credit-changed', { ...texts.creditAdded(price, price, sample.reason), ...toMembership(texts.show) });
    const limited = [sample.keptSpaces.length, sample.keptSpaces, sample.pausedSpaces] as const;
    add('spaces-paused', { ...texts.spacesPaused(...limited), ...toChoice });
    add('spaces-resumed', { ...texts.spacesResumed(sample.pausedSpaces), ...toMySpaces });
    add('trial-ending', { ...texts.trialEnding(trialPlan, 1, date), ...toMembership(texts.choose) });
  }

  private async post(
    user: User,
    about: MailSubject,
    what: string,
    template: string,
    message: MailMessage,
  ): Promise<void> {
    if (user.erasedAt !== null || user.blockedAt !== null) return;
    await this.mails.post({ cause: accountCause(user.id, what), to: user.email, template, about, message });
  }
}

const orderOf = ({ id }: { id: number }): MailSubject => ({ type: 'order', id });
