export { SentenceSynonym } from './sentence-synonym.entity.ts';
