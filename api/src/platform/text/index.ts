export { sanitizeArticle } from './article.ts';
export { summarizeArticle, type ArticleSummary, type ArticleHeading } from './article-summary.ts';
export { toEditableArticle, renderArticle, type ArticleImage } from './article-images.ts';
export { fold } from './fold.ts';
export { plainParagraphs, plainText, sanitizeRichText } from './rich-text.ts';
export { findFreeSlug, isSlugVariant, toSlug } from './slug.ts';
