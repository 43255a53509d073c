import { Injectable } from '@nestjs/common';
import { isDeepStrictEqual } from 'node:util';
import type { Actor } from '../../../platform/http/actor.ts';
import { SpaceCreationService } from '../editing/space-creation.service.ts';
import { toLayoutValues } from '../space-layouts.ts';
import type { SpaceChanges } from '../space.changes.ts';
import { spaceNotFound } from '../space.errors.ts';
import { SpaceRepository, type FullSpace, type SpaceWithPanoramas } from '../space.repository.ts';
import { SpaceSavingService } from '../editing/space-saving.service.ts';

const FIELDS = {
  contact: ['phone', 'email', 'web', 'facebook', 'instagram', 'youtube'],
  texts: ['perex', 'description'],
} as const;
/** Parts of a listing that are copied. */
export type CopiedContent = 'tags' | keyof typeof FIELDS;
type Counted = { readonly changes: SpaceChanges; readonly added: number; readonly removed: number };

/** Copies tags, contacts and texts between spaces, as an owner who edits them. Requires a unit of work. */
@Injectable()
export class SpaceContentCopyService {
  constructor(
    private readonly spaces: SpaceRepository,
    private readonly saving: SpaceSavingService,
    private readonly creation: SpaceCreationService,
  ) {}

  /**
   * @param keeps whether values of the target stay and only empty ones are filled
   * @returns number of values that the target gains and loses
   */
  async copy(
    actor: Actor,
    source: FullSpace,
    target: FullSpace,
    what: CopiedContent,
    keeps: boolean,
  ): Promise<{ added: number; removed: number }> {
    const { changes, added, removed } =
      what === 'tags' ? countTags(source, target, keeps) : countFields(source, target, FIELDS[what], keeps);
    if (added + removed > 0) await this.save(actor, target, changes);
    return { added, removed };
  }

  /** Creates a draft in the building of the source, with its size, price and layouts. */
  async duplicate(actor: Actor, sourceId: number, name: string): Promise<FullSpace> {
    const source = await this.load(sourceId);
    const space = await this.creation.create(actor, { name, buildingId: source.building.id, noName: false });
    const { capacity, areaSize, priceLevel, priceFromHaler } = source;
    const layouts = toLayoutValues(source);
    await this.save(actor, space, { capacity, areaSize, priceLevel, priceFromHaler, layouts });
    return space;
  }

  private save(actor: Actor, { id, version }: FullSpace, changes: SpaceChanges): Promise<unknown> {
    return this.saving.save(actor, { id, version, changes, building: {}, publish: false });
  }

  private async load(id: number): Promise<SpaceWithPanoramas> {
    const space = await this.spaces.findById(id);
    if (!space) throw spaceNotFound();
    return space;
  }
}

/** Tags of the source that the target lacks, and those of the target that the source lacks. */
function countTags(source: FullSpace, target: FullSpace, keeps: boolean): Counted {
  const toIds = (tags: { getItems: () => { id: number }[] }): number[] => tags.getItems().map(({ id }) => id);
  const merge = (from: number[], to: number[]): { ids: number[]; added: number; removed: number } => ({
    ids: keeps ? [...new Set([...to, ...from])] : from,
    added: from.filter((id) => !to.includes(id)).length,
    removed: keeps ? 0 : to.filter((id) => !from.includes(id)).length,
  });
  const purposes = merge(toIds(source.purposes), toIds(target.purposes));
  const attributes = merge(toIds(source.attributes), toIds(target.attributes));
  return {
    changes: { purposes: purposes.ids, attributes: attributes.ids },
    added: purposes.added + attributes.added,
    removed: purposes.removed + attributes.removed,
  };
}

function countFields(
  source: FullSpace,
  target: FullSpace,
  fields: (typeof FIELDS)[keyof typeof FIELDS],
  keeps: boolean,
): Counted {
  const isFilled = (value: unknown): boolean => value !== null && value !== '';
  const changed = fields.filter(
    (field) => !isDeepStrictEqual(source[field], target[field]) && !(keeps && isFilled(target[field])),
  );
  return {
    changes: Object.fromEntries(changed.map((field) => [field, source[field]])),
    added: changed.filter((field) => isFilled(source[field])).length,
    removed: changed.filter((field) => isFilled(target[field])).length,
  };
}
