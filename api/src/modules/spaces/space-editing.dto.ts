import { ApiProperty, ApiSchema } from '@nestjs/swagger';

export const CHECKLIST_FIELDS = ['email', 'images', 'perex', 'capacity', 'tags.purpose', 'city'] as const;

/** A requirement of publication (PRODUCT §3). */
@ApiSchema({ name: 'ChecklistItem' })
export class ChecklistItemDto {
  @ApiProperty({ enum: CHECKLIST_FIELDS }) field!: (typeof CHECKLIST_FIELDS)[number];
  done!: boolean;
}

/** Data of the edit mode; only for actors who may edit the space. */
@ApiSchema({ name: 'SpaceEditing' })
export class SpaceEditingDto {
  checklist!: ChecklistItemDto[];
  /** Completeness in per cent. */
  completeness!: number;
  /** Maximum number of photos of the owner’s plan. */
  max_photos!: number;
  /** Whether the owner’s plan allows a video. */
  has_video!: boolean;
  /** Why the operator returned or disabled the space. */
  reason!: string | null;
  /** Whether its owner is blocked; it returns with the owner. */
  is_suspended!: boolean;
  @ApiProperty({ enum: ['owner', 'operator', 'link'] }) relation!: 'owner' | 'operator' | 'link';
}
