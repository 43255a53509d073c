import type { AuditRow } from '@prostora/api-client';
import { adminAudit as texts } from '@prostora/strings/cs/admin-audit.ts';
import type { Difference } from './difference-list.tsx';

/** Numbers of sessions and reviews tell an operator nothing. */
const HIDDEN = ['session', 'review'];
/** These hold names of fields: what was changed or looked at, not what it was changed to. */
const NAMES = ['fields', 'changed'];

/** Puts values into words that only the feature knows. */
export type Readable = (change: Difference) => Difference;

/** Differences of a deed as an operator reads them. */
export const readableChanges = (changes: readonly Difference[], readable: Readable): Difference[] =>
  changes
    .filter(({ field }) => !HIDDEN.includes(field))
    .map((change) => (NAMES.includes(change.field) ? namesOf(change) : readable(change)));

function namesOf({ field, before, after }: Difference): Difference {
  const names: unknown[] = [before, after].find(Array.isArray) ?? [];
  return { field, before: null, after: names.map((name) => texts.field(String(name))).join(', ') };
}

/** Who did it; an operator who acted as somebody else is named first. */
export function doerOf({ actor, impersonator }: Pick<AuditRow, 'actor' | 'impersonator'>): string {
  const nameOf = ({ id, email }: { id: number; email: string }): string => email || texts.unknownPerson(id);
  if (!actor) return texts.system;
  return impersonator ? texts.impersonated(nameOf(impersonator), nameOf(actor)) : nameOf(actor);
}
