import { Injectable } from '@nestjs/common';
import type { Counter } from 'prom-client';
import { Clock } from '../../platform/clock/clock.ts';
import { Config } from '../../platform/config/index.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import { failureText } from '@prostora/contracts/private-text.ts';
import { isConnectionFailure } from '../../platform/errors/index.ts';
import { PermanentFailure } from '../../platform/queue/index.ts';
import { Mailer } from '../../platform/mailer/index.ts';
import { Log } from '../../platform/logging/log.ts';
import { Metrics } from '../../platform/metrics/metrics.ts';
import { BULK_PRIORITY, Outbox } from '../../platform/outbox/index.ts';
import { HeldMailRepository, type MailCounts } from './held-mail.repository.ts';
import { LinkSeal, type SealedMessage } from './link-seal.service.ts';
import { FORGOTTEN_ADDRESS } from './mail-cause.ts';
import { MailAttachments } from './mail-attachments.ts';
import type { MailLog } from './mail-log.entity.ts';
import { htmlOf, textOf } from './mail.layout.ts';
import type { MailMessage, MailSubject } from './mail.message.ts';
import { MailRepository } from './mail.repository.ts';
import { sendMail, type MailJob } from './send-mail.job.ts';

/** `about`: the thing whose story names the mail; `forgetAddress`: the log is not told whom the mail went to; `isUnproved`: nobody has proved to read the address. */
export type NewMail = { cause: string; to: string; template: string; message: MailMessage; about: MailSubject | null; forgetAddress?: boolean; isUnproved?: boolean };

/** Things whose mails others can cause; mails about accounts have limits of their own. */
const LIMITED_SUBJECTS: readonly MailSubject['type'][] = ['reservation', 'inquiry', 'order', 'space'];
const MAILS_A_DAY = 20;
const UNPROVED_MAILS_AN_HOUR = 3;

/** Mails of the product: noted in the transaction that causes them, sent by a job. */
@Injectable()
export class MailService {
  private readonly outcomes: Counter<'outcome'>;
  private readonly sent: Counter<'template'>;

  constructor(
    private readonly mails: MailRepository, private readonly outbox: Outbox, private readonly mailer: Mailer, private readonly unit: UnitOfWork, private readonly seal: LinkSeal,
    private readonly attachments: MailAttachments, private readonly held: HeldMailRepository, private readonly config: Config, private readonly clock: Clock, private readonly log: Log, metrics: Metrics,
  ) {
    this.outcomes = metrics.counter('mails_total', 'Attempts to send a mail, by outcome', ['outcome'], { outcome: ['sent', 'retried', 'failed'] });
    this.sent = metrics.counter('mails_sent_total', 'Sent mails, by kind', ['template']);
  }

  /**
   * Notes the mail and has it sent; a cause that has its mail already changes nothing. Over 20 a day to an address about one thing, or 3 an
   * hour where nobody has proved to read it, the latest about the thing is held until the limits allow it.
   */
  async post({ cause, to, template, message, about, forgetAddress = false, isUnproved = false }: NewMail): Promise<void> {
    await this.unit.run(async () => {
      if (about !== null && !forgetAddress && this.config.RATE_LIMITS && LIMITED_SUBJECTS.includes(about.type)) {
        const counts = await this.held.count(cause, to, about, this.clock.now());
        if (counts.isNoted) return;
        if (isOverLimits(counts, isUnproved)) return this.held.hold({ cause, address: to, template, about, message: this.seal.seal(message), isUnproved });
        await this.held.drop(to, about);
      }
      const id = await this.mails.note(cause, forgetAddress ? FORGOTTEN_ADDRESS : to, template, about);
      if (id === null) return;
      const sealedAddress = forgetAddress && { to: this.seal.sealLine(to) };
      await this.outbox.enqueue(sendMail, { mail_id: id, message: this.seal.seal(message), ...sealedAddress, ...priorityOf(about) });
    });
  }

  /** Sends what was held and is within the limits again. */
  async sendHeld(): Promise<void> {
    for (const id of await this.held.listIds()) await this.unit.run(() => this.release(id));
  }

  private async release(id: number): Promise<void> {
    const mail = await this.held.findLocked(id);
    if (!mail) return;
    const { cause, address, template, isUnproved } = mail;
    const about = { type: mail.subjectType, id: mail.subjectId } as MailSubject;
    const counts = await this.held.count(cause, address, about, this.clock.now());
    if (!counts.isNoted && isOverLimits(counts, isUnproved)) return;
    const noted = await this.mails.note(cause, address, template, about);
    if (noted !== null) await this.outbox.enqueue(sendMail, { mail_id: noted, message: mail.message as SealedMessage });
    await this.held.remove(id);
  }

  /** How many mails to the address, of one template or of all, were noted since the moment. */
  countSince(address: string, since: Date, template: string | null = null): Promise<number> {
    return this.mails.countSince(address, since, template);
  }

  /** The log forgets whom mails went to that are about somebody without an account, by what their causes begin with; those that wait are not sent any more. */
  async forgetAbout(prefixes: readonly string[]): Promise<void> {
    if (prefixes.length === 0) return;
    await this.mails.forgetAbout(prefixes);
    await this.held.removeAbout(prefixes);
  }

  /** Sends a noted mail unless it has been sent; nothing slow happens inside a transaction. A crash between sending and noting it may send it once more, under the same id. */
  async deliver(id: number, sealed: MailMessage | SealedMessage, isLastAttempt: boolean, unlogged?: string): Promise<void> {
    const noted = await this.mails.byId(id);
    const to = unlogged === undefined ? noted?.address : this.seal.openLine(unlogged);
    if (!noted || noted.state === 'sent' || to === undefined || to === FORGOTTEN_ADDRESS) return;
    const { PUBLIC_URL } = this.config;
    try {
      const message = this.seal.open(sealed);
      const attachments = await this.attachments.of(message.attachments ?? []);
      const { subject, replyTo, unsubscribe } = message;
      await this.mailer.send({ to, subject, html: htmlOf(message, PUBLIC_URL), text: textOf(message, PUBLIC_URL), attachments, id: `mail-${id}`, ...threadFields(noted), ...(replyTo !== undefined && { replyTo }), ...(unsubscribe && { unsubscribe: `${PUBLIC_URL}${unsubscribe.call}` }) });
    } catch (error) {
      this.outcomes.inc({ outcome: isLastAttempt ? 'failed' : 'retried' });
      if (isLastAttempt) await this.mails.setFailed(id, failureText(error));
      // The answer of a mail server names the address; queue and log keep what is thrown.
      const isTold = isConnectionFailure(error) || error instanceof PermanentFailure;
      throw isTold ? error : new Error(failureText(error));
    }
    this.outcomes.inc({ outcome: 'sent' });
    this.sent.inc({ template: noted.template });
    this.log.info({ mail_id: id, template: noted.template }, 'a mail was sent');
    await this.mails.setSent(id, this.clock.now());
  }

  /** Notes that a mail is not tried any more; one that went out all the same stays sent. */
  async giveUp(id: number): Promise<void> {
    this.outcomes.inc({ outcome: 'failed' });
    await this.mails.setFailed(id, 'the worker was lost too often while sending');
  }
}

/** An operator changes a thousand spaces at once: their mails let those of bookings and accounts pass. */
const priorityOf = (about: MailSubject | null): Pick<MailJob, 'priority'> => (about?.type === 'space' ? { priority: BULK_PRIORITY } : {});

/** Kinds of things whose mails are one conversation. */
const THREADED: readonly string[] = ['reservation', 'inquiry', 'order'];

const threadFields = ({ subjectType, subjectId }: MailLog): { thread?: string } =>
  subjectType !== null && subjectId !== null && THREADED.includes(subjectType) ? { thread: `${subjectType}-${subjectId}` } : {};

const isOverLimits = ({ aboutSubject, lastHour }: MailCounts, isUnproved: boolean): boolean =>
  aboutSubject >= MAILS_A_DAY || (isUnproved && lastHour >= UNPROVED_MAILS_AN_HOUR);
