import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { createConflictError, createFieldError, fieldError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { Outbox } from '../../../platform/outbox/index.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { CatalogMatchingService, type SpaceRequirements } from '../../catalog/index.ts';
import { SpaceSnapshots } from '../../spaces/index.ts';
import {
  computeExpiresAt,
  toNeedsColumns,
  toSpaceNeeds,
  parseNeeds,
  type NeedsInput,
} from '../demand-needs.ts';
import type { Inquiry } from '../inquiry.entity.ts';
import { assertOpenInquiry, inquiryNotFound } from '../inquiry.errors.ts';
import { inquirySent } from '../inquiry.events.ts';
import { InquiryRepository, type InquiryWithRecipients } from '../inquiry.repository.ts';
import { InquiryMappingContextService } from '../inquiry-mapping-context.service.ts';

import { toAdminInquiryDto } from './inquiry.admin.mapper.ts';

/** Fields the operator changes; omitted requirements stay unchanged. */
export type InquiryUpdate = Pick<
  Inquiry,
  'purposeText' | 'budgetHaler' | 'text' | 'fullname' | 'email' | 'phone'
> & { version: number; needs: NeedsInput };

/**
 * Changes of open inquiries by the operator. The audit log records changed field names without their values
 * (personal data).
 */
@Injectable()
export class InquiryEditingService {
  constructor(
    private readonly inquiries: InquiryRepository,
    private readonly matches: CatalogMatchingService,
    private readonly spaces: SpaceSnapshots,
    private readonly mappingContext: InquiryMappingContextService,
    private readonly audit: AuditTrailService,
    private readonly outbox: Outbox,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async update(
    actor: Actor,
    id: number,
    { version, needs: needsInput, ...changes }: InquiryUpdate,
  ): Promise<void> {
    await this.updateOpen(id, async (inquiry) => {
      if (inquiry.version !== version)
        throw createConflictError(toAdminInquiryDto(inquiry, this.mappingContext.build()));
      const before = toComparableFields(inquiry);
      Object.assign(
        inquiry,
        changes,
        inquiry.kind === 'demand' ? this.resolveNeeds(inquiry, needsInput) : {},
      );
      const changed = Object.entries(toComparableFields(inquiry))
        .filter(([field, value]) => value !== before[field])
        .map(([field]) => field);
      if (changed.length > 0)
        await this.audit.record(actor, 'inquiry.edit', { type: 'inquiry', id }, {}, { changed });
    });
  }

  /** Sends a demand to further published spaces; the operator decides, so a match is not required. */
  async forward(actor: Actor, id: number, spaceIds: readonly number[]): Promise<void> {
    await this.updateOpen(id, async (inquiry) => {
      if (inquiry.kind !== 'demand') throw inquiryNotFound();
      const recipientSpaceIds = new Set(inquiry.recipients.getItems().map(({ space }) => space.id));
      const newSpaceIds = [...new Set(spaceIds)].filter((space) => !recipientSpaceIds.has(space));
      if ((await this.spaces.load(newSpaceIds)).length < newSpaceIds.length)
        throw createFieldError('space_ids', fieldError('forwardPublished'));
      if (newSpaceIds.length === 0) return;
      const recipient_ids = await this.inquiries.addRecipients(inquiry, newSpaceIds, this.clock.now());
      await this.audit.record(actor, 'inquiry.forward', { type: 'inquiry', id }, {}, { spaces: newSpaceIds });
      await this.outbox.publish(inquirySent, { inquiry_id: id, recipient_ids, tells_sender: false });
    });
  }

  private async updateOpen(
    id: number,
    step: (inquiry: InquiryWithRecipients) => Promise<void>,
  ): Promise<void> {
    await this.unitOfWork.run(async () => {
      const inquiry = await this.inquiries.findForUpdate(id);
      assertOpenInquiry(inquiry, this.clock.now());
      await step(inquiry);
    });
  }

  /** An unchanged date range may lie in the past; a changed one is validated as for a new demand. */
  private resolveNeeds(inquiry: InquiryWithRecipients, input: NeedsInput): Partial<Inquiry> {
    const current = toSpaceNeeds(inquiry);
    const isSameDateRange =
      (input.date_from ?? null) === inquiry.dateFrom &&
      (input.date_to ?? input.date_from ?? null) === inquiry.dateTo;
    const needs: SpaceRequirements = parseNeeds(input, isSameDateRange ? '' : this.clock.today());
    const hours =
      input.time_from === undefined && input.time_to === undefined
        ? (current.timeSlot?.hours ?? null)
        : (needs.timeSlot?.hours ?? null);
    const layout = input.layout === undefined ? current.layout : needs.layout;
    const tariff = input.tariff === undefined ? current.tariff : needs.tariff;
    const timeSlot = needs.timeSlot && {
      ...needs.timeSlot,
      ...resolveRange(input, needs.timeSlot, current.timeSlot),
      hours,
    };
    const resolved = { ...needs, layout, tariff, timeSlot };
    this.matches.assertValid(isSameDateRange ? { ...resolved, timeSlot: null } : resolved);
    return {
      ...toNeedsColumns(resolved),
      ...this.inquiries.toReferences(resolved.purposeId, resolved.locationId),
      expiresAt: computeExpiresAt(
        inquiry.recipients.getItems().some(({ state }) => state === 'chosen')
          ? this.clock.now()
          : inquiry.createdAt,
        resolved.timeSlot?.to ?? null,
      ),
    };
  }
}

type TimeSlot = NonNullable<SpaceRequirements['timeSlot']>;

/** Which days of the range suit: as sent, else as stored; a single day has none to choose from. */
function resolveRange(
  { flexible, weekdays }: NeedsInput,
  sent: TimeSlot,
  stored: TimeSlot | null,
): Pick<TimeSlot, 'isFlexible' | 'weekdays'> {
  if (sent.from === sent.to) return { isFlexible: true, weekdays: [] };
  return {
    isFlexible: (flexible === undefined ? stored : sent)?.isFlexible ?? true,
    weekdays: (weekdays === undefined ? stored : sent)?.weekdays ?? [],
  };
}

/** Editable fields in a comparable form. */
const toComparableFields = (inquiry: Inquiry): Record<string, string | number | null> => ({
  fullname: inquiry.fullname,
  email: inquiry.email,
  phone: inquiry.phone,
  text: inquiry.text,
  purpose: inquiry.purpose?.id ?? inquiry.purposeText,
  location: inquiry.location?.id ?? null,
  date_from: inquiry.dateFrom,
  date_to: inquiry.dateTo,
  flexible: String(inquiry.flexible),
  weekdays: inquiry.weekdays.join(','),
  time_from: inquiry.timeFrom,
  time_to: inquiry.timeTo,
  number_of_guests: inquiry.numberOfGuests,
  layout: inquiry.layout,
  tariff: inquiry.tariff,
  budget: inquiry.budgetHaler,
  attributes: inquiry.attributeIds.join(','),
});
