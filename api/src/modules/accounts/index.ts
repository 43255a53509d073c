export { OneTimeToken } from './one-time-token.entity.ts';
