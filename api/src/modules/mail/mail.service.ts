import { Injectable } from '@nestjs/common';
import { HOUR_SECONDS } from '@prostora/contracts';
import type { MailTemplateName } from '@prostora/strings/cs/mail-templates.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { Config } from '../../platform/config/index.ts';
import { DomainError } from '../../platform/errors/index.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import { BULK_PRIORITY, Outbox } from '../../platform/outbox/index.ts';
import { ESSENTIAL_MAILS } from './essential-mails.ts';
import { HeldMailRepository, type MailCounts } from './held-mail.repository.ts';
import { MailEncryptionService, type EncryptedMessage } from './mail-encryption.service.ts';
import { ANONYMIZED_ADDRESS } from './mail-idempotency-key.ts';
import type { MailSubject } from './mail.message.ts';
import { MailRepository } from './mail.repository.ts';
import type { TemplatedMail } from './mail-template.ts';
import { MailSendersService, type MailSender } from './mail-senders.service.ts';
import { sendMail, type MailJob } from './send-mail.job.ts';

/**
 * Coalesces mails of one topic about one subject: the first is sent at once, later ones within five minutes
 * are replaced by a single mail about the latest state, compared with the state told by the first one.
 */
export type MailCoalescing = {
  topic: string;
  /** The state before this change. */
  former: Record<string, unknown>;
  /** Builds the mail about the current state compared with the former one; null when nothing differs. */
  buildMail: (former: Record<string, unknown>) => Promise<TemplatedMail | null>;
};
/**
 * `subject`: subject in whose timeline the mail is listed; `anonymizeAddress`: the log does not store the
 * recipient; `isEmailUnconfirmed`: the address is not confirmed; `keepsHeldMail`: the mail does not supersede
 * a held one about the subject; `rejectsHold`: fails instead of being held; `sender`: the customer that causes a mail
 * the recipient has not asked for.
 */
export type NewMail = TemplatedMail & {
  idempotencyKey: string;
  to: string;
  subject: MailSubject | null;
  anonymizeAddress?: boolean;
  isEmailUnconfirmed?: boolean;
  keepsHeldMail?: boolean;
  rejectsHold?: boolean;
  sender?: MailSender | null;
  coalescing?: MailCoalescing | undefined;
};
type RateLimitedMail = NewMail & { subject: MailSubject };

const MAILS_PER_DAY = 20;
const UNCONFIRMED_MAILS_PER_HOUR = 3;
/** Including those that a guest must learn of, each once an hour per subject. */
const ALL_UNCONFIRMED_MAILS_PER_HOUR = 6;
const COALESCING_WINDOW_MS = 5 * 60_000;

/** Mails are logged in the transaction that triggers them and delivered by a job. */
@Injectable()
export class MailService {
  constructor(
    private readonly mails: MailRepository,
    private readonly outbox: Outbox,
    private readonly unit: UnitOfWork,
    private readonly encryption: MailEncryptionService,
    private readonly held: HeldMailRepository,
    private readonly senders: MailSendersService,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /**
   * Logs the mail and enqueues its job; does nothing for a known idempotency key. Over 20 mails a day to an
   * address about one subject, or 3 an hour to an unconfirmed address, only the latest is held until the
   * limits allow it. Coalesced mails are held too. Essential mails have a limit of their own.
   * @throws DomainError RATE_LIMITED when the mail would be held and rejects it
   */
  async enqueue(mail: NewMail): Promise<void> {
    await this.unit.run(async () => {
      const allowed = await this.withRefusal(mail);
      if (allowed) await this.log(allowed);
    });
  }

  /** Adds the link by which the recipient refuses the sender; null when no mail may be sent. */
  private async withRefusal(mail: NewMail): Promise<NewMail | null> {
    const { sender, to, message } = mail;
    if (!sender) return mail;
    const links = await this.senders.findRefusalLinks(sender, to);
    return links && { ...mail, message: { ...message, sender: { name: sender.name, ...links } } };
  }

  private async log(mail: NewMail): Promise<void> {
    const { idempotencyKey, to, template, message, subject, anonymizeAddress = false, coalescing } = mail;
    const isLimited = subject !== null && !anonymizeAddress && this.config.RATE_LIMITS;
    if (isLimited && !(await this.shouldSendNow({ ...mail, subject }))) return;
    const id = await this.mails.insert(
      idempotencyKey,
      anonymizeAddress ? ANONYMIZED_ADDRESS : to,
      template,
      subject,
      coalescing?.topic,
    );
    if (id === null) return;
    const encryptedAddress = anonymizeAddress && { to: this.encryption.encryptLine(to) };
    await this.outbox.enqueue(sendMail, {
      mail_id: id,
      message: this.encryption.encrypt(message),
      ...encryptedAddress,
      ...getPriority(subject),
    });
  }

  /**
   * Whether to send the mail now; otherwise it is held, coalesced or was logged before. Supersedes a held
   * mail.
   */
  private async shouldSendNow(mail: RateLimitedMail): Promise<boolean> {
    const {
      idempotencyKey,
      to,
      template,
      message,
      subject,
      isEmailUnconfirmed = false,
      keepsHeldMail = false,
      rejectsHold = false,
      coalescing,
    } = mail;
    const kind = { template, topic: coalescing?.topic ?? null };
    const counts = await this.held.count(idempotencyKey, to, subject, kind, this.clock.now());
    if (counts.isNoted) return false;
    if (coalescing && (await this.coalesce(mail, coalescing, counts))) return false;
    if (isOverLimits(counts, mail)) {
      if (rejectsHold) throw new DomainError('rate-limited', 'RATE_LIMITED', { retryAfter: HOUR_SECONDS });
      const withoutCoalescing = { topic: null, former: null, sendAfter: null };
      await this.held.hold({
        idempotencyKey,
        address: to,
        template,
        subject,
        message: this.encryption.encrypt(message),
        isEmailUnconfirmed,
        ...withoutCoalescing,
      });
      return false;
    }
    if (!keepsHeldMail) await this.held.removeBySubject(to, subject);
    return true;
  }

  /** Whether the mail is held for coalescing. Releases a held mail of another topic first. */
  private async coalesce(
    mail: RateLimitedMail,
    coalescing: MailCoalescing,
    counts: MailCounts,
  ): Promise<boolean> {
    const { idempotencyKey, to, subject, isEmailUnconfirmed = false } = mail;
    const { topic } = coalescing;
    const waiting = await this.held.findHeld(to, subject);
    const isOfTopic = waiting?.topic === topic;
    if (waiting !== null && waiting.topic !== null && !isOfTopic) await this.release(waiting.id);
    const sendAfter = counts.lastOfTopic && new Date(counts.lastOfTopic.getTime() + COALESCING_WINDOW_MS);
    const isWithinWindow = sendAfter !== null && sendAfter > this.clock.now();
    if (!isOfTopic && !isWithinWindow && !isOverLimits(counts, mail)) return false;
    const former = { ...coalescing.former, ...(isOfTopic && waiting.former) };
    const built = await coalescing.buildMail(former);
    if (built) {
      const { template, message } = built;
      const until = isOfTopic ? waiting.sendAfter : isWithinWindow ? sendAfter : null;
      await this.held.hold({
        idempotencyKey,
        address: to,
        template,
        subject,
        message: this.encryption.encrypt(message),
        isEmailUnconfirmed,
        topic,
        former,
        sendAfter: until,
      });
    } else if (isOfTopic) await this.held.removeBySubject(to, subject);
    return true;
  }

  /** Sends held mails whose coalescing window has passed and that are within the limits. */
  async sendHeld(): Promise<void> {
    for (const id of await this.held.listDueIds(this.clock.now()))
      await this.unit.run(() => this.release(id));
  }

  private async release(id: number): Promise<void> {
    const mail = await this.held.findForUpdate(id);
    if (!mail) return;
    const { cause: idempotencyKey, address, template, isEmailUnconfirmed, topic } = mail;
    const subject = { type: mail.subjectType, id: mail.subjectId } as MailSubject;
    const kind = { template, topic };
    const counts = await this.held.count(idempotencyKey, address, subject, kind, this.clock.now());
    if (!counts.isNoted && isOverLimits(counts, { template, isEmailUnconfirmed })) return;
    const mailId = await this.mails.insert(idempotencyKey, address, template, subject, topic);
    if (mailId !== null)
      await this.outbox.enqueue(sendMail, { mail_id: mailId, message: mail.message as EncryptedMessage });
    await this.held.remove(id);
  }

  /** @param template null counts all templates */
  countSince(address: string, since: Date, template: MailTemplateName | null = null): Promise<number> {
    return this.mails.countSince(address, since, template);
  }

  /**
   * Anonymizes mails to people without an account, selected by prefixes of their keys. Waiting ones are not
   * sent.
   */
  async anonymizeByKeyPrefix(prefixes: readonly string[]): Promise<void> {
    if (prefixes.length === 0) return;
    await this.mails.anonymizeByKeyPrefix(prefixes);
    await this.held.removeByKeyPrefix(prefixes);
  }
}

/** Mails about spaces have a low priority, since a bulk change of an operator may send a thousand. */
const getPriority = (subject: MailSubject | null): Pick<MailJob, 'priority'> =>
  subject?.type === 'space' ? { priority: BULK_PRIORITY } : {};

function isOverLimits(
  { aboutSubject, lastHour, ofTemplate }: MailCounts,
  { template, isEmailUnconfirmed = false }: { template: string; isEmailUnconfirmed?: boolean },
): boolean {
  if (aboutSubject >= MAILS_PER_DAY) return true;
  if (!isEmailUnconfirmed || lastHour < UNCONFIRMED_MAILS_PER_HOUR) return false;
  return !ESSENTIAL_MAILS.has(template) || ofTemplate > 0 || lastHour >= ALL_UNCONFIRMED_MAILS_PER_HOUR;
}
