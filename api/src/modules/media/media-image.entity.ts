import type { Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { ImageProfile } from './image-profile.ts';

export type MediaStatus = 'processing' | 'ready' | 'failed';

/** Why a photograph could not be made; each has a phrase for its owner. */
export type ImageFailure = 'BROKEN' | 'ORIGINAL_LOST' | 'INTERNAL';

/** One made size of a photograph. */
export type ImageVariant = { key: string; type: 'image/avif' | 'image/webp'; width: number; height: number };

/** An uploaded photograph and the sizes made of it; the original is never public. */
@Entity({ tableName: 'media_image' })
export class MediaImage {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  /** Storage key of the original. */
  @Property({ type: 'string', length: 200 })
  originalKey!: string;

  /** SHA-256 of the original's bytes. */
  @Property({ type: 'string', length: 64, index: true })
  contentHash!: string;

  @Property({ type: 'string', length: 12, default: 'photo' })
  profile: Opt<ImageProfile> = 'photo';

  @Property({ type: 'string', length: 12, index: true })
  status: MediaStatus = 'processing';

  /** Code of the reason when `failed`. */
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

  /** Of a photograph of the library: since when nothing shows it. Those of galleries never have it. */
  @Property({ type: 'datetime', nullable: true })
  unusedSince: Date | null = null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
