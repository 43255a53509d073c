export { sanitizeArticle } from './article.ts';
export { readArticle, type ArticleFacts, type ArticleHeading } from './article-facts.ts';
export { editableArticle, shownArticle, type ArticleImage } from './article-images.ts';
export { fold } from './fold.ts';
export { plainParagraphs, plainText, sanitizeRichText } from './rich-text.ts';
export { freeSlug, isSlugOf, slugOf } from './slug.ts';
