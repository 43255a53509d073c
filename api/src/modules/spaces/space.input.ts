import type { SpaceChanges } from './space.changes.ts';
import type { SpaceInput } from './space.dto.ts';

/** The changes a request asks for, in the words of the domain: money in haléře. */
export function changesOf(input: SpaceInput): SpaceChanges {
  const changes: SpaceChanges = {
    ...(input.space_name !== undefined && { name: input.space_name.trim() }),
    ...(input.perex !== undefined && { perex: input.perex.trim() }),
    ...(input.area_size !== undefined && { areaSize: input.area_size }),
    ...(input.price_level !== undefined && { priceLevel: input.price_level }),
    ...(input.price_from !== undefined && { priceFromHaler: input.price_from === null ? null : Math.round(input.price_from * 100) }),
    ...(input.video_url !== undefined && { videoUrl: input.video_url }),
  };
  for (const key of ['capacity', 'recommended', 'phone', 'email', 'web', 'facebook', 'instagram', 'youtube', 'purposes', 'attributes'] as const) {
    if (input[key] !== undefined) Object.assign(changes, { [key]: input[key] });
  }
  return changes;
}
