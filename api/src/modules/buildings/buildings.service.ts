import { Injectable } from '@nestjs/common';
import { account } from '@prostora/strings/cs/mail-account.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { freeSlug, isSlugOf, slugOf } from '../../platform/text/index.ts';
import { LocationsService } from '../geo/index.ts';
import { pinOf, realChanges, type BuildingChanges } from './building.changes.ts';
import { BuildingRepository, type OwnedBuilding, type PlacedBuilding } from './building.repository.ts';

/** Values before and after of the fields that changed, and the former slug. */
export type BuildingChange = { before: BuildingChanges; after: BuildingChanges; formerSlug: string };

/** Finds former slugs that start with `base` and must not be reused. */
export type KeptSlugs = (base: string) => Promise<readonly string[]>;

const NAMELESS = 'budova';
const PLACE = ['city', 'lat', 'lng'] as const;

/** Buildings and their addresses. The caller runs the unit of work, authorizes, and announces changes. */
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

  /** Removes a locked building without spaces, including deleted ones. */
  remove(building: PlacedBuilding): Promise<void> {
    return this.buildings.remove(building);
  }

  /** Replaces everything that identifies the owner. */
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

  /** Updates a locked building; derives the slug from the name and the location from city and coordinates. */
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

  /** A slug not used by any building and never used by a building of another customer. */
  private async slugFor(base: string, kept: KeptSlugs): Promise<string> {
    const taken = await this.buildings.slugsLike(base);
    return freeSlug(base, new Set([...taken, ...(await kept(base))]));
  }

  private async place(building: PlacedBuilding, pin: ReturnType<typeof pinOf>): Promise<void> {
    const found = (await this.locations.tree()).resolve(building.city, pin);
    building.location = (found && (await this.buildings.location(found.id))) as PlacedBuilding['location'];
  }
}
