import { folded } from '@prostora/ui/folded.ts';

/** What a template of many SEO addresses may name, without diacritics: `{místo}` and `{misto}` are the same. */
export const PLACEHOLDERS = ['prostory', 'kde', 'misto', 'ucel', 'kapacita', 'pocet'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** The first name in braces that means nothing; null where every one does. */
export function unknownPlaceholder(template: string): string | null {
  const names = [...template.matchAll(/\{([^{}]*)\}/gu)].map(([, name = '']) => name);
  return names.find((name) => !PLACEHOLDERS.some((known) => known === folded(name))) ?? null;
}
