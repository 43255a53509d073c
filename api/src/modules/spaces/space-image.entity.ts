import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Rel } from '@mikro-orm/core';
import { MediaImage } from '../media/index.ts';
import { Space } from './space.entity.ts';

/** TOP-CAROUSEL sorts first, then each group by order_number (SPEC §3). */
export const TOP_CATEGORY = 'TOP-CAROUSEL';
export type ImageCategory = typeof TOP_CATEGORY | 'GALLERY';

/** A photo in the gallery of a space. */
@Entity({ tableName: 'space_image' })
export class SpaceImage {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => Space, { deleteRule: 'cascade' })
  @Index()
  space!: Rel<Space>;

  @ManyToOne(() => MediaImage)
  @Index()
  image!: Rel<MediaImage>;

  @Property({ type: 'string', length: 20 })
  category: ImageCategory = 'GALLERY';

  @Property({ type: 'integer' })
  orderNumber!: number;

  @Property({ type: 'string', length: 200 })
  alt = '';
}
