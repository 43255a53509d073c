import { Injectable } from '@nestjs/common';
import { OnEvent } from '../../platform/outbox/index.ts';
import { locationChanged } from '../geo/index.ts';
import { spaceChanged, spaceStatusChanged } from '../spaces/index.ts';
import { termsChanged, type TermKind } from '../taxonomy/index.ts';
import { CatalogProjector } from './catalog-projector.service.ts';

/** Keeps the read model up with the spaces. */
@Injectable()
export class CatalogListeners {
  constructor(private readonly projector: CatalogProjector) {}

  @OnEvent(spaceChanged, 'catalog-entry')
  async onChange({ space_id }: { space_id: number }): Promise<void> {
    await this.projector.refresh(space_id);
  }

  @OnEvent(termsChanged, 'catalog-entries')
  async onTerms({ kind, ids }: { kind: TermKind; ids: number[] }): Promise<void> {
    await this.projector.refreshWith(kind, ids);
  }

  @OnEvent(locationChanged, 'catalog-entries')
  async onLocation({ location_id }: { location_id: number }): Promise<void> {
    await this.projector.refreshWith('location', [location_id]);
  }

  @OnEvent(spaceStatusChanged, 'catalog-entry')
  async onStatus({ space_id }: { space_id: number }): Promise<void> {
    await this.projector.refresh(space_id);
  }
}
