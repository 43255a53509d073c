export { Attribute, type AttributeGroup } from './attribute.entity.ts';
export { Purpose } from './purpose.entity.ts';
export { TaxonomyAlias } from './taxonomy-alias.entity.ts';
export { taxonomySources } from './taxonomy.sources.ts';
export { TaxonomyService, type TaxonomySnapshot, type TaxonomySnapshotItem } from './taxonomy.service.ts';
export {
  TaxonomyUsageRegistry,
  type TaxonomyUsageProvider,
  type UsageCount,
} from './taxonomy-usage.registry.ts';
export type { TaxonomyKind } from './taxonomy-item.ts';
export { TaxonomyModule } from './taxonomy.module.ts';
