export { Series } from './series.entity.ts';
