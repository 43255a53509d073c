export { SentenceSynonym } from './sentence-synonym.entity.ts';
export { SynonymsModule } from './synonyms.module.ts';
