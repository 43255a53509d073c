import type { SpaceLimits } from '../subscriptions/index.ts';
import { spaceEditing } from './space-editing.mapper.ts';
import { spaceNotFound } from './space.errors.ts';
import { spaceDetail } from './space.mapper.ts';
import { relationTo, type SpaceActor } from './space.policy.ts';
import type { SpaceImageAnswerDto } from './space-photo.dto.ts';
import type { PhotoChange } from './space-photo.service.ts';

/** The updated space, with the changed photo. */
export function spaceImageAnswer(
  actor: SpaceActor,
  { space, photo }: PhotoChange,
  limits: SpaceLimits,
): SpaceImageAnswerDto {
  const relation = relationTo(actor, space);
  const detail = spaceDetail(space, relation);
  const editing = spaceEditing(space, relation, limits);
  if (!editing) throw spaceNotFound();
  return {
    space: detail,
    editing,
    image: detail.images.find(({ id_space_image }) => id_space_image === photo?.id) ?? null,
    error: null,
    redirect_to_url: null,
  };
}
