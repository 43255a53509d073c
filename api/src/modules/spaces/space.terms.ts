import { Injectable } from '@nestjs/common';
import { LocationKeepers } from '../geo/index.ts';
import { TermKeepers, type TermKeeper, type TermKind, type TermUse } from '../taxonomy/index.ts';
import { SpaceTermsRepository } from './space-terms.repository.ts';

/** References of spaces to the taxonomy and to locations. */
@Injectable()
export class SpaceTerms implements TermKeeper {
  readonly name = 'spaces';

  constructor(
    private readonly spaces: SpaceTermsRepository,
    keepers: TermKeepers,
    locations: LocationKeepers,
  ) {
    keepers.add(this);
    locations.add({ name: 'spaces', uses: () => this.spaces.places() });
  }

  uses(kind: TermKind, ids: readonly number[] | null): Promise<TermUse[]> {
    return this.spaces.uses(kind, ids);
  }

  replace(kind: TermKind, from: number, into: number): Promise<void> {
    return this.spaces.replace(kind, from, into);
  }
}
