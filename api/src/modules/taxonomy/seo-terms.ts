import { Injectable } from '@nestjs/common';
import { SeoUrlValues } from '../seo/index.ts';
import { TermKeepers, type TermKeeper, type TermUse } from './term-keepers.ts';
import type { TermKind } from './term.ts';

/** SEO addresses stand below the taxonomy and know nothing of it: here their filters are kept up with it. */
@Injectable()
export class SeoTerms implements TermKeeper {
  readonly name = 'seoUrls';

  constructor(
    private readonly seoUrls: SeoUrlValues,
    keepers: TermKeepers,
  ) {
    keepers.add(this);
  }

  uses(kind: TermKind): Promise<TermUse[]> {
    return this.seoUrls.uses(kind);
  }

  replace(kind: TermKind, from: number, into: number): Promise<void> {
    return this.seoUrls.replace(kind, from, into);
  }
}
