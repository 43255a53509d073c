import type { TaxonomySnapshot } from '../taxonomy/index.ts';
import type { TaxonomyAnswerDto } from './space.dto.ts';

type Attribute = TaxonomySnapshot['attributes'][number];

const attributeTag = ({ id, name, slug, category, icon }: Attribute) => ({ id, name, slug, category, icon });

export const taxonomyAnswer = ({ purposes, attributes }: TaxonomySnapshot): TaxonomyAnswerDto => ({
  purposes: purposes.map(({ id, name, slug, group, icon }) => ({ id, name, slug, group, icon })),
  equipments: attributes.filter(({ group }) => group === 'equipments').map(attributeTag),
  services: attributes.filter(({ group }) => group === 'services').map(attributeTag),
});
