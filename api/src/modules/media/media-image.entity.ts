import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { ImageProfile } from './image-profile.ts';

export type MediaStatus = 'processing' | 'ready' | 'failed';

/** Why processing failed; each has a message for the owner. */
export type ImageFailure = 'BROKEN' | 'ORIGINAL_LOST' | 'INTERNAL';

/** One generated size of an image. */
export type ImageVariant = { key: string; type: 'image/avif' | 'image/webp'; width: number; height: number };

/** An uploaded image and its generated sizes; the original is never public. */
@Entity({ tableName: 'media_image' })
export class MediaImage {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  /** Storage key of the original. */
  @Property({ type: 'string', length: 200 })
  originalKey!: string;

  /** SHA-256 of the original. */
  @Property({ type: 'string', length: 64, index: true })
  contentHash!: string;

  @Property({ type: 'string', length: 12, default: 'photo' })
  profile: Opt<ImageProfile> = 'photo';

  @Property({ type: 'string', length: 12, index: true })
  status: MediaStatus = 'processing';

  /** Reason when `failed`. */
  @Property({ type: 'string', length: 60, nullable: true })
  failure: ImageFailure | null = null;

  @Property({ type: 'integer', nullable: true })
  width: number | null = null;

  @Property({ type: 'integer', nullable: true })
  height: number | null = null;

  @Property({ type: 'json', columnType: 'jsonb' })
  variants: ImageVariant[] = [];

  /** Tiny data: URI. */
  @Property({ type: 'text', nullable: true })
  placeholder: string | null = null;

  /** Since when a library image is unused; always null for gallery images. */
  @Property({ type: 'datetime', nullable: true })
  unusedSince: Date | null = null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
