import { foldText } from '@prostora/contracts';

/** Placeholders of bulk templates, without diacritics: `{místo}` and `{misto}` are equal. */
export const PLACEHOLDERS = ['prostory', 'kde', 'misto', 'ucel', 'kapacita', 'pocet'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** First unknown placeholder of a template, or null. */
export function unknownPlaceholder(template: string): string | null {
  const names = [...template.matchAll(/\{([^{}]*)\}/gu)].map(([, name = '']) => name);
  return names.find((name) => !PLACEHOLDERS.some((known) => known === foldText(name))) ?? null;
}
