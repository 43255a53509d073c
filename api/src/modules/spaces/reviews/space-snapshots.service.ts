import { Injectable } from '@nestjs/common';
import { SubscriptionsService } from '../../subscriptions/index.ts';
import { plainText } from '../../../platform/text/index.ts';
import { toLayoutValues } from '../space-layouts.ts';
import { SpaceRepository, type SpaceWithLayouts } from '../space.repository.ts';
import { toSpaceCardDto } from '../space.mapper.ts';
import { SpaceSnapshots, type SpaceSnapshot } from '../space.snapshots.ts';

/** Snapshots of published spaces for read models. */
@Injectable()
export class SpaceSnapshotsService extends SpaceSnapshots {
  constructor(
    private readonly spaces: SpaceRepository,
    private readonly subscriptions: SubscriptionsService,
  ) {
    super();
  }

  async load(ids: readonly number[]): Promise<SpaceSnapshot[]> {
    const published = (await this.spaces.findByIds(ids)).filter((space) => space.status === 'PUBLISHED');
    const coefficients = await this.subscriptions.getCatalogCoefficients([
      ...new Set(published.map((space) => space.building.customer.id)),
    ]);
    return published.map((space) => toSnapshot(space, coefficients.get(space.building.customer.id) ?? 0));
  }

  listPublishedIds(afterId: number, limit: number): Promise<number[]> {
    return this.spaces.listPublishedIds(afterId, limit);
  }
}

function toSnapshot(space: SpaceWithLayouts, coefficient: number): SpaceSnapshot {
  const purposes = space.purposes.getItems();
  const attributes = space.attributes.getItems();
  return {
    id: space.id,
    card: toSpaceCardDto(space),
    building_id: space.building.id,
    building_slug: space.building.slug,
    location_id: space.building.location?.id ?? null,
    purpose_ids: purposes.map((one) => one.id),
    attribute_ids: attributes.map((one) => one.id),
    layouts: toLayoutValues(space),
    purpose_names: purposes.map((one) => one.name),
    attribute_names: attributes.map((one) => one.name),
    description_text: plainText(space.description),
    images_count: space.images.length,
    coefficient,
    published_at: space.publishedAt ?? space.createdAt,
    updated_at: space.updatedAt,
  };
}
