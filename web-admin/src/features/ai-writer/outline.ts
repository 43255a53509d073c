import { AI_WRITER } from '@prostora/contracts';

export type Section = { heading: string; points: string[] };
export type Outline = { title: string; sections: Section[] };

const { limits } = AI_WRITER;
const TITLE = /^#\s+(?<text>.+)$/u;
/** Models asked for „## “ sometimes number their headings instead. */
const HEADING = /^(?:#{2,4}|\d{1,2}[.)])\s+(?<text>.+)$/u;
const POINT = /^\s*[-*•]\s+(?<text>.+)$/u;

const matchText = (line: string, pattern: RegExp): string | undefined =>
  pattern
    .exec(line)
    ?.groups?.['text']?.replaceAll(/\*\*|__/gu, '')
    .trim();

/** Parses a partial outline, limited to the allowed sections and points; other lines are ignored. */
export function parseOutline(markdown: string): Outline {
  const outline: Outline = { title: '', sections: [] };
  for (const line of markdown.split('\n')) {
    const title = matchText(line, TITLE);
    const heading = matchText(line, HEADING);
    const point = matchText(line, POINT);
    const section = outline.sections.at(-1);
    if (title !== undefined) outline.title = title.slice(0, limits.heading);
    else if (heading !== undefined && outline.sections.length < limits.sections)
      outline.sections.push({ heading: heading.slice(0, limits.heading), points: [] });
    else if (point !== undefined && section && section.points.length < limits.points)
      section.points.push(point.slice(0, limits.point));
  }
  return outline;
}

/** Moves a section by one position; an unknown index changes nothing. */
export function moveSection(sections: readonly Section[], from: number, by: -1 | 1): Section[] {
  const next = [...sections];
  const [section] = next.splice(from, 1);
  if (section) next.splice(from + by, 0, section);
  return next;
}
