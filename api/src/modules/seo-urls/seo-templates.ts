import { seo } from '@prostora/strings/cs/seo.ts';
import { seoApi } from '@prostora/strings/cs/seo-api.ts';
import { plainSpaces } from '@prostora/strings/format.ts';
import { fold, slugOf } from '../../platform/text/index.ts';
import type { FilterValues } from '../catalog/index.ts';

/** Templates with placeholders in braces. */
export type SeoTemplates = {
  path: string;
  title: string;
  h1: string;
  metaDescription: string;
  description: string;
};
/** Available sources of placeholder values in a batch. */
export type Chosen = { hasLocations: boolean; hasPurposes: boolean; hasCapacity: boolean };

const NAMES = ['prostory', 'kde', 'misto', 'ucel', 'kapacita', 'pocet'] as const;
type Name = (typeof NAMES)[number];
type Words = Readonly<Record<Name, string>>;

const PLACEHOLDER = /\{([^{}]*)\}/gu;
const { templates: texts } = seoApi;

const nameOf = (text: string): Name | null => NAMES.find((name) => name === fold(text)) ?? null;
const namesIn = (template: string): string[] =>
  Array.from(template.matchAll(PLACEHOLDER), ([, name = '']) => name);

/** Validation error of a template, or null. */
export function faultOfTemplate(template: string, chosen: Chosen, isPath: boolean): string | null {
  for (const written of namesIn(template)) {
    const fault = faultOfName(nameOf(written), written, chosen, isPath);
    if (fault !== null) return fault;
  }
  return /[{}]/u.test(template.replace(PLACEHOLDER, '')) ? texts.brace : null;
}

function faultOfName(
  name: Name | null,
  written: string,
  { hasLocations, hasPurposes, hasCapacity }: Chosen,
  isPath: boolean,
): string | null {
  if (name === null) return texts.unknown(written);
  if (isPath && name === 'pocet') return texts.notInPath(written);
  if ((name === 'kde' || name === 'misto') && !hasLocations) return texts.needsLocation(written);
  if ((name === 'prostory' || name === 'ucel') && !hasPurposes) return texts.needsPurpose(written);
  return name === 'kapacita' && !hasCapacity ? texts.needsCapacity(written) : null;
}

/** Whether the templates use the locative, which not every location has. */
export const sayWhere = (templates: SeoTemplates): boolean =>
  Object.values(templates).some((template) => namesIn(template).some((name) => nameOf(name) === 'kde'));

/** Fills the templates with stored forms; nothing is inflected. */
export function filled(
  templates: SeoTemplates,
  { location, purpose, capacity }: FilterValues,
  results: number,
): SeoTemplates {
  const words: Words = {
    prostory: purpose?.title_phrase ?? '',
    kde: location?.locative ?? '',
    misto: location?.name ?? '',
    ucel: purpose?.name ?? '',
    kapacita: capacity === null ? '' : plainSpaces(seo.catalog.capacity(capacity)),
    pocet: String(results),
  };
  const slugs: Words = {
    ...words,
    misto: location?.slug ?? '',
    ucel: purpose?.slug ?? '',
    kapacita: capacity ?? '',
  };
  const line = (template: string): string => fill(template, words).replace(/\s+/gu, ' ').trim();
  return {
    path: fill(templates.path, slugs)
      .split('/')
      .map((segment) => slugOf(segment, ''))
      .filter((segment) => segment !== '')
      .join('/'),
    title: line(templates.title),
    h1: line(templates.h1),
    metaDescription: line(templates.metaDescription),
    description: fill(
      templates.description,
      Object.fromEntries(NAMES.map((name) => [name, escaped(words[name])])) as Words,
    ),
  };
}

const fill = (template: string, words: Words): string =>
  template.replace(PLACEHOLDER, (whole, written: string) => {
    const name = nameOf(written);
    return name === null ? whole : words[name];
  });

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
