import { Injectable } from '@nestjs/common';
import {
  PersonalDataRegistry,
  type Person,
  type PersonalDataProvider,
} from '../../../platform/privacy/index.ts';
import { SecondFactorRepository } from './second-factor.repository.ts';

/** The second factors of a user; secrets and keys are not exported. */
@Injectable()
export class SecondFactorPersonalDataProvider implements PersonalDataProvider {
  readonly name = 'second_factor';

  constructor(
    private readonly factors: SecondFactorRepository,
    personalData: PersonalDataRegistry,
  ) {
    personalData.register(this);
  }

  async export({ userId }: Person): Promise<unknown> {
    if (userId === null) return null;
    const { totp, recoveryCodes } = await this.factors.count(userId);
    const passkeys = await this.factors.listPasskeys(userId);
    return {
      authenticator_app: totp,
      recovery_codes_left: recoveryCodes,
      passkeys: passkeys.map(({ name, createdAt, lastUsedAt }) => ({
        name,
        created_at: createdAt,
        last_used_at: lastUsedAt,
      })),
    };
  }

  async erase({ userId }: Person): Promise<void> {
    if (userId !== null) await this.factors.removeAll(userId);
  }
}
