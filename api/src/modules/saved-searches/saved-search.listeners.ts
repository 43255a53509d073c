import { Injectable } from '@nestjs/common';
import { OnEvent } from '../../platform/outbox/index.ts';
import { spaceChanged, spaceStatusChanged } from '../spaces/index.ts';
import { SavedSearchAlerts } from './saved-search-alerts.service.ts';

/** Marks spaces that a watched search may newly let through. */
@Injectable()
export class SavedSearchListeners {
  constructor(private readonly alerts: SavedSearchAlerts) {}

  @OnEvent(spaceChanged, 'saved-searches-mark')
  async onChange({ space_id }: { space_id: number }): Promise<void> {
    await this.alerts.mark(space_id);
  }

  @OnEvent(spaceStatusChanged, 'saved-searches-mark')
  async onStatus({ space_id }: { space_id: number }): Promise<void> {
    await this.alerts.mark(space_id);
  }
}
