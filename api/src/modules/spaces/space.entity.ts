import {
  Entity,
  Index,
  ManyToMany,
  ManyToOne,
  OneToMany,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import { Collection, type Opt, type Rel } from '@mikro-orm/core';
import { LIMITS, type SpaceStatusValue } from '@prostora/contracts';
import type { FloorPlanScale } from '@prostora/contracts/floor-plan.ts';
import { LAYOUT_LIMITS, type LayoutName } from '@prostora/contracts/space-layouts.ts';
import { MediaImage } from '../media/index.ts';
import { Building } from './building.entity.ts';
import { Attribute, Purpose } from '../taxonomy/index.ts';

/** A space for rent; its postal address is that of its building. */
@Entity({ tableName: 'space' })
@Unique({ properties: ['building', 'slug'] })
export class Space {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => Building)
  building!: Rel<Building>;

  @Property({ type: 'string', length: LIMITS.name })
  name!: string;

  @Property({ type: 'string', length: 120 })
  slug!: string;

  /** The building is let as this one space; its URL is /prostor/<building>. */
  @Property({ type: 'boolean' })
  noName = false;

  @Property({ type: 'string', length: 24 })
  @Index()
  status: SpaceStatusValue = 'DRAFT';

  /** Reason why the operator returned or disabled it; cleared by the next step. */
  @Property({ type: 'string', length: 1000, nullable: true })
  statusReason: string | null = null;

  @Property({ type: 'string', length: LIMITS.perex })
  perex = '';

  /** Sanitised HTML. */
  @Property({ type: 'text' })
  description = '';

  @Property({ type: 'integer', nullable: true })
  capacity: number | null = null;

  /** Square metres. */
  @Property({ type: 'integer', nullable: true })
  areaSize: number | null = null;

  /** 1–4. */
  @Property({ type: 'smallint' })
  priceLevel = 2;

  /** Lowest price per hour in haléře; null = by agreement. */
  @Property({ type: 'integer', nullable: true })
  priceFromHaler: number | null = null;

  @Property({ type: 'boolean' })
  recommended = false;

  @Property({ type: 'string', length: 20, nullable: true })
  phone: string | null = null;

  @Property({ type: 'string', length: LIMITS.email, nullable: true })
  email: string | null = null;

  @Property({ type: 'string', length: 300, nullable: true })
  web: string | null = null;

  @Property({ type: 'string', length: 300, nullable: true })
  facebook: string | null = null;

  @Property({ type: 'string', length: 300, nullable: true })
  instagram: string | null = null;

  @Property({ type: 'string', length: 300, nullable: true })
  youtube: string | null = null;

  @Property({ type: 'string', length: 300, nullable: true })
  videoUrl: string | null = null;

  @ManyToMany(() => Purpose, undefined, { pivotTable: 'space_purpose', owner: true, fixedOrder: true })
  purposes = new Collection<Purpose>(this);

  @ManyToMany(() => Attribute, undefined, { pivotTable: 'space_attribute', owner: true })
  attributes = new Collection<Attribute>(this);

  @OneToMany(() => SpaceLayout, (layout) => layout.space, { orphanRemoval: true })
  layouts = new Collection<SpaceLayout>(this);

  @OneToMany(() => SpaceImage, (image) => image.space)
  images = new Collection<SpaceImage>(this);

  @OneToMany(() => SpacePanorama, (panorama) => panorama.space)
  panoramas = new Collection<SpacePanorama>(this);

  /** At most one. */
  @OneToMany(() => SpaceFloorPlan, (plan) => plan.space)
  floorPlans = new Collection<SpaceFloorPlan>(this);

  @Property({ type: 'integer', version: true })
  version!: number;

  @Property({ type: 'datetime', nullable: true })
  submittedAt: Date | null = null;

  @Property({ type: 'datetime', nullable: true })
  publishedAt: Date | null = null;

  /** When the limit of the owner's plan paused an approved space; its status is DRAFT then. */
  @Property({ type: 'datetime', nullable: true })
  pausedAt: Date | null = null;

  /** When its owner hid an approved space; its status is DRAFT then. */
  @Property({ type: 'datetime', nullable: true })
  hiddenAt: Date | null = null;

  /** When its owner was blocked while the space was published; its status is DRAFT then. */
  @Property({ type: 'datetime', nullable: true })
  suspendedAt: Date | null = null;

  /** Rank in the owner's latest choice of spaces that stay published; null if not chosen. */
  @Property({ type: 'smallint', nullable: true })
  keptRank: number | null = null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt: Date = new Date();

  @Property({ type: 'datetime', defaultRaw: 'now()', onUpdate: () => new Date() })
  updatedAt: Date = new Date();
}

/** A layout of a space with its capacity. */
@Entity({ tableName: 'space_layout' })
@Unique({ properties: ['space', 'layout'] })
export class SpaceLayout {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => Space, { deleteRule: 'cascade' })
  space!: Rel<Space>;

  @Property({ type: 'string', length: 20 })
  layout!: LayoutName;

  @Property({ type: 'integer' })
  capacity!: number;

  /** Square metres used for the layout; null = the whole space. */
  @Property({ type: 'integer', fieldName: 'area_m2', nullable: true })
  areaM2: number | null = null;

  @Property({ type: 'string', length: LAYOUT_LIMITS.note, nullable: true })
  note: string | null = null;
}

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

/** The plan of a space: a picture with an optional scale line. */
@Entity({ tableName: 'space_floor_plan' })
export class SpaceFloorPlan {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => Space, { deleteRule: 'cascade' })
  @Unique()
  space!: Rel<Space>;

  @ManyToOne(() => MediaImage)
  @Index()
  image!: Rel<MediaImage>;

  @Property({ type: 'json', columnType: 'jsonb', nullable: true })
  scale: Opt<FloorPlanScale> | null = null;
}
