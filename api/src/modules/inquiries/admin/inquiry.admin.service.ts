import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { InquiryClosingService } from '../inquiry-closing.service.ts';
import {
  InquiryAdminRepository,
  type InquiryCounts,
  type InquiryExportQuery,
  type InquiryExportRow,
  type InquiryListQuery,
  type InquiryRow,
} from './inquiry.admin.repository.ts';
import { assertOpenInquiry, inquiryNotFound } from '../inquiry.errors.ts';
import { InquiryRepository, type InquiryWithRecipients } from '../inquiry.repository.ts';

type InquiryPage = { rows: InquiryRow[]; total: number; counts: InquiryCounts };

/** The operator's list of inquiries. */
@Injectable()
export class InquiryAdminService {
  constructor(
    private readonly inquiries: InquiryRepository,
    private readonly adminInquiries: InquiryAdminRepository,
    private readonly closing: InquiryClosingService,
    private readonly audit: AuditTrailService,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async list(query: InquiryListQuery): Promise<InquiryPage> {
    const now = this.clock.now();
    const [rows, counts] = await Promise.all([
      this.adminInquiries.listPage(query, now),
      this.adminInquiries.countByState(query, now),
    ]);
    return { rows, counts, total: query.state === null ? counts.open + counts.closed : counts[query.state] };
  }

  /** All rows of the list, streamed for an export. */
  streamAll(query: InquiryExportQuery): { rows: AsyncIterable<InquiryExportRow>; now: Date } {
    const now = this.clock.now();
    return { rows: this.adminInquiries.streamAll(query, now), now };
  }

  async getById(id: number): Promise<InquiryWithRecipients> {
    const inquiry = await this.inquiries.findById(id);
    if (!inquiry) throw inquiryNotFound();
    return inquiry;
  }

  async close(actor: Actor, id: number, note: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const inquiry = await this.inquiries.findForUpdate(id);
      assertOpenInquiry(inquiry, this.clock.now());
      await this.closing.close(inquiry, 'operator', note);
      await this.audit.record(
        actor,
        'inquiry.close',
        { type: 'inquiry', id },
        { state: 'open' },
        { state: 'closed' },
      );
    });
  }
}
