import { CAPACITY_BUCKETS, type CapacityBucketId } from '@prostora/contracts';
import { seo } from '@prostora/strings/cs/seo.ts';
import type { LocationNode, LocationTree } from '../geo/index.ts';
import type { TaxonomySnapshot, TermKind } from '../taxonomy/index.ts';
import { toBytes } from './index/columns.ts';
import { fold } from './search/czech-stemmer.ts';
import { wordsOfFolded } from './search/words.ts';

export type PurposeRef = TaxonomySnapshot['purposes'][number];
export type AttributeRef = TaxonomySnapshot['attributes'][number];

/** A filter value as JSON without its closing brace and count, in Latin-1 bytes like the cards. */
type Rendered<T> = {
  readonly ref: T;
  readonly json: string;
  readonly folded: string;
  /** Search words of its name and other forms. */
  readonly words: readonly string[];
};

const KINDS = ['country', 'region', 'town', 'city_part'] as const;
const czech = new Intl.Collator('cs');

/** Filter values by id and slug, serialized once. Immutable: a change creates a new instance. */
export class CatalogReference {
  readonly locations: readonly Rendered<LocationNode>[];
  readonly purposes: readonly Rendered<PurposeRef>[];
  readonly attributes: readonly Rendered<AttributeRef>[];
  readonly capacities: readonly { id: CapacityBucketId; json: string }[];
  private readonly attributeOfKey: ReadonlyMap<string, AttributeRef>;
  private readonly purposeOfKey: ReadonlyMap<string, PurposeRef>;

  constructor(
    readonly tree: LocationTree,
    taxonomy: TaxonomySnapshot,
  ) {
    this.locations = [...tree.all]
      .sort(
        (one, other) =>
          KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) || czech.compare(one.name, other.name),
      )
      .map((ref) =>
        rendered(
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
      rendered(ref, { id: ref.id, name: ref.name, slug: ref.slug, group: ref.group, icon: ref.icon }),
    );
    this.attributes = taxonomy.attributes.map((ref) =>
      rendered(ref, { id: ref.id, name: ref.name, slug: ref.slug, group: ref.group, icon: ref.icon }),
    );
    this.capacities = CAPACITY_BUCKETS.map(({ id }) => ({
      id,
      json: opened({ id, name: seo.catalog.capacity(id) }),
    }));
    this.attributeOfKey = byKey('attribute', taxonomy.attributes, taxonomy);
    this.purposeOfKey = byKey('purpose', taxonomy.purposes, taxonomy);
  }

  /** Finds by slug or id. */
  location(key: string): LocationNode | null {
    return this.tree.bySlugOrId(key);
  }

  /** Finds by slug or id, also by former slugs and merged ids. */
  purpose(key: string): PurposeRef | null {
    return this.purposeOfKey.get(key) ?? null;
  }

  attribute(id: number): AttributeRef | null {
    return this.attributeOfKey.get(String(id)) ?? null;
  }
}

/** Items by id and slug; current keys take precedence over former ones. */
function byKey<T extends { id: number; slug: string }>(
  kind: TermKind,
  terms: readonly T[],
  { aliases }: TaxonomySnapshot,
): ReadonlyMap<string, T> {
  const ofId = new Map(terms.map((term) => [term.id, term]));
  const former = aliases.flatMap(({ kind: of, key, term_id }): [string, T][] => {
    const term = of === kind ? ofId.get(term_id) : undefined;
    return term ? [[key, term]] : [];
  });
  return new Map([
    ...former,
    ...terms.flatMap((term): [string, T][] => [
      [String(term.id), term],
      [term.slug, term],
    ]),
  ]);
}

function rendered<T extends { name: string }>(
  ref: T,
  json: object,
  otherForm: string | null = null,
): Rendered<T> {
  return {
    ref,
    json: opened(json),
    folded: fold(ref.name),
    words: wordsOfFolded(fold(`${ref.name}\n${otherForm ?? ''}`)),
  };
}

/** JSON of an object without its closing brace, so that members can be appended. */
const opened = (json: object): string => toBytes(JSON.stringify(json).slice(0, -1));
