import { ui } from '@prostora/strings/cs/ui.ts';

/** A photograph as returned by the API. */
export type ArticleImage = {
  readonly status: 'processing' | 'ready' | 'failed';
  readonly url: string | null;
  readonly sources: readonly { readonly type: string; readonly srcset: string }[];
  readonly width: number | null;
  readonly height: number | null;
  readonly placeholder: string | null;
};

/** The text column is 66 characters wide; on a phone photographs span the screen. */
const SIZES = '(max-width: 760px) 92vw, 680px';
const IMAGE_PATTERN = /<img(?: data-image="(\d+)")?(?: alt="([^"]*)")? ?\/?>/gu;

type ImagesById = ReadonlyMap<number, ArticleImage>;

const formatSize = ({ width, height }: ArticleImage): string =>
  width && height ? ` width="${width}" height="${height}"` : '';

/** Sanitised HTML for readers: photographs in all sizes, lazily loaded; deleted ones are removed. */
export function renderArticle(html: string, images: ImagesById): string {
  const filled = html.replace(IMAGE_PATTERN, (_whole, id: string | undefined, alt = '') => {
    const image = images.get(Number(id));
    if (image?.status === 'processing') return `<span class="article-waiting">${ui.photoProcessing}</span>`;
    return image?.url ? renderImage(image, image.url, alt) : '';
  });
  return filled.replace(/<figure>\s*(?:<figcaption>[^<]*<\/figcaption>)?\s*<\/figure>/gu, '');
}

function renderImage(image: ArticleImage, url: string, alt: string): string {
  const under = image.placeholder
    ? `<img class="article-under" src="${image.placeholder}" alt="" aria-hidden="true" />`
    : '';
  const sources = image.sources
    .map(({ type, srcset }) => `<source type="${type}" srcset="${srcset}" sizes="${SIZES}" />`)
    .join('');
  const img = `<img src="${url}" alt="${alt}"${formatSize(image)} loading="lazy" decoding="async" />`;
  return `<span class="article-photo">${under}<picture>${sources}${img}</picture></span>`;
}

/** Sanitised HTML for the editor: each photograph with its URL. */
export const toEditableArticle = (html: string, images: ImagesById): string =>
  html.replace(IMAGE_PATTERN, (whole, id: string | undefined, alt = '') => {
    const image = images.get(Number(id));
    return image?.url
      ? `<img data-image="${id}" src="${image.url}" alt="${alt}"${formatSize(image)} />`
      : whole;
  });
