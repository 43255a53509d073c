import { Injectable } from '@nestjs/common';
import { BOOKING, urls } from '@prostora/contracts';
import { inquiriesApi } from '@prostora/strings/cs/inquiries-api.ts';
import { randomBytes, randomInt } from 'node:crypto';
import { Clock } from '../../platform/clock/clock.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import { invalidField } from '../../platform/errors/index.ts';
import { Outbox } from '../../platform/outbox/index.ts';
import { CatalogMatches, type SpaceNeeds } from '../catalog/index.ts';
import { SiteSettings } from '../settings/index.ts';
import { expiryOf, keptNeeds, needsOf, type NeedsInput } from './demand-needs.ts';
import { inquirySent } from './inquiry.events.ts';
import { InquiryLinks } from './inquiry-links.service.ts';
import { InquiryRepository } from './inquiry.repository.ts';
import { SenderGuard } from '../robots/index.ts';

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
  trap: string | undefined;
  proof: string | undefined;
};
type Found = ReturnType<CatalogMatches['find']>;

/** Matching spaces offered for selection. */
const SHOWN = 12;
const { fields: messages } = inquiriesApi;

/** Demands of visitors without an account: matching spaces, and sending to owners. */
@Injectable()
export class DemandService {
  constructor(
    private readonly inquiries: InquiryRepository,
    private readonly matches: CatalogMatches,
    private readonly links: InquiryLinks,
    private readonly guard: SenderGuard,
    private readonly outbox: Outbox,
    private readonly unitOfWork: UnitOfWork,
    private readonly settings: SiteSettings,
    private readonly clock: Clock,
  ) {}

  /** Published spaces that match and are free, best first. */
  matching(input: NeedsInput): Found {
    return this.matches.find(needsOf(input, this.clock.today()), SHOWN);
  }

  /**
   * Sends the demand to the selected spaces, or to the best matches. A demand without a match is stored too:
   * the operator handles it manually.
   */
  async send(demand: NewDemand, ip: string): Promise<{ id: number; url: string }> {
    if (demand.trap) return pretended();
    if (!demand.needs.purpose_id && !demand.purposeText) throw invalidField('purpose_id', messages.purpose);
    const needs = needsOf(demand.needs, this.clock.today());
    const spaceIds = this.receiversOf(demand.spaceIds, needs);
    await this.guard.admit('demand', { ip, email: demand.email, proof: demand.proof });
    return this.unitOfWork.run(async () => {
      const id = await this.keep(demand, needs, spaceIds);
      return { id, url: this.links.pathOf(id) };
    });
  }

  private receiversOf(picked: readonly number[], needs: SpaceNeeds): number[] {
    const ids = [...new Set(picked)];
    if (ids.length === 0) return this.matches.spread(needs, BOOKING.demandSpaces);
    const fitting = this.matches.among(ids, needs);
    if (ids.some((id) => !fitting.has(id))) throw invalidField('space_ids', messages.spaces);
    return ids;
  }

  private async keep(
    { purposeText, budgetHaler, text, fullname, email, phone, spaceIds: picked }: NewDemand,
    needs: SpaceNeeds,
    spaceIds: readonly number[],
  ): Promise<number> {
    const now = this.clock.now();
    const { termsVersion } = await this.settings.current();
    const inquiry = await this.inquiries.add({
      kind: 'demand',
      fullname,
      email,
      phone,
      text,
      purposeText: needs.purposeId === null ? purposeText : null,
      budgetHaler,
      ...keptNeeds(needs),
      ...this.inquiries.named(needs.purposeId, needs.locationId),
      delivery: picked.length > 0 ? 'picked' : 'ours',
      termsVersion,
      createdAt: now,
      expiresAt: expiryOf(now, needs.term?.to ?? null),
    });
    const recipient_ids = await this.inquiries.addRecipients(inquiry, spaceIds, now);
    await this.outbox.publish(inquirySent, { inquiry_id: inquiry.id, recipient_ids, tells_sender: true });
    return inquiry.id;
  }
}

/** Response to a filled honeypot: looks like a real one, its URL opens nothing. */
function pretended(): { id: number; url: string } {
  const id = randomInt(1000, 100_000);
  return { id, url: urls.sentDemand(id, randomBytes(32).toString('base64url')) };
}
