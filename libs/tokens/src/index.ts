export { breakpoints, colors, darkTints, fonts, media, motion } from './tokens.ts';
