import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { UsersService } from '../../accounts/users/index.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { accountMailKey, MailService } from '../../mail/index.ts';
import { ConversationAccessService } from '../conversation-access.service.ts';
import { ConversationRepository } from '../conversation.repository.ts';
import { reportedMail } from './conversation-mails.templates.ts';

/** Reports of guests to the operators, who see of a conversation what was reported. */
@Injectable()
export class ConversationReportsService {
  constructor(
    private readonly access: ConversationAccessService,
    private readonly conversations: ConversationRepository,
    private readonly users: UsersService,
    private readonly mails: MailService,
    private readonly audit: AuditTrailService,
    private readonly unit: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Mails the last messages of the owner to the operators, once a day.
   * @throws DomainError NOTFOUND for a wrong token
   */
  async report(actor: Actor, id: number, token: string, reason: string): Promise<void> {
    await this.unit.run(async () => {
      const { subject } = await this.access.loadForGuest(id, token);
      const { messages } = await this.conversations.listPage(id, { before: null, isForGuest: true });
      const text = messages
        .filter(({ side }) => side === 'host')
        .map(({ body }) => body)
        .join('\n\n');
      const { spaceName: space, customerName: customer, timelineSubject: thread } = subject;
      const mail = reportedMail.build({ space, customer, reason, text, thread });
      for (const { id: userId, email } of await this.users.listOperators())
        await this.mails.enqueue({
          idempotencyKey: accountMailKey(userId, `conversation-${id}-reported-${this.clock.today()}`),
          to: email,
          subject: thread,
          ...mail,
        });
      await this.audit.record(actor, 'conversation.report', subject.timelineSubject);
    });
  }
}
