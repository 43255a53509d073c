/** Use of an image, which determines its requirements and sizes. */
export type ImageProfile = 'photo' | 'panorama';

type ProfileRules = {
  /** Generated widths, ascending. */
  readonly widths: readonly number[];
  /**
   * Whether AVIF is generated beside WebP. Not for panoramas, whose encoding takes too long and which load on
   * demand only.
   */
  readonly avif: boolean;
  readonly maxHeight: number;
};

/**
 * File keys contain only the width. Widths of the two profiles are disjoint, because a panorama is wider than
 * any generated photo size.
 */
export const IMAGE_PROFILES: Readonly<Record<ImageProfile, ProfileRules>> = {
  /** Tall images are limited in height, so that no size has more pixels than a screen shows. */
  photo: { widths: [400, 800, 1600], avif: true, maxHeight: 3200 },
  panorama: { widths: [1024, 2048, 4096], avif: false, maxHeight: 2048 },
};

/** An equirectangular panorama: 360 by 180 degrees with a minimum width. */
export const PANORAMA = { aspect: 2, tolerance: 0.02, minWidth: 2000 } as const;
