import { Injectable } from '@nestjs/common';
import { BOOKING, urls } from '@prostora/contracts';
import { randomBytes, randomInt } from 'node:crypto';
import { Clock } from '../../../platform/clock/clock.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { createFieldError, fieldError } from '../../../platform/errors/index.ts';
import { Outbox } from '../../../platform/outbox/index.ts';
import {
  CatalogMatchingService,
  type MatchingCard,
  type MatchSummary,
  type SpaceRequirements,
} from '../../catalog/index.ts';
import { SiteSettingsService } from '../../settings/index.ts';
import { computeExpiresAt, toNeedsColumns, parseNeeds, type NeedsInput } from '../demand-needs.ts';
import { inquirySent } from '../inquiry.events.ts';
import { InquiryLinksService } from '../inquiry-links.service.ts';
import type { Screening, Sender } from '../moderation/sender-blocks.service.ts';
import { InquiryRepository } from '../inquiry.repository.ts';
import { InquiryAdmissionService } from './inquiry-admission.service.ts';

/** A new demand with the honeypot field and the captcha solution. */
export type NewDemand = {
  needs: NeedsInput;
  purposeText: string | null;
  budgetHaler: number | null;
  text: string;
  fullname: string;
  email: string;
  phone: string | null;
  spaceIds: readonly number[];
  honeypot: string | undefined;
  captchaSolution: string | undefined;
};
type DemandMatches = MatchSummary & { cards: MatchingCard[] };

/** Matching spaces offered for selection. */
const MAX_MATCHES = 12;

/** Demands of visitors without an account: matching spaces, and sending to owners. */
@Injectable()
export class DemandService {
  constructor(
    private readonly inquiries: InquiryRepository,
    private readonly matches: CatalogMatchingService,
    private readonly links: InquiryLinksService,
    private readonly admission: InquiryAdmissionService,
    private readonly outbox: Outbox,
    private readonly unitOfWork: UnitOfWork,
    private readonly settings: SiteSettingsService,
    private readonly clock: Clock,
  ) {}

  /** The best matching spaces, how many match and why others do not. */
  async findMatches(input: NeedsInput): Promise<DemandMatches> {
    const needs = parseNeeds(input, this.clock.today());
    const cards = await this.matches.findMatches(needs, MAX_MATCHES);
    return { ...(await this.matches.summarize(needs)), cards };
  }

  /**
   * Sends the demand to the selected spaces, or to the best matches. A demand without a match is stored too:
   * the operator handles it manually.
   */
  async send(
    actor: Actor,
    demand: NewDemand,
    { ip, userAgent }: Pick<Sender, 'ip' | 'userAgent'>,
  ): Promise<{ id: number; url: string }> {
    if (demand.honeypot) return buildDecoyAnswer();
    if (!demand.needs.purpose_id && !demand.purposeText)
      throw createFieldError('purpose_id', fieldError('demandPurpose'));
    const { budgetHaler } = demand;
    const needs = parseNeeds({ ...demand.needs, budgetHaler }, this.clock.today());
    const spaceIds = await this.resolveRecipientSpaceIds(demand.spaceIds, needs);
    const { email, captchaSolution } = demand;
    const screening = await this.admission.admit('demand', { email, ip, userAgent }, captchaSolution);
    const matchSummary = await this.matches.summarize(needs);
    return this.unitOfWork.run(async () => {
      const id = await this.createInquiry(demand, needs, { spaceIds, matchSummary, screening });
      // An impersonating operator is not shown the link, which would outlive the impersonation.
      return { id, url: actor.impersonatorId === null ? this.links.buildPath(id) : urls.demand };
    });
  }

  private async resolveRecipientSpaceIds(
    selectedIds: readonly number[],
    needs: SpaceRequirements,
  ): Promise<number[]> {
    const ids = [...new Set(selectedIds)];
    if (ids.length === 0) return this.matches.selectAcrossBuildings(needs, BOOKING.demandSpaces);
    const matchingIds = await this.matches.filterMatching(ids, needs);
    if (ids.some((id) => !matchingIds.has(id)))
      throw createFieldError('space_ids', fieldError('demandSpaces'));
    return ids;
  }

  private async createInquiry(
    { purposeText, budgetHaler, text, fullname, email, phone, spaceIds: selectedIds }: NewDemand,
    needs: SpaceRequirements,
    {
      spaceIds,
      matchSummary,
      screening,
    }: { spaceIds: readonly number[]; matchSummary: MatchSummary; screening: Screening },
  ): Promise<number> {
    const now = this.clock.now();
    const { termsVersion } = await this.settings.getCurrent();
    const inquiry = await this.inquiries.create({
      kind: 'demand',
      fullname,
      email,
      phone,
      text,
      purposeText: needs.purposeId === null ? purposeText : null,
      budgetHaler,
      ...toNeedsColumns(needs),
      ...this.inquiries.toReferences(needs.purposeId, needs.locationId),
      matchSummary,
      delivery: selectedIds.length > 0 ? 'picked' : 'ours',
      termsVersion,
      ...screening,
      createdAt: now,
      expiresAt: computeExpiresAt(now, needs.timeSlot?.to ?? null),
    });
    const recipient_ids = await this.inquiries.addRecipients(inquiry, spaceIds, now);
    if (screening.isDelivered)
      await this.outbox.publish(inquirySent, { inquiry_id: inquiry.id, recipient_ids, tells_sender: true });
    return inquiry.id;
  }
}

/** Response to a filled honeypot: looks like a real one, its URL opens nothing. */
function buildDecoyAnswer(): { id: number; url: string } {
  const id = randomInt(1000, 100_000);
  return { id, url: urls.sentDemand(id, randomBytes(32).toString('base64url')) };
}
