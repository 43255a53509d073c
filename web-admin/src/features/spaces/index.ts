export { Approvals } from './approvals.tsx';
export { SpacesPage } from './spaces.page.tsx';
export { waitingSpacesQuery } from './spaces.queries.ts';
