import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/index.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import { Mailer } from '../../platform/mailer/index.ts';
import { Outbox } from '../../platform/outbox/index.ts';
import { htmlOf, textOf } from './mail.layout.ts';
import type { MailMessage } from './mail.message.ts';
import { MailRepository } from './mail.repository.ts';
import { sendMail } from './send-mail.job.ts';

export type NewMail = { cause: string; to: string; template: string; message: MailMessage };

/** Mails of the product: noted in the transaction that causes them, sent by a job. */
@Injectable()
export class MailService {
  constructor(
    private readonly mails: MailRepository, private readonly outbox: Outbox, private readonly mailer: Mailer, private readonly unit: UnitOfWork, private readonly config: Config,
  ) {}

  /** Notes the mail and has it sent; a cause that has its mail already changes nothing. */
  async post({ cause, to, template, message }: NewMail): Promise<void> {
    await this.unit.run(async () => {
      const id = await this.mails.note(cause, to, template);
      if (id !== null) await this.outbox.enqueue(sendMail, { mail_id: id, message });
    });
  }

  /** Sends a noted mail unless it has been sent; nothing slow happens inside a transaction. A crash between sending and noting it may send it once more, under the same id. */
  async deliver(id: number, message: MailMessage, isLastAttempt: boolean): Promise<void> {
    const noted = await this.mails.byId(id);
    if (!noted || noted.state === 'sent') return;
    const { PUBLIC_URL } = this.config;
    try {
      await this.mailer.send({ to: noted.address, subject: message.subject, html: htmlOf(message, PUBLIC_URL), text: textOf(message, PUBLIC_URL), id: `mail-${id}` });
    } catch (error) {
      if (isLastAttempt) await this.mails.setState(id, 'failed');
      throw error;
    }
    await this.mails.setState(id, 'sent');
  }
}
