import { Injectable } from '@nestjs/common';
import { SeoUrlValues } from '../seo/index.ts';
import { TermKeepers, type TermKeeper, type TermUse } from './term-keepers.ts';
import type { TermKind } from './term.ts';

/** Connects the filters of SEO URLs with the taxonomy, which the `seo` module does not know. */
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
