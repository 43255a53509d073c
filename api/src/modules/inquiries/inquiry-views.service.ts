import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import type { Actor } from '../../platform/http/index.ts';
import { CatalogMatchingService } from '../catalog/index.ts';
import { toGuestInquiryDto } from './guest/guest-inquiry.mapper.ts';
import type { DemandWithReservations } from './guest/guest-inquiry.service.ts';
import { toAdminInquiryDto, toAdminInquiryRowDto } from './admin/inquiry.admin.mapper.ts';
import type { InquiryRow } from './admin/inquiry.admin.repository.ts';
import type { InquiryMappingContext } from './inquiry.mapper.ts';
import type { InquiryWithRecipients } from './inquiry.repository.ts';
import type { OwnerInquiryDetails } from './owner/owner-inquiries.service.ts';
import { toOwnerInquiryDto } from './owner/owner-inquiry.mapper.ts';

/** Maps inquiries to the DTOs of the guest, the owner and the operator. */
@Injectable()
export class InquiryViewsService {
  constructor(
    private readonly clock: Clock,
    private readonly matches: CatalogMatchingService,
  ) {}

  toGuestInquiryDto(demand: DemandWithReservations): ReturnType<typeof toGuestInquiryDto> {
    return toGuestInquiryDto(demand, this.buildContext());
  }

  /** An operator who acts as the owner makes no offer. */
  toOwnerInquiryDto(actor: Actor, details: OwnerInquiryDetails): ReturnType<typeof toOwnerInquiryDto> {
    const dto = toOwnerInquiryDto(details, this.buildContext());
    return actor.impersonatorId === null
      ? dto
      : { ...dto, allowed_actions: dto.allowed_actions.filter((action) => action !== 'offer') };
  }

  toAdminInquiryRowDto(inquiry: InquiryRow): ReturnType<typeof toAdminInquiryRowDto> {
    return toAdminInquiryRowDto(inquiry, this.clock.now());
  }

  toAdminInquiryDto(inquiry: InquiryWithRecipients): ReturnType<typeof toAdminInquiryDto> {
    return toAdminInquiryDto(inquiry, this.buildContext());
  }

  private buildContext(): InquiryMappingContext {
    return { now: this.clock.now(), attributeNames: (ids) => this.matches.listAttributeNames(ids) };
  }
}
