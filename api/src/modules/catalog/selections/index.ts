export { Selection } from './selection.entity.ts';
export { SelectionVote } from './selection-vote.entity.ts';
export { SelectionLinksService } from './selection-links.service.ts';
export { SelectionsModule } from './selections.module.ts';
