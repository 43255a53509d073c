import { Injectable } from '@nestjs/common';
import { inquiriesApi } from '@prostora/strings/cs/inquiries-api.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import { changedMeanwhile, invalidField } from '../../platform/errors/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { Outbox } from '../../platform/outbox/index.ts';
import { AuditTrail } from '../audit/index.ts';
import { CatalogMatches, type SpaceNeeds } from '../catalog/index.ts';
import { SpaceSnapshots } from '../spaces/index.ts';
import { expiryOf, keptNeeds, needsKept, needsOf, type NeedsInput } from './demand-needs.ts';
import type { Inquiry } from './inquiry.entity.ts';
import { InquiryClosing } from './inquiry-closing.service.ts';
import {
  InquiryDirectoryRepository,
  type InquiryCounts,
  type InquiryFileQuery,
  type InquiryFileRow,
  type InquiryListQuery,
  type InquiryRow,
} from './inquiry-directory.repository.ts';
import { inquiryClosed, inquiryNotFound } from './inquiry.errors.ts';
import { inquirySent } from './inquiry.events.ts';
import { InquiryRepository, type ToldInquiry } from './inquiry.repository.ts';
import { isOpen } from './inquiry.states.ts';
import { InquiryViews } from './inquiry-views.service.ts';

/** Fields the operator changes; omitted requirements stay unchanged. */
export type InquiryMending = Pick<
  Inquiry,
  'purposeText' | 'budgetHaler' | 'text' | 'fullname' | 'email' | 'phone'
> & { version: number; needs: NeedsInput };
type Directory = { rows: InquiryRow[]; total: number; counts: InquiryCounts };

/**
 * Admin operations on inquiries. The audit log records changed field names without their values (personal
 * data).
 */
@Injectable()
export class InquiryAdminService {
  constructor(
    private readonly inquiries: InquiryRepository,
    private readonly directory: InquiryDirectoryRepository,
    private readonly matches: CatalogMatches,
    private readonly spaces: SpaceSnapshots,
    private readonly closing: InquiryClosing,
    private readonly views: InquiryViews,
    private readonly audit: AuditTrail,
    private readonly outbox: Outbox,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async list(query: InquiryListQuery): Promise<Directory> {
    const now = this.clock.now();
    const [rows, counts] = await Promise.all([
      this.directory.page(query, now),
      this.directory.counts(query, now),
    ]);
    return { rows, counts, total: query.state === null ? counts.open + counts.closed : counts[query.state] };
  }

  /** All rows of the list, streamed for an export. */
  everything(query: InquiryFileQuery): { rows: AsyncIterable<InquiryFileRow>; now: Date } {
    const now = this.clock.now();
    return { rows: this.directory.everything(query, now), now };
  }

  async read(id: number): Promise<ToldInquiry> {
    const inquiry = await this.inquiries.byId(id);
    if (!inquiry) throw inquiryNotFound();
    return inquiry;
  }

  async mend(actor: Actor, id: number, { version, needs: asked, ...changes }: InquiryMending): Promise<void> {
    await this.change(id, async (inquiry) => {
      if (inquiry.version !== version) throw changedMeanwhile(this.views.admin(inquiry));
      const before = factsOf(inquiry);
      Object.assign(inquiry, changes, inquiry.kind === 'demand' ? this.mendedNeeds(inquiry, asked) : {});
      const changed = Object.entries(factsOf(inquiry))
        .filter(([field, value]) => value !== before[field])
        .map(([field]) => field);
      if (changed.length > 0)
        await this.audit.record(actor, 'inquiry.edit', { type: 'inquiry', id }, {}, { changed });
    });
  }

  /** Sends a demand to further published spaces; the operator decides, so a match is not required. */
  async forward(actor: Actor, id: number, spaceIds: readonly number[]): Promise<void> {
    await this.change(id, async (inquiry) => {
      if (inquiry.kind !== 'demand') throw inquiryNotFound();
      const known = new Set(inquiry.recipients.getItems().map(({ space }) => space.id));
      const fresh = [...new Set(spaceIds)].filter((space) => !known.has(space));
      if ((await this.spaces.load(fresh)).length < fresh.length)
        throw invalidField('space_ids', inquiriesApi.fields.published);
      if (fresh.length === 0) return;
      const recipient_ids = await this.inquiries.addRecipients(inquiry, fresh, this.clock.now());
      await this.audit.record(actor, 'inquiry.forward', { type: 'inquiry', id }, {}, { spaces: fresh });
      await this.outbox.publish(inquirySent, { inquiry_id: id, recipient_ids, tells_sender: false });
    });
  }

  async close(actor: Actor, id: number, note: string): Promise<void> {
    await this.change(id, async (inquiry) => {
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

  private async change(id: number, step: (inquiry: ToldInquiry) => Promise<void>): Promise<void> {
    await this.unitOfWork.run(async () => {
      const inquiry = await this.inquiries.locked(id);
      if (!inquiry) throw inquiryNotFound();
      if (!isOpen(inquiry, this.clock.now())) throw inquiryClosed();
      await step(inquiry);
    });
  }

  /** An unchanged date range may lie in the past; a changed one is validated as for a new demand. */
  private mendedNeeds(inquiry: ToldInquiry, asked: NeedsInput): Partial<Inquiry> {
    const kept = needsKept(inquiry);
    const isSameTerm =
      (asked.date_from ?? null) === inquiry.dateFrom &&
      (asked.date_to ?? asked.date_from ?? null) === inquiry.dateTo;
    const needs: SpaceNeeds = needsOf(asked, isSameTerm ? '' : this.clock.today());
    const hours =
      asked.time_from === undefined && asked.time_to === undefined
        ? (kept.term?.hours ?? null)
        : (needs.term?.hours ?? null);
    const mended = { ...needs, term: needs.term && { ...needs.term, hours } };
    this.matches.assertKnown(isSameTerm ? { ...mended, term: null } : mended);
    return {
      ...keptNeeds(mended),
      ...this.inquiries.named(mended.purposeId, mended.locationId),
      expiresAt: expiryOf(inquiry.createdAt, mended.term?.to ?? null),
    };
  }
}

/** Editable fields in a comparable form. */
const factsOf = (inquiry: Inquiry): Record<string, string | number | null> => ({
  fullname: inquiry.fullname,
  email: inquiry.email,
  phone: inquiry.phone,
  text: inquiry.text,
  purpose: inquiry.purpose?.id ?? inquiry.purposeText,
  location: inquiry.location?.id ?? null,
  date_from: inquiry.dateFrom,
  date_to: inquiry.dateTo,
  time_from: inquiry.timeFrom,
  time_to: inquiry.timeTo,
  number_of_guests: inquiry.numberOfGuests,
  budget: inquiry.budgetHaler,
  attributes: inquiry.attributeIds.join(','),
});
