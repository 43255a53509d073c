export { Palette } from './palette.tsx';
export type { Entry } from './entries.ts';
