import type { ChecklistItem } from '@prostora/api-client';
import { findError, getTypedCapacity, type EditorState } from './editor-state.ts';

/** The six conditions of publication (PRODUCT §3) for the typed values, saved or not. */
export function buildChecklist(state: EditorState): ChecklistItem[] {
  const { values, space, editing } = state;
  const done: Record<ChecklistItem['field'], boolean> = {
    email: editing.checklist.find(({ field }) => field === 'email')?.done ?? true,
    images: space.images.some(({ status }) => status !== 'failed'),
    perex: values.perex.trim() !== '' && findError(state, 'perex') === null,
    capacity: getTypedCapacity(state).trim() !== '' && findError(state, 'capacity') === null,
    'tags.purpose': values.purposes.length > 0,
    city:
      values.city.trim() !== '' &&
      values.lat !== null &&
      values.lng !== null &&
      findError(state, 'city') === null,
  };
  return (['email', 'images', 'perex', 'capacity', 'tags.purpose', 'city'] as const).map((field) => ({
    field,
    done: done[field],
  }));
}

const FOCUSABLE =
  'input:not([type="hidden"]):not([type="file"]), textarea, [contenteditable="true"], select, button';

/** Scrolls to a field and focuses it. */
export function focusField(anchor: string): void {
  const target = document.getElementById(`edit-${anchor}`);
  if (!target) return;
  target.scrollIntoView({
    block: 'center',
    behavior: window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
  });
  (target.matches(FOCUSABLE) ? target : target.querySelector<HTMLElement>(FOCUSABLE))?.focus({
    preventScroll: true,
  });
}

/** Anchor of the field of each condition. */
export const ANCHORS: Readonly<Record<ChecklistItem['field'], string>> = {
  email: 'checklist',
  images: 'photos',
  perex: 'perex',
  capacity: 'capacity',
  'tags.purpose': 'tags',
  city: 'address',
};
