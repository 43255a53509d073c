import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import { CatalogMatchingService } from '../catalog/index.ts';
import type { InquiryMappingContext } from './inquiry.mapper.ts';

/** Builds what the mappers of the guest, the owner and the operator need besides the inquiry. */
@Injectable()
export class InquiryMappingContextService {
  constructor(
    private readonly clock: Clock,
    private readonly matches: CatalogMatchingService,
  ) {}

  build(): InquiryMappingContext {
    return { now: this.clock.now(), attributeNames: (ids) => this.matches.listAttributeNames(ids) };
  }
}
