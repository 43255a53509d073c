import type { AuditRow } from '@prostora/api-client';
import { adminAudit as texts } from '@prostora/strings/cs/admin-audit.ts';
import type { Difference } from './difference-list.tsx';

/** Ids of sessions and reviews have no meaning for an operator. */
const HIDDEN = ['session', 'review'];
/** Values of these fields are lists of field names, not new values. */
const NAMES = ['fields', 'changed'];

/** Formats values that only the feature can name. */
export type Readable = (change: Difference) => Difference;

/** Changes of an audit record in readable form. */
export const readableChanges = (changes: readonly Difference[], readable: Readable): Difference[] =>
  changes
    .filter(({ field }) => !HIDDEN.includes(field))
    .map((change) => (NAMES.includes(change.field) ? namesOf(change) : readable(change)));

function namesOf({ field, before, after }: Difference): Difference {
  const names: unknown[] = [before, after].find(Array.isArray) ?? [];
  return { field, before: null, after: names.map((name) => texts.field(String(name))).join(', ') };
}

/** The actor; with impersonation the operator comes first. */
export function doerOf({ actor, impersonator }: Pick<AuditRow, 'actor' | 'impersonator'>): string {
  const nameOf = ({ id, email }: { id: number; email: string }): string => email || texts.unknownPerson(id);
  if (!actor) return texts.system;
  return impersonator ? texts.impersonated(nameOf(impersonator), nameOf(actor)) : nameOf(actor);
}
