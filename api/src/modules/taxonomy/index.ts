export { Attribute, type AttributeGroup } from './attribute.entity.ts';
export { Purpose } from './purpose.entity.ts';
export { TaxonomyAlias } from './taxonomy-alias.entity.ts';
export { taxonomySources } from './taxonomy.sources.ts';
export { Taxonomy, type TaxonomySnapshot, type TaxonomyTerm } from './taxonomy.service.ts';
export { TermKeepers, type TermKeeper, type TermUse } from './term-keepers.ts';
export type { TermKind } from './term.ts';
export { TaxonomyModule } from './taxonomy.module.ts';
