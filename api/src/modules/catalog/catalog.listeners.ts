import { Injectable } from '@nestjs/common';
import { OnEvent } from '../../platform/outbox/index.ts';
import { spaceChanged, spaceStatusChanged } from '../spaces/index.ts';
import { CatalogProjector } from './catalog-projector.service.ts';

/** Keeps the read model up with the spaces. */
@Injectable()
export class CatalogListeners {
  constructor(private readonly projector: CatalogProjector) {}

  @OnEvent(spaceChanged, 'catalog-entry')
  async onChange({ space_id }: { space_id: number }): Promise<void> {
    await this.projector.refresh(space_id);
  }

  @OnEvent(spaceStatusChanged, 'catalog-entry')
  async onStatus({ space_id }: { space_id: number }): Promise<void> {
    await this.projector.refresh(space_id);
  }
}
