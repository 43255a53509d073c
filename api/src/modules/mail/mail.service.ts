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

/**
 * Coalesces mails of one topic about one subject: the first is sent at once, later ones within five minutes
 * are replaced by a single mail about the latest state, compared with the state told by the first one.
 */
export type Gathering = {
  topic: string;
  /** The state before this change. */
  former: Record<string, unknown>;
  /** Builds the mail about the current state compared with the former one; null when nothing differs. */
  write: (former: Record<string, unknown>) => Promise<Pick<NewMail, 'template' | 'message'> | null>;
};
/**
 * `subject`: subject in whose timeline the mail is listed; `anonymizeAddress`: the log does not store the
 * recipient; `isEmailUnconfirmed`: the address is not confirmed; `keepsHeldMail`: the mail does not supersede
 * a held one about the subject.
 */
export type NewMail = {
  cause: string;
  to: string;
  template: string;
  message: MailMessage;
  about: MailSubject | null;
  forgetAddress?: boolean;
  isUnproved?: boolean;
  keepsHeld?: boolean;
  gathering?: Gathering | undefined;
};
type LimitedMail = NewMail & { about: MailSubject };

/** Subjects whose mails other people can trigger; account mails have their own rate limits. */
const LIMITED_SUBJECTS: readonly MailSubject['type'][] = ['reservation', 'inquiry', 'order', 'space'];
const MAILS_A_DAY = 20;
const UNPROVED_MAILS_AN_HOUR = 3;
const GATHERING_MS = 5 * 60_000;

/** Mails are logged in the transaction that triggers them and sent by a job. */
@Injectable()
export class MailService {
  private readonly outcomes: Counter<'outcome'>;
  private readonly sent: Counter<'template'>;

  constructor(
    private readonly mails: MailRepository,
    private readonly outbox: Outbox,
    private readonly mailer: Mailer,
    private readonly unit: UnitOfWork,
    private readonly seal: LinkSeal,
    private readonly attachments: MailAttachments,
    private readonly held: HeldMailRepository,
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly log: Log,
    metrics: Metrics,
  ) {
    this.outcomes = metrics.counter('mails_total', 'Attempts to send a mail, by outcome', ['outcome'], {
      outcome: ['sent', 'retried', 'failed'],
    });
    this.sent = metrics.counter('mails_sent_total', 'Sent mails, by kind', ['template']);
  }

  /**
   * Logs the mail and enqueues its job; does nothing for a known idempotency key. Over 20 mails a day to an
   * address about one subject, or 3 an hour to an unconfirmed address, only the latest is held until the
   * limits allow it. Coalesced mails are held too.
   */
  async post(mail: NewMail): Promise<void> {
    const { cause, to, template, message, about, forgetAddress = false, gathering } = mail;
    await this.unit.run(async () => {
      const isLimited =
        about !== null && !forgetAddress && this.config.RATE_LIMITS && LIMITED_SUBJECTS.includes(about.type);
      if (isLimited && !(await this.mayGoOut({ ...mail, about }))) return;
      const id = await this.mails.note(
        cause,
        forgetAddress ? FORGOTTEN_ADDRESS : to,
        template,
        about,
        gathering?.topic,
      );
      if (id === null) return;
      const sealedAddress = forgetAddress && { to: this.seal.sealLine(to) };
      await this.outbox.enqueue(sendMail, {
        mail_id: id,
        message: this.seal.seal(message),
        ...sealedAddress,
        ...priorityOf(about),
      });
    });
  }

  /**
   * Whether to send the mail now; otherwise it is held, coalesced or was logged before. Supersedes a held
   * mail.
   */
  private async mayGoOut(mail: LimitedMail): Promise<boolean> {
    const { cause, to, template, message, about, isUnproved = false, keepsHeld = false, gathering } = mail;
    const counts = await this.held.count(cause, to, about, gathering?.topic ?? null, this.clock.now());
    if (counts.isNoted) return false;
    if (gathering && (await this.gather(mail, gathering, counts))) return false;
    if (isOverLimits(counts, isUnproved)) {
      const gathered = { topic: null, former: null, sendAfter: null };
      await this.held.hold({
        cause,
        address: to,
        template,
        about,
        message: this.seal.seal(message),
        isUnproved,
        ...gathered,
      });
      return false;
    }
    if (!keepsHeld) await this.held.drop(to, about);
    return true;
  }

  /** Whether the mail is held for coalescing. Releases a held mail of another topic first. */
  private async gather(mail: LimitedMail, gathering: Gathering, counts: MailCounts): Promise<boolean> {
    const { cause, to, about, isUnproved = false } = mail;
    const { topic } = gathering;
    const waiting = await this.held.findHeld(to, about);
    const isOfTopic = waiting?.topic === topic;
    if (waiting !== null && waiting.topic !== null && !isOfTopic) await this.release(waiting.id);
    const sendAfter = counts.lastOfTopic && new Date(counts.lastOfTopic.getTime() + GATHERING_MS);
    const isGathered = sendAfter !== null && sendAfter > this.clock.now();
    if (!isOfTopic && !isGathered && !isOverLimits(counts, isUnproved)) return false;
    const former = { ...gathering.former, ...(isOfTopic && waiting.former) };
    const written = await gathering.write(former);
    if (written) {
      const { template, message } = written;
      const until = isOfTopic ? waiting.sendAfter : isGathered ? sendAfter : null;
      await this.held.hold({
        cause,
        address: to,
        template,
        about,
        message: this.seal.seal(message),
        isUnproved,
        topic,
        former,
        sendAfter: until,
      });
    } else if (isOfTopic) await this.held.drop(to, about);
    return true;
  }

  /** Sends held mails whose coalescing window has passed and that are within the limits. */
  async sendHeld(): Promise<void> {
    for (const id of await this.held.listIds(this.clock.now())) await this.unit.run(() => this.release(id));
  }

  private async release(id: number): Promise<void> {
    const mail = await this.held.findLocked(id);
    if (!mail) return;
    const { cause, address, template, isUnproved, topic } = mail;
    const about = { type: mail.subjectType, id: mail.subjectId } as MailSubject;
    const counts = await this.held.count(cause, address, about, topic, this.clock.now());
    if (!counts.isNoted && isOverLimits(counts, isUnproved)) return;
    const noted = await this.mails.note(cause, address, template, about, topic);
    if (noted !== null)
      await this.outbox.enqueue(sendMail, { mail_id: noted, message: mail.message as SealedMessage });
    await this.held.remove(id);
  }

  /** @param template null counts all templates */
  countSince(address: string, since: Date, template: string | null = null): Promise<number> {
    return this.mails.countSince(address, since, template);
  }

  /**
   * Anonymizes mails to people without an account, selected by prefixes of their keys. Waiting ones are not
   * sent.
   */
  async forgetAbout(prefixes: readonly string[]): Promise<void> {
    if (prefixes.length === 0) return;
    await this.mails.forgetAbout(prefixes);
    await this.held.removeAbout(prefixes);
  }

  /**
   * Sends a logged mail, outside of transactions. A crash between sending and updating the log may send it
   * once more with the same Message-ID.
   * @param encrypted plain for jobs of the previous release
   * @param unloggedAddress encrypted address when the log does not contain it
   */
  async deliver(
    id: number,
    sealed: MailMessage | SealedMessage,
    isLastAttempt: boolean,
    unlogged?: string,
  ): Promise<void> {
    const noted = await this.mails.byId(id);
    const to = unlogged === undefined ? noted?.address : this.seal.openLine(unlogged);
    if (!noted || noted.state === 'sent' || to === undefined || to === FORGOTTEN_ADDRESS) return;
    const { PUBLIC_URL } = this.config;
    try {
      const message = this.seal.open(sealed);
      const attachments = await this.attachments.of(message.attachments ?? []);
      const { subject, replyTo, unsubscribe } = message;
      await this.mailer.send({
        to,
        subject,
        html: htmlOf(message, PUBLIC_URL),
        text: textOf(message, PUBLIC_URL),
        attachments,
        id: `mail-${id}`,
        ...threadFields(noted),
        ...(replyTo !== undefined && { replyTo }),
        ...(unsubscribe && { unsubscribe: `${PUBLIC_URL}${unsubscribe.call}` }),
      });
    } catch (error) {
      this.outcomes.inc({ outcome: isLastAttempt ? 'failed' : 'retried' });
      if (isLastAttempt) await this.mails.setFailed(id, failureText(error));
      // Responses of mail servers contain the address, and the queue stores the error.
      const isTold = isConnectionFailure(error) || error instanceof PermanentFailure;
      throw isTold ? error : new Error(failureText(error));
    }
    this.outcomes.inc({ outcome: 'sent' });
    this.sent.inc({ template: noted.template });
    this.log.info({ mail_id: id, template: noted.template }, 'a mail was sent');
    await this.mails.setSent(id, this.clock.now());
  }

  /** Marks a mail as failed unless it was sent. */
  async giveUp(id: number): Promise<void> {
    this.outcomes.inc({ outcome: 'failed' });
    await this.mails.setFailed(id, 'the worker was lost too often while sending');
  }
}

/** Mails about spaces have a low priority, since a bulk change of an operator may send a thousand. */
const priorityOf = (about: MailSubject | null): Pick<MailJob, 'priority'> =>
  about?.type === 'space' ? { priority: BULK_PRIORITY } : {};

/** Subjects whose mails form a thread. */
const THREADED: readonly string[] = ['reservation', 'inquiry', 'order'];

const threadFields = ({ subjectType, subjectId }: MailLog): { thread?: string } =>
  subjectType !== null && subjectId !== null && THREADED.includes(subjectType)
    ? { thread: `${subjectType}-${subjectId}` }
    : {};

const isOverLimits = ({ aboutSubject, lastHour }: MailCounts, isUnproved: boolean): boolean =>
  aboutSubject >= MAILS_A_DAY || (isUnproved && lastHour >= UNPROVED_MAILS_AN_HOUR);
