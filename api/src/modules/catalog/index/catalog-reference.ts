import { CAPACITY_BUCKETS, type CapacityBucketId } from '@prostora/contracts';
import { seo } from '@prostora/strings/cs/seo.ts';
import type { LocationNode, LocationTree } from '../../geo/index.ts';
import type { TaxonomySnapshot, TaxonomyKind } from '../../taxonomy/index.ts';
import { toBytes } from './columns.ts';
import { fold } from '../search/czech-stemmer.ts';
import { splitWords } from '../search/words.ts';

export type PurposeRef = TaxonomySnapshot['purposes'][number];
export type AttributeRef = TaxonomySnapshot['attributes'][number];

/** A filter value as JSON without its closing brace and count, in Latin-1 bytes like the cards. */
type SerializedValue<T> = {
  readonly ref: T;
  readonly json: string;
  readonly folded: string;
  /** Search words of its name and other forms. */
  readonly words: readonly string[];
};

const KIND_ORDER = ['country', 'region', 'town', 'city_part'] as const;
const czechCollator = new Intl.Collator('cs');

/** Filter values by id and slug, serialized once. Immutable: a change creates a new instance. */
export class CatalogReference {
  readonly locations: readonly SerializedValue<LocationNode>[];
  readonly purposes: readonly SerializedValue<PurposeRef>[];
  readonly attributes: readonly SerializedValue<AttributeRef>[];
  readonly capacities: readonly { id: CapacityBucketId; json: string }[];
  private readonly attributesByKey: ReadonlyMap<string, AttributeRef>;
  private readonly purposesByKey: ReadonlyMap<string, PurposeRef>;

  constructor(
    readonly tree: LocationTree,
    taxonomy: TaxonomySnapshot,
  ) {
    this.locations = [...tree.nodes]
      .sort(
        (one, other) =>
          KIND_ORDER.indexOf(one.kind) - KIND_ORDER.indexOf(other.kind) ||
          czechCollator.compare(one.name, other.name),
      )
      .map((ref) =>
        serializeValue(
          ref,
          {
            id: ref.id,
            name: ref.name,
            slug: ref.slug,
            kind: ref.kind,
            parent_id: ref.parentId,
            lat: ref.lat,
            lng: ref.lng,
          },
          ref.locative,
        ),
      );
    this.purposes = taxonomy.purposes.map((ref) =>
      serializeValue(ref, {
        id: ref.id,
        name: ref.name,
        slug: ref.slug,
        group: ref.group,
        icon: ref.icon,
        usual_layout: ref.usual_layout,
      }),
    );
    this.attributes = taxonomy.attributes.map((ref) =>
      serializeValue(ref, { id: ref.id, name: ref.name, slug: ref.slug, group: ref.group, icon: ref.icon }),
    );
    this.capacities = CAPACITY_BUCKETS.map(({ id }) => ({
      id,
      json: toOpenJson({ id, name: seo.catalog.capacity(id) }),
    }));
    this.attributesByKey = indexByKey('attribute', taxonomy.attributes, taxonomy);
    this.purposesByKey = indexByKey('purpose', taxonomy.purposes, taxonomy);
  }

  /** Finds by slug or id. */
  findLocation(key: string): LocationNode | null {
    return this.tree.findBySlugOrId(key);
  }

  /** Finds by slug or id, also by former slugs and merged ids. */
  findPurpose(key: string): PurposeRef | null {
    return this.purposesByKey.get(key) ?? null;
  }

  findAttribute(id: number): AttributeRef | null {
    return this.attributesByKey.get(String(id)) ?? null;
  }
}

/** Items by id and slug; current keys take precedence over former ones. */
function indexByKey<T extends { id: number; slug: string }>(
  kind: TaxonomyKind,
  items: readonly T[],
  { aliases }: TaxonomySnapshot,
): ReadonlyMap<string, T> {
  const itemsById = new Map(items.map((item) => [item.id, item]));
  const former = aliases.flatMap(({ kind: aliasKind, key, term_id }): [string, T][] => {
    const item = aliasKind === kind ? itemsById.get(term_id) : undefined;
    return item ? [[key, item]] : [];
  });
  return new Map([
    ...former,
    ...items.flatMap((item): [string, T][] => [
      [String(item.id), item],
      [item.slug, item],
    ]),
  ]);
}

function serializeValue<T extends { name: string }>(
  ref: T,
  json: object,
  inflectedName: string | null = null,
): SerializedValue<T> {
  return {
    ref,
    json: toOpenJson(json),
    folded: fold(ref.name),
    words: splitWords(fold(`${ref.name}\n${inflectedName ?? ''}`)),
  };
}

/** JSON of an object without its closing brace, so that members can be appended. */
const toOpenJson = (json: object): string => toBytes(JSON.stringify(json).slice(0, -1));
