import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Opt, Rel } from '@mikro-orm/core';
import { LIMITS } from '@prostora/contracts';
import { MediaImage } from '../media/index.ts';
import { Space } from './space.entity.ts';

/** A scene of a space's virtual tour: an equirectangular photo. */
@Entity({ tableName: 'space_panorama' })
export class SpacePanorama {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => Space, { deleteRule: 'cascade' })
  @Index()
  space!: Rel<Space>;

  @ManyToOne(() => MediaImage)
  @Index()
  image!: Rel<MediaImage>;

  /** Viewpoint, such as „Pódium“; may be empty. */
  @Property({ type: 'string', length: LIMITS.panoramaTitle })
  title: Opt<string> = '';

  @Property({ type: 'integer' })
  orderNumber!: number;
}
