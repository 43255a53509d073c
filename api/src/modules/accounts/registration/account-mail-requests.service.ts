import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { Outbox } from '../../../platform/outbox/index.ts';
import type { JobDefinition } from '../../../platform/queue/index.ts';
import { MailEncryptionService } from '../../mail/index.ts';
import { AccountThrottleService } from '../account/account-throttle.service.ts';

/** The address is encrypted. */
type MailRequest = { email: string };

/**
 * Requests of visitors for a mailed link or code. Only the job looks the account up, so that the response
 * time does not reveal whether the address has one.
 */
@Injectable()
export class AccountMailRequestsService {
  constructor(
    private readonly throttle: AccountThrottleService,
    private readonly encryption: MailEncryptionService,
    private readonly outbox: Outbox,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @param requester client key or user, as `user <id>` */
  async enqueue(job: JobDefinition<MailRequest>, email: string, requester: string): Promise<void> {
    await this.throttle.countLinkRequest(email, requester);
    await this.unitOfWork.run(() => this.outbox.enqueue(job, { email: this.encryption.encryptLine(email) }));
  }

  /** @param email from the payload of an enqueued job */
  decryptEmail(email: string): string {
    return this.encryption.decryptLine(email);
  }
}
