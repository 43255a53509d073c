import { ApiProperty, ApiSchema } from '@nestjs/swagger';

export const CHECKLIST_FIELDS = ['email', 'images', 'perex', 'capacity', 'tags.purpose', 'city'] as const;

/** A requirement of publication (PRODUCT §3). */
@ApiSchema({ name: 'ChecklistItem' })
export class ChecklistItemDto {
  @ApiProperty({ enum: CHECKLIST_FIELDS }) field!: (typeof CHECKLIST_FIELDS)[number];
  @ApiProperty({ type: Boolean }) done!: boolean;
}

/** Data of the edit mode; only for actors who may edit the space. */
@ApiSchema({ name: 'SpaceEditing' })
export class SpaceEditingDto {
  @ApiProperty({ type: [ChecklistItemDto] }) checklist!: ChecklistItemDto[];
  @ApiProperty({ type: Number, description: 'Completeness in per cent.' }) completeness!: number;
  @ApiProperty({ type: Number, description: 'Maximum number of photos of the owner’s plan.' })
  max_photos!: number;
  @ApiProperty({ type: Boolean, description: 'Whether the owner’s plan allows a video.' })
  has_video!: boolean;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Why the operator returned or disabled the space.',
  })
  reason!: string | null;
  @ApiProperty({ type: Boolean, description: 'Whether its owner is blocked; it returns with the owner.' })
  is_suspended!: boolean;
  @ApiProperty({ enum: ['owner', 'operator', 'link'] }) relation!: 'owner' | 'operator' | 'link';
}
