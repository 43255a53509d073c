import { buildContentUrl, buildTermsUrl } from '@prostora/contracts';
import type { ContentAnswerDto, ContentEditionDto } from './content.dto.ts';
import { fillTokens, fillTokensInHtml } from './content-tokens.ts';
import type { PublishedPage, DisplayedTerms } from './published-content.service.ts';

const toEditionDtos = ({ editions }: DisplayedTerms): ContentEditionDto[] =>
  editions.map(({ validFrom, state, summary }) => ({
    version: validFrom,
    valid_from: validFrom,
    state,
    summary,
    url: buildTermsUrl(state === 'current' ? undefined : validFrom),
  }));

/** Maps a published page and replaces its tokens. */
export function toContentAnswerDto({
  page,
  html,
  contents,
  spaces,
  cover,
  site,
  terms,
}: PublishedPage): ContentAnswerDto {
  const fill = (text: string): string => fillTokens(text, site);
  const { slug, updatedAt } = page;
  return {
    slug,
    url: buildContentUrl(slug),
    title: fill(page.title),
    label: fill(page.menuLabel || page.title),
    lead: fill(page.lead),
    html: fillTokensInHtml(html, site),
    faq: page.faq.map(({ question, answer }) => ({ question: fill(question), answer: fill(answer) })),
    contents: contents.map((heading) => ({ ...heading, text: fill(heading.text) })),
    spaces: [...spaces],
    meta_title: fill(page.metaTitle || page.title),
    meta_description: fill(page.metaDescription || page.lead),
    cover,
    version: terms?.version ?? null,
    valid_from: terms?.version ?? null,
    updated_at: updatedAt.toISOString(),
    ...(terms && { versions: toEditionDtos(terms) }),
  };
}
