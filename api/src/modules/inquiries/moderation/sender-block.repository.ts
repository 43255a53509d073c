import { Injectable } from '@nestjs/common';
import { EntityManager, type Loaded } from '@mikro-orm/postgresql';
import { toArrayLiteral } from '../../../platform/database/index.ts';
import { SenderBlock } from './sender-block.entity.ts';

export type NewSenderBlock = Pick<
  SenderBlock,
  'kind' | 'valueHash' | 'valueEncrypted' | 'reason' | 'until'
> & {
  createdBy: number | null;
};
export type ListedBlock = Loaded<SenderBlock, 'createdBy'>;

@Injectable()
export class SenderBlockRepository {
  constructor(private readonly em: EntityManager) {}

  /** Counts a hit of the blocks in force; whether there is one. */
  async hit(hashes: readonly string[], now: Date): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(
      `update trust_block set hits = hits + 1, last_hit_at = ?
       where value_hash = any(?::text[]) and (until is null or until > ?) returning id`,
      [now, toArrayLiteral(hashes), now],
    );
    return rows.length > 0;
  }

  /** A repeated block renews the former one and keeps its hits. */
  async save(block: NewSenderBlock): Promise<void> {
    await this.em.execute(
      `insert into trust_block (kind, value_hash, value_encrypted, reason, until, created_by_id)
       values (?, ?, ?, ?, ?::timestamptz, ?)
       on conflict (value_hash) do update set value_encrypted = excluded.value_encrypted, reason = excluded.reason,
         until = excluded.until, created_by_id = excluded.created_by_id`,
      [block.kind, block.valueHash, block.valueEncrypted, block.reason, block.until, block.createdBy],
    );
  }

  async listPage(limit: number, offset: number): Promise<{ rows: ListedBlock[]; total: number }> {
    const [rows, total] = await this.em.findAndCount(
      SenderBlock,
      {},
      { populate: ['createdBy'], orderBy: { id: 'desc' }, limit, offset },
    );
    return { rows, total };
  }

  findById(id: number): Promise<SenderBlock | null> {
    return this.em.findOne(SenderBlock, { id });
  }

  async remove(id: number): Promise<void> {
    await this.em.nativeDelete(SenderBlock, { id });
  }

  async eraseValues(hashes: readonly string[]): Promise<void> {
    await this.em.nativeUpdate(
      SenderBlock,
      { valueHash: { $in: [...hashes] } },
      { valueEncrypted: null, reason: '' },
    );
  }
}
