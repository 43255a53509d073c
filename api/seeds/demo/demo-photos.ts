import type { DemoPhoto, PhotoSeason, PhotoVariant } from './demo.types.ts';
import { PHOTO_ALTS } from './photo-alts.data.ts';
import { between, shuffled, streamFor, type Random } from './random.ts';
import type { PhotoSet } from './space-kinds.data.ts';

type View = 'hero' | 'wide' | 'detail';
type Light = { warmth: number; brightness: number; season: PhotoSeason };

/**
 * As shot, and as the other half of the year sees it. Each look of each original is one picture to make at the first
 * start, so a further look costs every newcomer about four seconds of two cores.
 */
const LIGHTS: readonly Light[] = [
  { warmth: 0, brightness: 1, season: 'none' },
  { warmth: 0.55, brightness: 1.02, season: 'autumn' },
];

/** A look is the whole gallery's side and light, so that one room is never shown from both sides of a mirror. */
type Look = { mirror: boolean; light: number };
const LOOKS: readonly Look[] = [{ mirror: false, light: 0 }, { mirror: true, light: 1 }];

const cropOf = (key: string, look: Look): PhotoVariant['crop'] => {
  const random = streamFor(4_3, key);
  const whole = look.light === 0 && !look.mirror;
  return { x: Number(random().toFixed(2)), y: Number(between(random, 0.25, 0.8).toFixed(2)), scale: whole ? 1 : Number(between(random, 0.87, 0.96).toFixed(2)) };
};

function photoOf(set: PhotoSet, view: View, look: Look, category: DemoPhoto['category']): DemoPhoto {
  const { mirror, light } = look;
  const key = `${set}-${view}-${mirror ? 'm' : 'o'}${light}`;
  const file = `photos/${set}-${view}.jpg`;
  const shown = LIGHTS[light] ?? { warmth: 0, brightness: 1, season: 'none' };
  return {
    file, alt: PHOTO_ALTS[`${set}-${view}`] ?? '', category, variant_key: key,
    variant: { mirror, crop: cropOf(key, look), ...shown },
  };
}

type Choice = { set: PhotoSet; view: 'hero' | 'wide'; look: Look };

/** Hands out galleries so that the first pictures of spaces that may stand beside each other differ; remembers what it has given. */
export class PhotoDealer {
  private readonly random: Random;
  private readonly tops = new Map<string, number>();
  private readonly inRegion = new Map<string, number>();
  private readonly setsOfBuilding = new Map<string, number>();

  constructor(seed: number) {
    this.random = streamFor(seed, 'photos');
  }

  /** The main picture, then the remaining views of the same place, `count` in all. */
  gallery(space: { building: string; region: string }, sets: readonly PhotoSet[], count: number): DemoPhoto[] {
    const choice = this.best(space, sets);
    this.remember(space, choice);
    const rest: View[] = choice.view === 'hero' ? ['wide', 'detail'] : ['hero', 'detail'];
    return [choice.view, ...rest].slice(0, count).map((view, order) => photoOf(choice.set, view, choice.look, order === 0 ? 'TOP-CAROUSEL' : 'GALLERY'));
  }

  private best(space: { building: string; region: string }, sets: readonly PhotoSet[]): Choice {
    const choices = shuffled(this.random, sets.flatMap((set) => LOOKS.flatMap((look): Choice[] => [{ set, view: 'hero', look }, { set, view: 'wide', look }])));
    const costs = new Map(choices.map((choice) => [choice, this.cost(space, choice)]));
    const [first] = choices.sort((a, b) => (costs.get(a) ?? 0) - (costs.get(b) ?? 0));
    if (!first) throw new Error('No photographs for this kind of space');
    return first;
  }

  private cost({ building, region }: { building: string; region: string }, { set, view, look }: Choice): number {
    const picture = photoOf(set, view, look, 'TOP-CAROUSEL');
    return 400 * (this.setsOfBuilding.get(`${building}/${set}/${view}`) ?? 0)
      + 60 * (this.setsOfBuilding.get(`${building}/${set}`) ?? 0)
      + 200 * (this.inRegion.get(`${region}/${picture.variant_key}`) ?? 0)
      + 12 * (this.tops.get(picture.variant_key) ?? 0)
      + 3 * (this.inRegion.get(`${region}/${picture.file}`) ?? 0)
      + (view === 'wide' ? 2 : 0);
  }

  private remember({ building, region }: { building: string; region: string }, { set, view, look }: Choice): void {
    const picture = photoOf(set, view, look, 'TOP-CAROUSEL');
    const add = (map: Map<string, number>, key: string): void => void map.set(key, (map.get(key) ?? 0) + 1);
    add(this.tops, picture.variant_key);
    add(this.inRegion, `${region}/${picture.variant_key}`);
    add(this.inRegion, `${region}/${picture.file}`);
    add(this.setsOfBuilding, `${building}/${set}`);
    add(this.setsOfBuilding, `${building}/${set}/${view}`);
  }
}
