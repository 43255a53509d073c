import { Injectable } from '@nestjs/common';
import { account } from '@prostora/strings/cs/mail-account.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { freeSlug, isSlugOf, slugOf } from '../../platform/text/index.ts';
import { LocationsService } from '../geo/index.ts';
import { pinOf, realChanges, type BuildingChanges } from './building.changes.ts';
import { BuildingRepository, type OwnedBuilding, type PlacedBuilding } from './building.repository.ts';

/** What a change did: former and new values of what really changed, and the slug the building had before. */
export type BuildingChange = { before: BuildingChanges; after: BuildingChanges; formerSlug: string };

/** Slugs like the given one that are not to be given, though no building has them now. */
export type KeptSlugs = (base: string) => Promise<readonly string[]>;

const NAMELESS = 'budova';
const PLACE = ['city', 'lat', 'lng'] as const;

/** Buildings and their addresses. Whoever calls holds a unit of work, judges who may, and tells the rest of the product. */
@Injectable()
export class BuildingsService {
  constructor(
    private readonly buildings: BuildingRepository,
    private readonly locations: LocationsService,
    private readonly clock: Clock,
  ) {}

  ofCustomer(customerId: number): Promise<PlacedBuilding[]> {
    return this.buildings.ofCustomer(customerId);
  }

  byId(id: number): Promise<OwnedBuilding | null> {
    return this.buildings.byId(id);
  }

  bySlug(slug: string): Promise<PlacedBuilding | null> {
    return this.buildings.bySlug(slug);
  }

  /** Removes a locked building that has no space, not even a deleted one. */
  remove(building: PlacedBuilding): Promise<void> {
    return this.buildings.remove(building);
  }

  /** Replaces everything that leads to the owner of a building, who is to be forgotten. */
  forget(building: PlacedBuilding): void {
    Object.assign(building, {
      name: account.erasedBuilding,
      slug: `smazana--${building.id}`,
      description: '',
      location: null,
      street: null,
      houseNumber: null,
      landRegistryNumber: null,
      postalCode: null,
      city: null,
      lat: null,
      lng: null,
    } satisfies Partial<PlacedBuilding>);
  }

  locked(id: number): Promise<PlacedBuilding | null> {
    return this.buildings.locked(id);
  }

  async add(customerId: number, name: string, kept: KeptSlugs): Promise<PlacedBuilding> {
    return this.buildings.add(
      customerId,
      name,
      await this.slugFor(slugOf(name, NAMELESS), kept),
      this.clock.now(),
    );
  }

  /** Changes a locked building; its slug follows its name, its place in the tree follows its city and pin. */
  async change(building: PlacedBuilding, changes: BuildingChanges, kept: KeptSlugs): Promise<BuildingChange> {
    const formerSlug = building.slug;
    const after = realChanges(building, changes);
    const before = Object.fromEntries(
      Object.keys(after).map((key) => [key, building[key as keyof BuildingChanges]]),
    ) as BuildingChanges;
    Object.assign(building, after);
    const pin = pinOf(building);
    if (after.name !== undefined) await this.rename(building, after.name, kept);
    if (PLACE.some((key) => key in after)) await this.place(building, pin);
    await this.buildings.flush();
    return { before, after, formerSlug };
  }

  private async rename(building: PlacedBuilding, name: string, kept: KeptSlugs): Promise<void> {
    const base = slugOf(name, NAMELESS);
    if (!isSlugOf(building.slug, base)) building.slug = await this.slugFor(base, kept);
  }

  /** A slug that no building has and none of somebody else had. */
  private async slugFor(base: string, kept: KeptSlugs): Promise<string> {
    const taken = await this.buildings.slugsLike(base);
    return freeSlug(base, new Set([...taken, ...(await kept(base))]));
  }

  private async place(building: PlacedBuilding, pin: ReturnType<typeof pinOf>): Promise<void> {
    const found = (await this.locations.tree()).resolve(building.city, pin);
    building.location = (found && (await this.buildings.location(found.id))) as PlacedBuilding['location'];
  }
}
