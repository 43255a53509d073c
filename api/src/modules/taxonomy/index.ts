export { Attribute, type AttributeGroup } from './attribute.entity.ts';
export { Purpose } from './purpose.entity.ts';
export { Taxonomy, type TaxonomySnapshot, type TaxonomyTerm } from './taxonomy.service.ts';
export { TaxonomyModule } from './taxonomy.module.ts';
