import { wrap } from '@mikro-orm/core';
import { DomainError } from '../../platform/errors/index.ts';
import { fieldErrors } from '@prostora/strings/cs/errors.ts';
import type { FullSpace, SpaceRepository } from './space.repository.ts';
import type { Relation } from './space.states.ts';

/** What a save may change; a member that is missing stays as it is. Money in haléře, tags by id. */
export type SpaceChanges = Partial<{
  name: string; perex: string; capacity: number | null; areaSize: number | null; priceLevel: number; priceFromHaler: number | null; recommended: boolean;
  phone: string | null; email: string | null; web: string | null; facebook: string | null; instagram: string | null; youtube: string | null; videoUrl: string | null;
  purposes: number[]; attributes: number[];
}>;

/** Applies the changes to the entity and answers the former values of what really changed. */
export async function applyChanges(space: FullSpace, changes: SpaceChanges, relation: Relation, spaces: SpaceRepository): Promise<Record<string, unknown>> {
  const { purposes, attributes, recommended, ...plain } = changes;
  const before: Record<string, unknown> = {};
  const wanted = { ...plain, ...(recommended !== undefined && relation.isOperator && { recommended }) };
  for (const [key, value] of Object.entries(wanted)) {
    const old = space[key as keyof typeof wanted];
    if (old !== value) before[key] = old;
  }
  wrap(space).assign(wanted);
  if (purposes && differs(purposes, space.purposes.getItems())) {
    before['purposes'] = space.purposes.getItems().map((one) => one.id);
    space.purposes.set(inOrder(purposes, await spaces.purposesById(purposes), 'tags.purpose'));
  }
  if (attributes && differs(attributes, space.attributes.getItems())) {
    before['attributes'] = space.attributes.getItems().map((one) => one.id);
    space.attributes.set(inOrder(attributes, await spaces.attributesById(attributes), 'tags'));
  }
  return before;
}

const differs = (ids: readonly number[], items: readonly { id: number }[]): boolean =>
  ids.length !== items.length || ids.some((id, index) => items[index]?.id !== id);

function inOrder<T extends { id: number }>(ids: readonly number[], found: readonly T[], field: string): T[] {
  const byId = new Map(found.map((one) => [one.id, one]));
  return [...new Set(ids)].map((id) => {
    const one = byId.get(id);
    if (!one) throw new DomainError('invalid', 'VALIDATION', { fields: { [field]: fieldErrors.choice } });
    return one;
  });
}
