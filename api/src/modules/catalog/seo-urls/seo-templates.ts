import { seo } from '@prostora/strings/cs/seo.ts';
import { plainSpaces } from '@prostora/strings/format.ts';
import { fieldError, type FieldError } from '../../../platform/errors/index.ts';
import { fold, toSlug } from '../../../platform/text/index.ts';
import type { ResolvedCatalogQuery } from '../query/catalog-query.ts';

/** Templates with placeholders in braces. */
export type SeoTemplates = {
  path: string;
  title: string;
  h1: string;
  metaDescription: string;
  description: string;
};
/** Available sources of placeholder values in a batch. */
export type TemplateSources = { hasLocations: boolean; hasPurposes: boolean; hasCapacity: boolean };

const PLACEHOLDERS = ['prostory', 'kde', 'misto', 'ucel', 'kapacita', 'pocet'] as const;
type Placeholder = (typeof PLACEHOLDERS)[number];
type PlaceholderValues = Readonly<Record<Placeholder, string>>;

const PLACEHOLDER_PATTERN = /\{([^{}]*)\}/gu;

const parsePlaceholder = (text: string): Placeholder | null =>
  PLACEHOLDERS.find((name) => name === fold(text)) ?? null;
const listPlaceholders = (template: string): string[] =>
  Array.from(template.matchAll(PLACEHOLDER_PATTERN), ([, name = '']) => name);

/** Validation error of a template, or null. */
export function validateTemplate(
  template: string,
  sources: TemplateSources,
  isPath: boolean,
): FieldError | null {
  for (const rawName of listPlaceholders(template)) {
    const fault = validatePlaceholder(parsePlaceholder(rawName), rawName, sources, isPath);
    if (fault !== null) return fault;
  }
  return /[{}]/u.test(template.replace(PLACEHOLDER_PATTERN, '')) ? fieldError('seoTemplateBrace') : null;
}

function validatePlaceholder(
  name: Placeholder | null,
  rawName: string,
  { hasLocations, hasPurposes, hasCapacity }: TemplateSources,
  isPath: boolean,
): FieldError | null {
  if (name === null) return fieldError('seoTemplateUnknown', { name: rawName });
  if (isPath && name === 'pocet') return fieldError('seoTemplateNotInPath', { name: rawName });
  if ((name === 'kde' || name === 'misto') && !hasLocations)
    return fieldError('seoTemplateNeedsLocation', { name: rawName });
  if ((name === 'prostory' || name === 'ucel') && !hasPurposes)
    return fieldError('seoTemplateNeedsPurpose', { name: rawName });
  return name === 'kapacita' && !hasCapacity
    ? fieldError('seoTemplateNeedsCapacity', { name: rawName })
    : null;
}

/** Whether the templates use the locative, which not every location has. */
export const requiresLocative = (templates: SeoTemplates): boolean =>
  Object.values(templates).some((template) =>
    listPlaceholders(template).some((name) => parsePlaceholder(name) === 'kde'),
  );

/** Fills the templates with stored forms; nothing is inflected. */
export function fillTemplates(
  templates: SeoTemplates,
  { location, purpose, capacity }: ResolvedCatalogQuery,
  results: number,
): SeoTemplates {
  const words: PlaceholderValues = {
    prostory: purpose?.title_phrase ?? '',
    kde: location?.locative ?? '',
    misto: location?.name ?? '',
    ucel: purpose?.name ?? '',
    kapacita: capacity === null ? '' : plainSpaces(seo.catalog.capacity(capacity)),
    pocet: String(results),
  };
  const slugs: PlaceholderValues = {
    ...words,
    misto: location?.slug ?? '',
    ucel: purpose?.slug ?? '',
    kapacita: capacity ?? '',
  };
  const fillLine = (template: string): string => fillTemplate(template, words).replace(/\s+/gu, ' ').trim();
  return {
    path: fillTemplate(templates.path, slugs)
      .split('/')
      .map((segment) => toSlug(segment, ''))
      .filter((segment) => segment !== '')
      .join('/'),
    title: fillLine(templates.title),
    h1: fillLine(templates.h1),
    metaDescription: fillLine(templates.metaDescription),
    description: fillTemplate(
      templates.description,
      Object.fromEntries(PLACEHOLDERS.map((name) => [name, escapeHtml(words[name])])) as PlaceholderValues,
    ),
  };
}

const fillTemplate = (template: string, words: PlaceholderValues): string =>
  template.replace(PLACEHOLDER_PATTERN, (placeholder, rawName: string) => {
    const name = parsePlaceholder(rawName);
    return name === null ? placeholder : words[name];
  });

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
