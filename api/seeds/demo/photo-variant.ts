import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { PhotoSeason, PhotoVariant } from './demo.types.ts';

type Matrix = [[number, number, number], [number, number, number], [number, number, number]];

/** What a season does to the light: gains of red, green, blue and the saturation. */
const SEASONS: Readonly<Record<PhotoSeason, { gain: readonly [number, number, number]; saturation: number }>> = {
  none: { gain: [1, 1, 1], saturation: 1 },
  spring: { gain: [0.995, 1.015, 0.99], saturation: 1.04 },
  summer: { gain: [1.01, 1.0, 0.985], saturation: 1.05 },
  autumn: { gain: [1.02, 0.995, 0.97], saturation: 0.97 },
  winter: { gain: [0.985, 1.0, 1.02], saturation: 0.92 },
};

/** Colour matrix of the variant: warmth moves red against blue by at most seven hundredths. */
function lightMatrix({ warmth, brightness, season }: PhotoVariant): Matrix {
  const [red, green, blue] = SEASONS[season].gain;
  return [[red * brightness * (1 + 0.07 * warmth), 0, 0], [0, green * brightness * (1 + 0.012 * warmth), 0], [0, 0, blue * brightness * (1 - 0.07 * warmth)]];
}

/** Renders a variant of a 4:3 photograph as JPEG: cut, mirrored, in another light. The same input gives the same bytes, so equal variants share one stored file. */
export async function renderVariant(sourcePath: string, variant: PhotoVariant): Promise<Buffer> {
  if (isAsShot(variant)) return readFile(sourcePath);
  const { width = 0, height = 0 } = await sharp(sourcePath).metadata();
  const cutWidth = Math.round((width * variant.crop.scale) / 4) * 4;
  const cutHeight = Math.round((cutWidth * 3) / 4);
  const cut = sharp(sourcePath).extract({
    left: Math.floor((width - cutWidth) * variant.crop.x), top: Math.floor((height - cutHeight) * variant.crop.y), width: cutWidth, height: Math.min(cutHeight, height),
  });
  const sided = variant.mirror ? cut.flop() : cut;
  return sided.recomb(lightMatrix(variant)).modulate({ saturation: SEASONS[variant.season].saturation }).jpeg({ quality: 86, mozjpeg: false, chromaSubsampling: '4:2:0' }).toBuffer();
}

const isAsShot = ({ mirror, crop, warmth, brightness, season }: PhotoVariant): boolean =>
  !mirror && crop.scale === 1 && warmth === 0 && brightness === 1 && season === 'none';
