import { Injectable } from '@nestjs/common';
import { TaxonomyRepository } from './taxonomy.repository.ts';
import type { TermKind } from './term.ts';

export type TaxonomyTerm = {
  id: number;
  slug: string;
  name: string;
  sort_order: number;
  icon: string | null;
};
export type TaxonomySnapshot = {
  purposes: (TaxonomyTerm & { group: string; title_phrase: string })[];
  attributes: (TaxonomyTerm & { group: 'equipments' | 'services'; category: string })[];
  /** Former slugs and ids, with the item each of them resolves to. */
  aliases: { kind: TermKind; key: string; term_id: number }[];
};

/** The taxonomy as other modules read it. */
@Injectable()
export class Taxonomy {
  constructor(private readonly terms: TaxonomyRepository) {}

  /** Purposes and attributes in their order, with their aliases. */
  async all(): Promise<TaxonomySnapshot> {
    const [purposes, attributes, aliases] = await Promise.all([
      this.terms.purposes(),
      this.terms.attributes(),
      this.terms.aliases(),
    ]);
    return {
      purposes: purposes.map((one) => ({
        id: one.id,
        slug: one.slug,
        name: one.name,
        sort_order: one.sortOrder,
        icon: one.icon,
        group: one.group,
        title_phrase: one.titlePhrase,
      })),
      attributes: attributes.map((one) => ({
        id: one.id,
        slug: one.slug,
        name: one.name,
        sort_order: one.sortOrder,
        icon: one.icon,
        group: one.group,
        category: one.category,
      })),
      aliases: aliases.map((one) => ({ kind: one.kind, key: one.key, term_id: one.termId })),
    };
  }
}
