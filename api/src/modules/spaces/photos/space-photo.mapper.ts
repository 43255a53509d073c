import type { SpaceLimits } from '../../subscriptions/index.ts';
import { toSpaceEditingDto } from '../space-editing.mapper.ts';
import { spaceNotFound } from '../space.errors.ts';
import { toSpaceDetailDto } from '../space.mapper.ts';
import { resolveSpaceRole, type SpaceActor } from '../space.policy.ts';
import type { SpaceImageAnswerDto } from './space-photo.dto.ts';
import type { PhotoChange } from './space-photo.service.ts';

/** The updated space, with the changed photo. */
export function toSpaceImageAnswerDto(
  actor: SpaceActor,
  { space, photo }: PhotoChange,
  limits: SpaceLimits,
): SpaceImageAnswerDto {
  const role = resolveSpaceRole(actor, space);
  const detail = toSpaceDetailDto(space, role);
  const editing = toSpaceEditingDto(space, role, limits);
  if (!editing) throw spaceNotFound();
  return {
    space: detail,
    editing,
    image: detail.images.find(({ id_space_image }) => id_space_image === photo?.id) ?? null,
    error: null,
    redirect_to_url: null,
  };
}
