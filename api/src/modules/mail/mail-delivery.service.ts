import { Injectable } from '@nestjs/common';
import { toSafeErrorMessage } from '@prostora/contracts/redaction.ts';
import type { Counter } from 'prom-client';
import { Clock } from '../../platform/clock/clock.ts';
import { isConnectionFailure } from '../../platform/errors/index.ts';
import { Log } from '../../platform/logging/log.ts';
import { Mailer } from '../../platform/mailer/index.ts';
import { Metrics } from '../../platform/metrics/metrics.ts';
import { PermanentFailure } from '../../platform/queue/index.ts';
import { MailAttachmentRegistry } from './mail-attachment.registry.ts';
import { MailEncryptionService, type EncryptedMessage } from './mail-encryption.service.ts';
import { ANONYMIZED_ADDRESS } from './mail-idempotency-key.ts';
import type { MailLog } from './mail-log.entity.ts';
import { renderHtml } from './mail.layout.ts';
import { MailSiteService } from './mail-site.service.ts';
import { renderText } from './mail.text.ts';
import type { MailMessage } from './mail.message.ts';
import { MailRepository } from './mail.repository.ts';

/** Subjects whose mails form a thread. */
const THREADED_SUBJECTS: readonly string[] = ['reservation', 'inquiry', 'order'];

const toThreadFields = ({ subjectType, subjectId }: MailLog, thread?: string): { thread?: string } => {
  if (thread !== undefined) return { thread };
  return subjectType !== null && subjectId !== null && THREADED_SUBJECTS.includes(subjectType)
    ? { thread: `${subjectType}-${subjectId}` }
    : {};
};

const toPersonalFields = ({ answers, returnPath }: NonNullable<MailMessage['personal']>) => ({
  isPersonal: true,
  ...(answers !== null && { answers }),
  ...(returnPath !== null && { returnPath }),
});

/** Delivers logged mails to the mail server. */
@Injectable()
export class MailDeliveryService {
  private readonly outcomes: Counter<'outcome'>;
  private readonly sent: Counter<'template'>;

  constructor(
    private readonly mails: MailRepository,
    private readonly mailer: Mailer,
    private readonly encryption: MailEncryptionService,
    private readonly attachments: MailAttachmentRegistry,
    private readonly site: MailSiteService,
    private readonly clock: Clock,
    private readonly log: Log,
    metrics: Metrics,
  ) {
    this.outcomes = metrics.createCounter('mails_total', 'Attempts to send a mail, by outcome', ['outcome'], {
      outcome: ['sent', 'retried', 'failed'],
    });
    this.sent = metrics.createCounter('mails_sent_total', 'Sent mails, by kind', ['template']);
  }

  /**
   * Sends a logged mail, outside of transactions. A crash between sending and updating the log may send it
   * once more with the same Message-ID.
   * @param encrypted plain for jobs of the previous release
   * @param unloggedAddress encrypted address when the log does not contain it
   */
  async deliver(
    id: number,
    encrypted: MailMessage | EncryptedMessage,
    isLastAttempt: boolean,
    unloggedAddress?: string,
  ): Promise<void> {
    const noted = await this.mails.findById(id);
    const to = unloggedAddress === undefined ? noted?.address : this.encryption.decryptLine(unloggedAddress);
    if (!noted || noted.state === 'sent' || to === undefined || to === ANONYMIZED_ADDRESS) return;
    try {
      const site = await this.site.load();
      const message = await this.withRecipientName(this.encryption.decrypt(encrypted), to);
      const attachments = await this.attachments.load(message.attachments ?? []);
      const { subject, replyTo, thread, personal, unsubscribe = message.sender } = message;
      await this.mailer.send({
        senderName: site.name,
        to,
        subject,
        html: renderHtml(message, site),
        text: renderText(message, site),
        attachments,
        id: `mail-${id}`,
        ...toThreadFields(noted, thread),
        ...(personal && toPersonalFields(personal)),
        ...(replyTo !== undefined && { replyTo }),
        ...(unsubscribe && { unsubscribe: `${site.publicUrl}${unsubscribe.call}` }),
      });
    } catch (error) {
      this.outcomes.inc({ outcome: isLastAttempt ? 'failed' : 'retried' });
      if (isLastAttempt) await this.mails.setFailed(id, toSafeErrorMessage(error));
      // Responses of mail servers contain the address, and the queue stores the error.
      const isSafeToLog = isConnectionFailure(error) || error instanceof PermanentFailure;
      throw isSafeToLog ? error : new Error(toSafeErrorMessage(error));
    }
    this.outcomes.inc({ outcome: 'sent' });
    this.sent.inc({ template: noted.template });
    this.log.info({ mail_id: id, template: noted.template }, 'a mail was sent');
    await this.mails.setSent(id, this.clock.now());
  }

  /** The name of a guest is in the message. */
  private async withRecipientName(message: MailMessage, address: string): Promise<MailMessage> {
    const recipientName = message.recipientName ?? (await this.mails.findRecipientName(address));
    return recipientName === null ? message : { ...message, recipientName };
  }

  /** Marks a mail as failed unless it was sent. */
  async giveUp(id: number): Promise<void> {
    this.outcomes.inc({ outcome: 'failed' });
    await this.mails.setFailed(id, 'the worker was lost too often while sending');
  }
}
