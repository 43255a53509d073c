import type { AuditRow } from '@prostora/api-client';
import { adminAudit as texts } from '@prostora/strings/cs/admin-audit.ts';
import type { Difference } from './difference-list.tsx';

/** Ids of sessions and reviews have no meaning for an operator. */
const HIDDEN_FIELDS = ['session', 'review'];
/** Values of these fields are lists of field names, not new values. */
const FIELD_NAME_LISTS = ['fields', 'changed'];

/** Formats values that only the feature can name. */
export type ChangeFormatter = (change: Difference) => Difference;

/** Changes of an audit record in readable form. */
export const formatChanges = (changes: readonly Difference[], formatChange: ChangeFormatter): Difference[] =>
  changes
    .filter(({ field }) => !HIDDEN_FIELDS.includes(field))
    .map((change) => (FIELD_NAME_LISTS.includes(change.field) ? toFieldNames(change) : formatChange(change)));

function toFieldNames({ field, before, after }: Difference): Difference {
  const names: unknown[] = [before, after].find(Array.isArray) ?? [];
  return { field, before: null, after: names.map((name) => texts.field(String(name))).join(', ') };
}

/** The actor; with impersonation the operator comes first. */
export function formatActor({ actor, impersonator }: Pick<AuditRow, 'actor' | 'impersonator'>): string {
  const formatPerson = ({ id, email }: { id: number; email: string }): string =>
    email || texts.unknownPerson(id);
  if (!actor) return texts.system;
  return impersonator
    ? texts.impersonated(formatPerson(impersonator), formatPerson(actor))
    : formatPerson(actor);
}
