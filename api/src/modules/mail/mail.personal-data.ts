import { Injectable } from '@nestjs/common';
import { Outbox } from '../../platform/outbox/index.ts';
import {
  PersonalDataRegistry,
  type Person,
  type PersonalDataProvider,
} from '../../platform/privacy/index.ts';
import { HeldMailRepository } from './held-mail.repository.ts';
import { MailRepository } from './mail.repository.ts';
import { OwnerReminderRepository } from './owner-reminder.repository.ts';
import { removeAnonymizedMails } from './send-mail.job.ts';

/** Mails sent to a person; the log does not store their contents. */
@Injectable()
export class MailsPersonalDataProvider implements PersonalDataProvider {
  readonly name = 'mails';

  constructor(
    private readonly mails: MailRepository,
    private readonly held: HeldMailRepository,
    private readonly reminders: OwnerReminderRepository,
    private readonly outbox: Outbox,
    personalData: PersonalDataRegistry,
  ) {
    personalData.register(this);
  }

  async export({ userId, email }: Person): Promise<unknown> {
    const mails = await this.mails.listByPerson(userId, email);
    const held = (await this.held.listByPerson(userId, email)).map((mail) => ({ ...mail, state: 'held' }));
    return [...mails, ...held].map(({ address, template, state, createdAt }) => ({
      address,
      template,
      state,
      created_at: createdAt,
    }));
  }

  /** Anonymizes the log entries. Waiting mails are not sent, failed ones are removed from the queue. */
  async erase({ userId, email }: Person): Promise<void> {
    await this.mails.anonymizePerson(userId, email);
    await this.held.removeByPerson(userId, email);
    if (userId !== null) await this.reminders.removeByUser(userId);
    await this.outbox.enqueue(removeAnonymizedMails, {});
  }
}
