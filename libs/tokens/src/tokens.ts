/**
 * Colours for code without access to custom properties: map style, charts, Ant Design. Same values as
 * tokens.css.
 */
export const colors = {
  pine: { 950: '#0F1713', 900: '#16231D', 800: '#22332B', 700: '#34463D', 100: '#E4EBE6', 50: '#F1F5F2' },
  plaster: {
    700: '#4F5A53',
    600: '#626C65',
    500: '#7C877F',
    400: '#A3ACA5',
    300: '#CBD1CC',
    200: '#E0E4E0',
    150: '#EAEDEA',
    100: '#F1F3F0',
    50: '#F7F8F6',
  },
  saffron: {
    900: '#4A2F0B',
    800: '#6A4209',
    700: '#8A5608',
    600: '#B2730A',
    500: '#DE9A17',
    400: '#F2B233',
    300: '#F7C65A',
    200: '#FBDB8E',
    100: '#FEEDC2',
    50: '#FFF8E6',
  },
  green: { text: '#1F7A4D', tint: '#DFF2E6', ink: '#14532F', bar: '#2E9460' },
  blue: { text: '#2563A8', tint: '#DDEAF8', ink: '#173E70', bar: '#2F6FBF' },
  orange: { text: '#B04A08', tint: '#FDE7D3', ink: '#7A3A06', bar: '#DD7319' },
  red: { text: '#B4232A', tint: '#FBE0DF', ink: '#7C1A1E', bar: '#CC3B3B' },
  map: {
    land: '#EEF0EB',
    block: '#E6E8E2',
    park: '#D5E4CF',
    water: '#C3D8E3',
    road: '#FFFFFF',
    roadCasing: '#D5D9D1',
    motorway: '#FFF3D6',
    label: '#3F4B44',
  },
  white: '#FFFFFF',
} as const;

/** Status tints of the dark console; all at least 7.9 : 1. */
export const darkTints = {
  green: { tint: '#143024', ink: '#7FD6A9' },
  orange: { tint: '#3A2413', ink: '#F7B57B' },
  blue: { tint: '#16283C', ink: '#9CC6F2' },
  red: { tint: '#3B1A1C', ink: '#F5A3A3' },
  grey: { tint: '#1B2821', ink: '#B4C0B8' },
} as const;

export const fonts = {
  display: "'Bricolage Grotesque', 'Bricolage Fallback', 'Arial Narrow', system-ui, sans-serif",
  sans: "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif",
} as const;

/** Layout breakpoints (SPEC §9); the width itself belongs to the smaller layout. */
export const breakpoints = { phone: 600, tablet: 1024 } as const;

/** Media queries of the breakpoints, for `matchMedia`. */
export const media = {
  phone: `(max-width: ${breakpoints.phone}px)`,
  compact: `(max-width: ${breakpoints.tablet}px)`,
  desktop: `(min-width: ${breakpoints.tablet + 1}px)`,
  reducedMotion: '(prefers-reduced-motion: reduce)',
} as const;

/** Motion in milliseconds. */
export const motion = { fast: 120, mid: 200, slow: 320, easing: 'cubic-bezier(.2, .7, .2, 1)' } as const;
