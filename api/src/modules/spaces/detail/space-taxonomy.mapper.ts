import type { TaxonomySnapshot } from '../../taxonomy/index.ts';
import type { TaxonomyAnswerDto } from '../space.dto.ts';

type Attribute = TaxonomySnapshot['attributes'][number];

const toAttributeTag = ({ id, name, slug, category, icon }: Attribute) => ({
  id,
  name,
  slug,
  category,
  icon,
});

export const toTaxonomyAnswerDto = ({ purposes, attributes }: TaxonomySnapshot): TaxonomyAnswerDto => ({
  purposes: purposes.map(({ id, name, slug, group, icon }) => ({ id, name, slug, group, icon })),
  equipments: attributes.filter(({ group }) => group === 'equipments').map(toAttributeTag),
  services: attributes.filter(({ group }) => group === 'services').map(toAttributeTag),
});
