import { Injectable } from '@nestjs/common';
import { Outbox } from '../../platform/outbox/index.ts';
import { PersonalData, type Person, type PersonalDataKeeper } from '../privacy/index.ts';
import { HeldMailRepository } from './held-mail.repository.ts';
import { MailRepository } from './mail.repository.ts';
import { removeForgottenMails } from './send-mail.job.ts';

/** Mails sent to a person; the log does not store their contents. */
@Injectable()
export class MailsPersonalData implements PersonalDataKeeper {
  readonly name = 'mails';

  constructor(
    private readonly mails: MailRepository,
    private readonly held: HeldMailRepository,
    private readonly outbox: Outbox,
    personalData: PersonalData,
  ) {
    personalData.add(this);
  }

  async export({ userId, email }: Person): Promise<unknown> {
    const mails = await this.mails.ofPerson(userId, email);
    const held = (await this.held.listOfPerson(userId, email)).map((mail) => ({ ...mail, state: 'held' }));
    return [...mails, ...held].map(({ address, template, state, createdAt }) => ({
      address,
      template,
      state,
      created_at: createdAt,
    }));
  }

  /** Anonymizes the log entries. Waiting mails are not sent, failed ones are removed from the queue. */
  async erase({ userId, email }: Person): Promise<void> {
    await this.mails.forgetPerson(userId, email);
    await this.held.removeOfPerson(userId, email);
    await this.outbox.enqueue(removeForgottenMails, {});
  }
}
