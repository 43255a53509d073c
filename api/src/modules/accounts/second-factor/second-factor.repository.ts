import type { RequiredEntityData } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Passkey } from './passkey.entity.ts';
import { RecoveryCode } from './recovery-code.entity.ts';
import { TotpFactor } from './totp-factor.entity.ts';

export type FactorCounts = { totp: boolean; passkeys: number; recoveryCodes: number };

@Injectable()
export class SecondFactorRepository {
  constructor(private readonly em: EntityManager) {}

  async count(userId: number): Promise<FactorCounts> {
    const [row] = await this.em.execute<[FactorCounts]>(
      `select exists (select from totp_factor where user_id = ? and confirmed_at is not null) as "totp",
        (select count(*)::int from passkey where user_id = ?) as "passkeys",
        (select count(*)::int from recovery_code where user_id = ? and used_at is null) as "recoveryCodes"`,
      [userId, userId, userId],
    );
    return row;
  }

  findTotp(userId: number): Promise<TotpFactor | null> {
    return this.em.findOne(TotpFactor, { user: userId }, { refresh: true });
  }

  /** Replaces an authenticator app that was not confirmed yet. */
  async replaceTotp(data: RequiredEntityData<TotpFactor> & { user: number }): Promise<void> {
    await this.em.nativeDelete(TotpFactor, { user: data.user });
    await this.em.insert(TotpFactor, data);
  }

  /** @returns false when the step or a later one was accepted before, also by a concurrent request */
  async consumeTotpStep(id: number, step: number, encryptedSecret: string): Promise<boolean> {
    const isUnused = { $or: [{ lastStep: null }, { lastStep: { $lt: step } }] };
    return (
      (await this.em.nativeUpdate(TotpFactor, { id, ...isUnused }, { lastStep: step, encryptedSecret })) > 0
    );
  }

  async confirmTotp(id: number, confirmedAt: Date): Promise<void> {
    await this.em.nativeUpdate(TotpFactor, { id }, { confirmedAt });
  }

  async removeTotp(userId: number): Promise<boolean> {
    return (await this.em.nativeDelete(TotpFactor, { user: userId })) > 0;
  }

  listPasskeys(userId: number): Promise<Passkey[]> {
    return this.em.find(Passkey, { user: userId }, { orderBy: { id: 'asc' } });
  }

  findPasskey(userId: number, credentialId: string): Promise<Passkey | null> {
    return this.em.findOne(Passkey, { user: userId, credentialId }, { refresh: true });
  }

  async addPasskey(data: RequiredEntityData<Passkey>): Promise<void> {
    await this.em.insert(Passkey, data);
  }

  async savePasskeyUse(id: number, use: { counter: number; lastUsedAt: Date }): Promise<void> {
    await this.em.nativeUpdate(Passkey, { id }, use);
  }

  async removePasskey(userId: number, id: number): Promise<boolean> {
    return (await this.em.nativeDelete(Passkey, { id, user: userId })) > 0;
  }

  async replaceRecoveryCodes(userId: number, hashes: readonly string[]): Promise<void> {
    await this.em.nativeDelete(RecoveryCode, { user: userId });
    if (hashes.length > 0)
      await this.em.insertMany(
        RecoveryCode,
        hashes.map((codeHash) => ({ user: userId, codeHash })),
      );
  }

  /** @returns false when the code is unknown or used, also by a concurrent request */
  async consumeRecoveryCode(userId: number, codeHash: string, usedAt: Date): Promise<boolean> {
    return (
      (await this.em.nativeUpdate(RecoveryCode, { user: userId, codeHash, usedAt: null }, { usedAt })) > 0
    );
  }

  async removeAll(userId: number): Promise<void> {
    await this.em.nativeDelete(TotpFactor, { user: userId });
    await this.em.nativeDelete(Passkey, { user: userId });
    await this.em.nativeDelete(RecoveryCode, { user: userId });
  }
}
