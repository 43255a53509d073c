import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { ArrayType } from '@mikro-orm/core';
import type { CatalogEventQuery } from '../query/catalog-query.ts';

/** Spaces sent to others for a vote, with the event they are for. It is linked to no account. */
@Entity({ tableName: 'selection' })
export class Selection {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Property({ type: new ArrayType((id) => Number(id)), columnType: 'int[]' })
  spaceIds!: number[];

  @Property({ type: 'json' })
  event!: CatalogEventQuery;

  /** The space that the sender took. */
  @Property({ type: 'integer', nullable: true })
  chosenSpaceId: number | null = null;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime' })
  @Index()
  expiresAt!: Date;
}
