import { Entity, ManyToOne, PrimaryKey } from '@mikro-orm/decorators/legacy';
import { PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { MediaImage } from './media-image.entity.ts';

/** Use of a library image by a record of another module (a post, a page, the settings). */
@Entity({ tableName: 'media_use' })
export class MediaUse {
  [PrimaryKeyProp]?: ['subject', 'subjectId', 'image'];

  /** Type of the record, e.g. `blog-post`. */
  @PrimaryKey({ type: 'string', length: 30 })
  subject!: string;

  @PrimaryKey({ type: 'integer' })
  subjectId!: number;

  @ManyToOne(() => MediaImage, { primary: true, deleteRule: 'restrict', index: true })
  image!: Rel<MediaImage>;
}
