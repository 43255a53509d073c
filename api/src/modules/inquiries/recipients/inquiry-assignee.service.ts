import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { AssigneesService } from '../../accounts/members/index.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { InquiryRepository } from '../inquiry.repository.ts';
import { OwnerInquiriesService } from './owner-inquiries.service.ts';

/** Who of the team handles a received inquiry; the sender does not learn of it. */
@Injectable()
export class InquiryAssigneeService {
  constructor(
    private readonly received: OwnerInquiriesService,
    private readonly inquiries: InquiryRepository,
    private readonly assignees: AssigneesService,
    private readonly audit: AuditTrailService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Idempotent.
   * @param userId null ends the assignment
   * @throws DomainError VALIDATION on `user_id` unless the user is a member who answers inquiries of the space
   */
  async assign(actor: Actor, id: number, userId: number | null): Promise<void> {
    await this.unitOfWork.run(async () => {
      const { space } = await this.received.loadOwn(actor, id);
      const owned = { customerId: space.building.customer.id, spaceId: space.id };
      const assignee = await this.assignees.loadForUpdate(userId, owned, 'inquiries');
      await this.inquiries.lockByRecipient(id);
      const recipient = await this.received.loadOwn(actor, id);
      const formerId = recipient.assignee?.user.id ?? null;
      if (formerId === userId) return;
      recipient.assignee = assignee;
      const subject = { type: 'inquiry', id: recipient.inquiry.id };
      await this.audit.record(actor, 'inquiry.assign', subject, { user: formerId }, { user: userId });
    });
  }
}
