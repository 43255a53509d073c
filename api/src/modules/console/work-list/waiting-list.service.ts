import { Injectable, type OnModuleInit } from '@nestjs/common';
import { urls } from '@prostora/contracts';
import { waitingMail as texts, waitingMailSample as sample } from '@prostora/strings/cs/mail-waiting.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { DomainError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { accountMailKey, MailSampleRegistry, MailService, type MailMessage } from '../../mail/index.ts';
import { REMINDABLE_KINDS, type ListedKind, type RemindableKind } from './waiting-list.kinds.ts';
import {
  toMailSubject,
  WaitingListRepository,
  type KindCount,
  type WaitingItem,
} from './waiting-list.repository.ts';

export type WaitingPage = { items: WaitingItem[]; counts: KindCount[]; total: number; now: Date };

const DAY = 86_400_000;

/** List of waiting items („Co čeká na mě“), and reminders to the responsible owners. */
@Injectable()
export class WaitingListService implements OnModuleInit {
  constructor(
    private readonly waiting: WaitingListRepository,
    private readonly mails: MailService,
    private readonly samples: MailSampleRegistry,
    private readonly audit: AuditTrailService,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async list(kind: ListedKind | null, page: number, pageSize: number): Promise<WaitingPage> {
    const [now, today] = [this.clock.now(), this.clock.today()];
    const items = await this.waiting.listPage(
      kind,
      { limit: pageSize, offset: (page - 1) * pageSize },
      now,
      today,
    );
    const counts = await this.waiting.countByKind(now, today);
    const total = counts
      .filter((one) => kind === null || one.kind === kind)
      .reduce((sum, { count }) => sum + count, 0);
    return { items, counts, total, now };
  }

  /** Reminds the responsible owners by mail, at most once in 24 hours; returns their number. */
  remind(actor: Actor, kind: RemindableKind, id: number): Promise<number> {
    return this.unitOfWork.run(async () => {
      const now = this.clock.now();
      const thing = await this.waiting.findOne(kind, id, now, this.clock.today());
      if (!thing) throw new DomainError('not-found', 'NOTFOUND');
      const { subject, template } = toMailSubject(kind, id, thing.spaceId);
      if (await this.waiting.wasReminded(subject, template, new Date(now.getTime() - DAY)))
        throw new DomainError('conflict', 'REMINDED_TODAY');
      const owners = await this.waiting.findOwners(kind, id);
      for (const { userId, email, partId } of owners) {
        const message = toMessage(kind, thing, buildPath(kind, id, partId));
        await this.mails.enqueue({
          idempotencyKey: accountMailKey(userId, `${template}-${id}-${now.getTime()}`),
          to: email,
          template,
          subject: subject,
          message,
          keepsHeldMail: true,
        });
      }
      if (owners.length === 0) throw new DomainError('conflict', 'NOBODY_TO_REMIND');
      await this.audit.record(actor, 'waiting.remind', subject, {}, { kind, owners: owners.length });
      return owners.length;
    });
  }

  onModuleInit(): void {
    for (const kind of REMINDABLE_KINDS.filter((each) => each !== 'overdue_orders')) {
      const { template } = toMailSubject(kind, 1, 1);
      this.samples.register(template, () =>
        toMessage(kind, { ...sample, since: new Date(sample.since) }, buildPath(kind, 1, 1)),
      );
    }
  }
}

/** Path of the owner's page for the item. */
function buildPath(kind: RemindableKind, id: number, partId: number | null): string {
  switch (kind) {
    case 'unanswered_reservations':
    case 'unanswered_proposals':
      return `${urls.reservations}?rezervace=${id}`;
    case 'unanswered_demands':
    case 'unanswered_messages':
      return `${urls.inquiries}?poptavka=${partId ?? id}`;
    case 'waiting_orders':
    case 'overdue_orders':
      return urls.membership;
    case 'failing_feeds':
      return `${urls.reservations}?karta=kalendare`;
  }
}

const toMessage = (
  kind: RemindableKind,
  { title, place, since }: Pick<WaitingItem, 'title' | 'place' | 'since'>,
  path: string,
): MailMessage => ({
  ...texts.reminder(kind, title, place, since.toISOString()),
  action: { label: texts.open, path },
});
