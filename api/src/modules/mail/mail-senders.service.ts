import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { createHmac } from 'node:crypto';
import { DAY_MS } from '@prostora/contracts';
import { Clock } from '../../platform/clock/clock.ts';
import { Config } from '../../platform/config/index.ts';
import { deriveKeys, getSecrets } from '../../platform/crypto/secrets.ts';
import { SignedTokens } from '../../platform/crypto/signed-tokens.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import { createFieldError, DomainError, fieldError } from '../../platform/errors/index.ts';
import { MailRecipient } from './mail-recipient.entity.ts';

/** The customer that causes a mail to a person who has not asked for it. */
export type MailSender = {
  readonly customerId: number;
  readonly name: string;
  /** The mailbox of the customer is confirmed and, for bookings, the space is published. */
  readonly mayWriteFirst: boolean;
};
export type RefusalState = { readonly isRefused: boolean };
type Admission = 'unconfirmed' | 'refused' | 'limit' | MailRecipient;

/** Recipients of mails that a customer causes: new ones are limited, and each may refuse the customer. */
@Injectable()
export class MailSendersService {
  private readonly tokens: SignedTokens;
  private readonly keys: readonly Buffer[];

  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {
    this.tokens = new SignedTokens(getSecrets(config), 'mail-refusal');
    this.keys = deriveKeys(getSecrets(config), 'mail-recipient');
  }

  /**
   * Reserves the recipient, in the transaction of the operation that causes the mail.
   * @throws DomainError VALIDATION on the field
   */
  async assertMayWrite(sender: MailSender, address: string, field: string): Promise<void> {
    const admission = await this.admit(sender, address);
    if (admission === 'unconfirmed') throw createFieldError(field, fieldError('senderUnconfirmed'));
    if (admission === 'refused') throw createFieldError(field, fieldError('recipientRefused'));
    if (admission === 'limit')
      throw createFieldError(
        field,
        fieldError('recipientLimit', { max: this.config.NEW_RECIPIENTS_PER_DAY }),
      );
  }

  /** The paths by which the recipient refuses the sender; null when no mail may be sent. */
  async findRefusalLinks(
    sender: MailSender,
    address: string,
  ): Promise<{ page: string; call: string } | null> {
    const admission = await this.admit(sender, address);
    if (typeof admission === 'string') return null;
    const { id } = admission;
    const token = this.tokens.sign(id);
    return { page: `/odmitnuti/${id}#token=${token}`, call: `/api/mail-refusals/${id}/refuse/${token}` };
  }

  /** @throws DomainError NOTFOUND for a wrong token */
  async getState(id: number, token: string): Promise<RefusalState> {
    return { isRefused: (await this.load(id, token)).refusedAt !== null };
  }

  /** Idempotent. */
  setRefused(id: number, token: string, isRefused: boolean): Promise<RefusalState> {
    return this.unit.run(async () => {
      const recipient = await this.load(id, token);
      if ((recipient.refusedAt !== null) !== isRefused)
        recipient.refusedAt = isRefused ? this.clock.now() : null;
      return { isRefused };
    });
  }

  /** An advisory lock per customer keeps concurrent mails within the limit. */
  private admit({ customerId, mayWriteFirst }: MailSender, address: string): Promise<Admission> {
    return this.unit.run(async () => {
      await this.em.execute('select pg_advisory_xact_lock(68, ?)', [customerId]);
      const hashes = this.keys.map((key) => hashAddress(key, address));
      const known = await this.em.findOne(MailRecipient, { customerId, addressHash: { $in: hashes } });
      if (known) return known.refusedAt === null ? known : 'refused';
      if (!mayWriteFirst) return 'unconfirmed';
      const now = this.clock.now();
      const since = new Date(now.getTime() - DAY_MS);
      const recent = await this.em.count(MailRecipient, { customerId, firstMailedAt: { $gt: since } });
      if (recent >= this.config.NEW_RECIPIENTS_PER_DAY) return 'limit';
      const recipient = this.em.create(MailRecipient, {
        customerId,
        addressHash: hashes[0] ?? '',
        firstMailedAt: now,
      });
      await this.em.persist(recipient).flush();
      return recipient;
    });
  }

  private async load(id: number, token: string): Promise<MailRecipient> {
    const recipient = this.tokens.verify(id, token) ? await this.em.findOne(MailRecipient, { id }) : null;
    if (!recipient) throw new DomainError('not-found', 'NOTFOUND');
    return recipient;
  }
}

const hashAddress = (key: Buffer, address: string): string =>
  createHmac('sha256', key).update(address.trim().normalize('NFC').toLowerCase()).digest('base64url');
