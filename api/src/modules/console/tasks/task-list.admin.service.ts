import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { DomainError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { accountMailKey, MailService, OwnerRemindersService } from '../../mail/index.ts';
import type { ListedKind, RemindableKind } from '@prostora/contracts/operator-tasks.ts';
import { reminderMails } from './task-reminders.templates.ts';
import {
  toMailSubject,
  TaskListAdminRepository,
  type KindCount,
  type OwnerToRemind,
  type AdminTask,
} from './task-list.admin.repository.ts';

export type TaskPage = { items: AdminTask[]; counts: KindCount[]; total: number };

/** List of tasks („Co čeká na mě“), and reminders to the responsible owners. */
@Injectable()
export class TaskListAdminService {
  constructor(
    private readonly tasks: TaskListAdminRepository,
    private readonly reminders: OwnerRemindersService,
    private readonly mails: MailService,
    private readonly audit: AuditTrailService,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async list(kind: ListedKind | null, page: number, pageSize: number): Promise<TaskPage> {
    const [now, today] = [this.clock.now(), this.clock.today()];
    const items = await this.tasks.listPage(
      kind,
      { limit: pageSize, offset: (page - 1) * pageSize },
      now,
      today,
    );
    const counts = await this.tasks.countByKind(now, today);
    const total = counts
      .filter((one) => kind === null || one.kind === kind)
      .reduce((sum, { count }) => sum + count, 0);
    return { items, counts, total };
  }

  /** Mails the responsible owners whom nothing has reminded of the item in the last 24 hours; returns their number. */
  remind(actor: Actor, kind: RemindableKind, id: number): Promise<number> {
    return this.unitOfWork.run(async () => {
      const now = this.clock.now();
      const task = await this.tasks.findOne(kind, id, now, this.clock.today());
      if (!task) throw new DomainError('not-found', 'NOTFOUND');
      const subject = toMailSubject(kind, id, task.spaceId);
      const mail = reminderMails[kind];
      const responsible = await this.tasks.findOwners(kind, id);
      if (responsible.length === 0) throw new DomainError('conflict', 'NO_RECIPIENT');
      const owners: OwnerToRemind[] = [];
      for (const owner of responsible)
        if ((await this.reminders.claim(owner.userId, [task.subject])).size > 0) owners.push(owner);
      if (owners.length === 0) throw await this.createRemindedError(task.subject, responsible);
      for (const { userId, email, partId } of owners) {
        await this.mails.enqueue({
          idempotencyKey: accountMailKey(userId, `${mail.name}-${id}-${now.getTime()}`),
          to: email,
          subject,
          ...mail.build({ ...task, id, partId }),
          keepsHeldMail: true,
        });
      }
      await this.audit.record(actor, 'waiting.remind', subject, {}, { kind, owners: owners.length });
      return owners.length;
    });
  }

  private async createRemindedError(subject: string, owners: readonly OwnerToRemind[]): Promise<DomainError> {
    const ids = owners.map(({ userId }) => userId);
    const at = (await this.reminders.findLast(subject, ids)) ?? this.clock.now();
    return new DomainError('conflict', 'REMINDED_TODAY', { params: { remindedAt: at.toISOString() } });
  }
}
