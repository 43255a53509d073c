import { Injectable } from '@nestjs/common';
import {
  PersonalDataRegistry,
  type Person,
  type PersonalDataProvider,
} from '../../../platform/privacy/index.ts';
import { PrivacyRequestRepository } from './privacy-request.repository.ts';

/** Requests of a proved mailbox. An erased one stays without its address, as evidence of the answer. */
@Injectable()
export class PrivacyRequestPersonalDataProvider implements PersonalDataProvider {
  readonly name = 'privacy_requests';

  constructor(
    private readonly requests: PrivacyRequestRepository,
    personalData: PersonalDataRegistry,
  ) {
    personalData.register(this);
  }

  async export({ email, ownsEmail }: Person): Promise<unknown> {
    const requests = ownsEmail ? await this.requests.listByEmail(email) : [];
    return requests.map(({ kind, channel, createdAt, provedAt, doneAt }) => ({
      kind,
      channel,
      created_at: createdAt,
      proved_at: provedAt,
      done_at: doneAt,
    }));
  }

  async erase({ email, ownsEmail }: Person): Promise<void> {
    if (ownsEmail) await this.requests.anonymizeByEmail(email);
  }
}
