import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { Config } from '../../../platform/config/index.ts';
import { FieldEncryption } from '../../../platform/crypto/field-encryption.ts';
import { getSecrets } from '../../../platform/crypto/secrets.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import {
  InboundMailServer,
  type InboundMailReceiver,
  type ReceivedMail,
} from '../../../platform/inbound-mail/index.ts';
import { Outbox } from '../../../platform/outbox/index.ts';
import { Storage } from '../../../platform/storage/index.ts';
import { InboundMailRepository } from './inbound-mail.repository.ts';
import { receiveMail } from './receive-mail.job.ts';
import { ReplyRecipientsService } from './reply-recipients.service.ts';

const MAX_SENDER = 320;

/** Takes mails to reply addresses: stored encrypted first, then processed by a job. */
@Injectable()
export class InboundReceiverService implements InboundMailReceiver {
  private readonly encryption: FieldEncryption;

  constructor(
    private readonly mails: InboundMailRepository,
    private readonly recipients: ReplyRecipientsService,
    private readonly storage: Storage,
    private readonly outbox: Outbox,
    private readonly unit: UnitOfWork,
    private readonly clock: Clock,
    config: Config,
    server: InboundMailServer,
  ) {
    this.encryption = new FieldEncryption(getSecrets(config), 'inbound-mail');
    server.register(this);
  }

  async accepts(recipient: string): Promise<boolean> {
    return this.unit.runInOwnContext(() => this.recipients.accepts(recipient));
  }

  async store({ recipient, sender, raw }: ReceivedMail): Promise<void> {
    const rawKey = `inbound/${randomUUID()}`;
    await this.storage.put(rawKey, this.encryption.encryptBytes(raw), { type: 'application/octet-stream' });
    await this.unit.runInOwnContext(() =>
      this.unit.run(async () => {
        const values = { recipient, sender: sender.slice(0, MAX_SENDER), rawKey };
        const id = await this.mails.create({ ...values, receivedAt: this.clock.now() });
        await this.outbox.enqueue(receiveMail, { inbound_mail_id: id });
      }),
    );
  }

  /** The mail as received; null when its file is missing. */
  async loadRaw(rawKey: string): Promise<Buffer | null> {
    const file = await this.storage.get(rawKey);
    if (!file) return null;
    return this.encryption.decryptBytes(await buffer(file.body));
  }

  async deleteRaw(rawKey: string): Promise<void> {
    await this.storage.delete(rawKey);
  }
}
