import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import { CatalogMatches } from '../catalog/index.ts';
import { guestInquiry } from './guest-inquiry.mapper.ts';
import type { GuestDemand } from './guest-inquiry.service.ts';
import { adminInquiry, adminInquiryRow } from './inquiry-admin.mapper.ts';
import type { InquiryRow } from './inquiry-directory.repository.ts';
import type { Surroundings } from './inquiry.mapper.ts';
import type { ToldInquiry } from './inquiry.repository.ts';
import type { SeenPart } from './owner-inquiries.service.ts';
import { ownerInquiry } from './owner-inquiry.mapper.ts';

/** Maps inquiries to the DTOs of the guest, the owner and the operator. */
@Injectable()
export class InquiryViews {
  constructor(
    private readonly clock: Clock,
    private readonly matches: CatalogMatches,
  ) {}

  guest(demand: GuestDemand): ReturnType<typeof guestInquiry> {
    return guestInquiry(demand, this.around());
  }

  owner(seen: SeenPart): ReturnType<typeof ownerInquiry> {
    return ownerInquiry(seen, this.around());
  }

  row(inquiry: InquiryRow): ReturnType<typeof adminInquiryRow> {
    return adminInquiryRow(inquiry, this.clock.now());
  }

  admin(inquiry: ToldInquiry): ReturnType<typeof adminInquiry> {
    return adminInquiry(inquiry, this.around());
  }

  private around(): Surroundings {
    return { now: this.clock.now(), attributeNames: (ids) => this.matches.attributeNames(ids) };
  }
}
