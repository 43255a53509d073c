/** What a picture is kept for, which decides what is asked of it and which sizes are made. */
export type ImageProfile = 'photo' | 'panorama';

type Rules = {
  /** Widths that are made, the largest one last. */
  readonly widths: readonly number[];
  /** AVIF beside WebP; of panoramas it would take longer than anybody waits, and they are loaded on a press alone. */
  readonly avif: boolean;
  readonly maxHeight: number;
};

/** Keys of stored files hold the width alone: widths of two profiles never meet, since a panorama is at least as wide as no photograph is made. */
export const IMAGE_PROFILES: Readonly<Record<ImageProfile, Rules>> = {
  /** A tower of a picture is narrowed, so that no size has more pixels than a screen can show. */
  photo: { widths: [400, 800, 1600], avif: true, maxHeight: 3200 },
  panorama: { widths: [1024, 2048, 4096], avif: false, maxHeight: 2048 },
};

/** A panorama shows the whole sphere: 360 by 180 degrees, wide enough to look around in. */
export const PANORAMA = { aspect: 2, tolerance: 0.02, minWidth: 2000 } as const;
