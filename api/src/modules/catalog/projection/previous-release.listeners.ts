import { Injectable } from '@nestjs/common';
import { OnEvent } from '../../../platform/outbox/index.ts';
import { locationSource } from '../../geo/index.ts';
import { imageSource } from '../../media/index.ts';
import { spaceSource, spaceStatusChanged } from '../../spaces/index.ts';
import { customerSource } from '../../subscriptions/index.ts';
import { taxonomySources } from '../../taxonomy/index.ts';
import { CatalogMarksService } from './catalog-marks.service.ts';
import {
  previousImageReady,
  previousLocationChanged,
  previousSpaceChanged,
  previousSubscriptionChanged,
  previousTaxonomyChanged,
} from './previous-release.events.ts';

/**
 * Marks changes that an instance of the previous release published only as events. Listener names are
 * unchanged, so that jobs queued during the update are processed too. Remove with the next release but one.
 */
@Injectable()
export class PreviousReleaseListeners {
  constructor(private readonly marks: CatalogMarksService) {}

  @OnEvent(previousSpaceChanged, 'catalog-entry')
  async onSpace({ space_id }: { space_id: number }): Promise<void> {
    await this.marks.markChanged(spaceSource, [space_id]);
  }

  /** The current release marks the space itself, in the transaction of the change. */
  @OnEvent(spaceStatusChanged, 'catalog-entry')
  async onStatus({ space_id }: { space_id: number }): Promise<void> {
    await this.marks.markChanged(spaceSource, [space_id]);
  }

  @OnEvent(previousImageReady, 'spaces-show-image')
  async onImage({ image_id }: { image_id: number }): Promise<void> {
    await this.marks.markChanged(imageSource, [image_id]);
  }

  @OnEvent(previousSubscriptionChanged, 'spaces-of-customer')
  async onPlan({ customer_id }: { customer_id: number }): Promise<void> {
    await this.marks.markChanged(customerSource, [customer_id]);
  }

  @OnEvent(previousLocationChanged, 'catalog-entries')
  async onLocation({ location_id }: { location_id: number }): Promise<void> {
    await this.marks.markChanged(locationSource, [location_id]);
  }

  @OnEvent(previousTaxonomyChanged, 'catalog-entries')
  async onTaxonomy({ kind, ids }: { kind: 'purpose' | 'attribute'; ids: number[] }): Promise<void> {
    await this.marks.markChanged(taxonomySources[kind], ids);
  }
}
