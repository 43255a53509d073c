export { SentenceSynonym } from './sentence-synonym.entity.ts';
export { SynonymRepository, type SynonymKind, type SynonymRow } from './synonym.repository.ts';
export { SynonymsModule } from './synonyms.module.ts';
