import { Injectable } from '@nestjs/common';
import { LocationKeepers } from '../geo/index.ts';
import { TermKeepers, type TermKeeper, type TermKind, type TermUse } from '../taxonomy/index.ts';
import { InquiryTermsRepository } from './inquiry-terms.repository.ts';

/** Reports and replaces taxonomy items and locations used by inquiries. */
@Injectable()
export class InquiryTerms implements TermKeeper {
  readonly name = 'inquiries';

  constructor(
    private readonly inquiries: InquiryTermsRepository,
    keepers: TermKeepers,
    locations: LocationKeepers,
  ) {
    keepers.add(this);
    locations.add({ name: 'inquiries', uses: () => this.inquiries.uses('location') });
  }

  uses(kind: TermKind): Promise<TermUse[]> {
    return this.inquiries.uses(kind);
  }

  replace(kind: TermKind, from: number, into: number): Promise<void> {
    return this.inquiries.replace(kind, from, into);
  }
}
