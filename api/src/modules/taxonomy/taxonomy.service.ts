import { Injectable } from '@nestjs/common';
import type { EventLayout, UsualDays } from '@prostora/contracts';
import { TaxonomyRepository } from './taxonomy.repository.ts';
import type { TaxonomyKind } from './taxonomy-item.ts';

export type TaxonomySnapshotItem = {
  id: number;
  slug: string;
  name: string;
  sort_order: number;
  icon: string | null;
};
/** Minutes since midnight, the end up to 30:00. */
type UsualHours = { readonly from: number; readonly to: number };
export type TaxonomySnapshot = {
  purposes: (TaxonomySnapshotItem & {
    group: string;
    title_phrase: string;
    usual_hours: UsualHours | null;
    usual_layout: EventLayout | null;
    usual_days: UsualDays | null;
  })[];
  attributes: (TaxonomySnapshotItem & {
    group: 'equipments' | 'services';
    category: string;
    title_phrase: string | null;
  })[];
  /** Former slugs and ids, with the item each of them resolves to. */
  aliases: { kind: TaxonomyKind; key: string; term_id: number }[];
};

/** The taxonomy as other modules read it. */
@Injectable()
export class TaxonomyService {
  constructor(private readonly repository: TaxonomyRepository) {}

  /** Current slugs of purposes by present and former slugs; unknown ones are left out. */
  resolvePurposeSlugs(slugs: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return this.repository.resolvePurposeSlugs(slugs);
  }

  /** Layout assumed for an event of a purpose; null for an unknown purpose too. */
  findUsualLayout(slug: string): Promise<EventLayout | null> {
    return this.repository.findUsualLayout(slug);
  }

  /** Purposes and attributes in their order, with their aliases. */
  async loadSnapshot(): Promise<TaxonomySnapshot> {
    const [purposes, attributes, aliases] = await Promise.all([
      this.repository.listPurposes(),
      this.repository.listAttributes(),
      this.repository.listAliases(),
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
        usual_hours:
          one.usualFrom === null || one.usualTo === null ? null : { from: one.usualFrom, to: one.usualTo },
        usual_layout: one.usualLayout,
        usual_days: one.usualDays,
      })),
      attributes: attributes.map((one) => ({
        id: one.id,
        slug: one.slug,
        name: one.name,
        sort_order: one.sortOrder,
        icon: one.icon,
        group: one.group,
        category: one.category,
        title_phrase: one.titlePhrase,
      })),
      aliases: aliases.map((one) => ({ kind: one.kind, key: one.key, term_id: one.termId })),
    };
  }
}
