import { Injectable } from '@nestjs/common';
import type { SenderBlockKind } from '@prostora/contracts';
import { createHmac } from 'node:crypto';
import { DAY_MS } from '@prostora/contracts';
import { Clock } from '../../../platform/clock/clock.ts';
import { Config } from '../../../platform/config/index.ts';
import { FieldEncryption } from '../../../platform/crypto/field-encryption.ts';
import { deriveKeys, getSecrets } from '../../../platform/crypto/secrets.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { DomainError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { AuditTrailService } from '../../audit/index.ts';
import type { Inquiry } from '../inquiry.entity.ts';
import type { SenderBlock } from './sender-block.entity.ts';
import {
  SenderBlockRepository,
  type ListedBlock,
  type SenderBlockListQuery,
} from './sender-block.repository.ts';
import { listBlockValues, listSearchedValues, toBlockedValue, toNetwork } from './sender-values.ts';

/** Sender of a new message or demand. */
export type Sender = { email: string; ip: string; userAgent: string | undefined };
/** Columns of a new inquiry that follow from its sender. */
export type Screening = Pick<Inquiry, 'senderKey' | 'moderation' | 'isDelivered'>;
export type BlockWithValue = { block: ListedBlock; value: string | null };

const PURPOSE = 'trust-block';
/** A network is shared: its block ends with the storage of the keys. */
const SENDER_BLOCK_MS = 90 * DAY_MS;
const ENDED_RETENTION_MS = 30 * DAY_MS;

/** Blocked senders. Values are compared by their HMAC and stored encrypted, for the list of the operator. */
@Injectable()
export class SenderBlocksService {
  private readonly keys: readonly [Buffer, ...Buffer[]];
  private readonly encryption: FieldEncryption;

  constructor(
    private readonly repository: SenderBlockRepository,
    private readonly audit: AuditTrailService,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    config: Config,
  ) {
    this.keys = deriveKeys(getSecrets(config), `${PURPOSE}-hash`);
    this.encryption = new FieldEncryption(getSecrets(config), PURPOSE);
  }

  /** A blocked sender is answered as usual, and the inquiry is held: it reaches no owner. */
  async screen({ email, ip, userAgent = '' }: Sender): Promise<Screening> {
    const senderKeys = this.hash('key', `${toNetwork(ip)} ${userAgent}`);
    const hashes = senderKeys.flatMap((senderKey) =>
      listBlockValues(email, senderKey).flatMap(({ kind, value }) => this.hash(kind, value)),
    );
    const isBlocked = await this.repository.hit([...new Set(hashes)], this.clock.now());
    return {
      senderKey: senderKeys[0],
      moderation: isBlocked ? 'held' : 'none',
      isDelivered: !isBlocked,
    };
  }

  /** Blocks the sender of the inquiry; requires a unit of work. Unknown values are left out. */
  async block(
    actor: Actor,
    { email, senderKey }: Pick<Inquiry, 'email' | 'senderKey'>,
    kinds: readonly SenderBlockKind[],
    reason: string,
  ): Promise<void> {
    const values: Record<SenderBlockKind, string | null> = {
      email: email === '' ? null : toBlockedValue('email', email),
      domain: email === '' ? null : toBlockedValue('domain', email),
      sender: senderKey,
    };
    for (const kind of new Set(kinds)) {
      const value = values[kind];
      if (value === null) continue;
      await this.repository.save({
        kind,
        valueHash: this.hash(kind, value)[0],
        valueEncrypted: kind === 'sender' ? null : this.encryption.encrypt(value),
        reason,
        until: kind === 'sender' ? new Date(this.clock.now().getTime() + SENDER_BLOCK_MS) : null,
        createdBy: actor.userId,
      });
    }
  }

  /** A search names a whole address or domain, or parts of the reason or of the operator's name. */
  async list(
    query: Omit<SenderBlockListQuery, 'hashes'>,
  ): Promise<{ blocks: BlockWithValue[]; total: number }> {
    const values = query.search === null ? [] : listSearchedValues(query.search);
    const hashes = values.flatMap(({ kind, value }) => this.hash(kind, value));
    const { rows, total } = await this.repository.listPage({ ...query, hashes }, this.clock.now());
    return { blocks: rows.map((block) => ({ block, value: this.readValue(block) })), total };
  }

  /** @throws DomainError NOTFOUND */
  end(actor: Actor, id: number): Promise<void> {
    return this.setEnd(actor, id, this.clock.now());
  }

  /**
   * Undoes the end.
   * @throws DomainError NOTFOUND
   */
  restore(actor: Actor, id: number): Promise<void> {
    return this.setEnd(actor, id, null);
  }

  private async setEnd(actor: Actor, id: number, endedAt: Date | null): Promise<void> {
    await this.unitOfWork.run(async () => {
      const block = await this.repository.findForUpdate(id);
      if (!block || (block.endedAt !== null && endedAt !== null))
        throw new DomainError('not-found', 'NOTFOUND');
      block.endedAt = endedAt;
      const action = endedAt === null ? 'sender-block.restore' : 'sender-block.end';
      await this.audit.record(actor, action, { type: 'sender-block', id }, {}, { kind: block.kind });
    });
  }

  /** @returns number of blocks deleted a month after their end */
  removeEnded(): Promise<number> {
    const before = new Date(this.clock.now().getTime() - ENDED_RETENTION_MS);
    return this.unitOfWork.run(() => this.repository.removeEnded(before));
  }

  /** Keeps the hash of an erased person's address, so that the block stays in force. */
  async eraseEmail(email: string): Promise<void> {
    await this.repository.eraseValues(this.hash('email', toBlockedValue('email', email)));
  }

  private readValue({ valueEncrypted }: Pick<SenderBlock, 'valueEncrypted'>): string | null {
    return valueEncrypted === null ? null : this.encryption.decrypt(valueEncrypted);
  }

  /** The first is of the secret in use, the others of former ones. */
  private hash(kind: SenderBlockKind | 'key', value: string): [string, ...string[]] {
    const compute = (key: Buffer): string =>
      createHmac('sha256', key).update(`${kind}:${value}`).digest('base64url');
    const [first, ...others] = this.keys;
    return [compute(first), ...others.map(compute)];
  }
}
