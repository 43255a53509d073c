import { Injectable } from '@nestjs/common';
import { account } from '@prostora/strings/cs/mail-account.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { findFreeSlug, isSlugVariant, toSlug } from '../../../platform/text/index.ts';
import { LocationsService, type Point } from '../../geo/index.ts';
import { resolvePin, omitUnchanged, type BuildingChanges } from './building.changes.ts';
import {
  BuildingRepository,
  type BuildingWithOwner,
  type BuildingWithLocation,
} from './building.repository.ts';

/** Values before and after of the fields that changed, and the former slug. */
export type BuildingChange = { before: BuildingChanges; after: BuildingChanges; formerSlug: string };

/** Finds former slugs that start with `base` and must not be reused. */
export type FindReservedSlugs = (base: string) => Promise<readonly string[]>;

const FALLBACK_SLUG = 'budova';
const LOCATION_FIELDS = ['city', 'lat', 'lng'] as const;

/** Buildings and their addresses. The caller runs the unit of work, authorizes, and announces changes. */
@Injectable()
export class BuildingsService {
  constructor(
    private readonly buildings: BuildingRepository,
    private readonly locations: LocationsService,
    private readonly clock: Clock,
  ) {}

  listByCustomer(customerId: number): Promise<BuildingWithLocation[]> {
    return this.buildings.listByCustomer(customerId);
  }

  findById(id: number): Promise<BuildingWithOwner | null> {
    return this.buildings.findById(id);
  }

  findBySlug(slug: string): Promise<BuildingWithLocation | null> {
    return this.buildings.findBySlug(slug);
  }

  /** Removes a locked building without spaces, including deleted ones. */
  remove(building: BuildingWithLocation): Promise<void> {
    return this.buildings.remove(building);
  }

  /** Replaces everything that identifies the owner. */
  anonymize(building: BuildingWithLocation): void {
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
    } satisfies Partial<BuildingWithLocation>);
  }

  findForUpdate(id: number): Promise<BuildingWithLocation | null> {
    return this.buildings.findForUpdate(id);
  }

  async create(
    customerId: number,
    name: string,
    findReserved: FindReservedSlugs,
  ): Promise<BuildingWithLocation> {
    return this.buildings.create(
      customerId,
      name,
      await this.generateSlug(toSlug(name, FALLBACK_SLUG), findReserved),
      this.clock.now(),
    );
  }

  /** Updates a locked building; derives the slug from the name and the location from city and coordinates. */
  async update(
    building: BuildingWithLocation,
    changes: BuildingChanges,
    findReserved: FindReservedSlugs,
  ): Promise<BuildingChange> {
    const formerSlug = building.slug;
    const after = omitUnchanged(building, changes);
    const before = Object.fromEntries(
      Object.keys(after).map((key) => [key, building[key as keyof BuildingChanges]]),
    ) as BuildingChanges;
    Object.assign(building, after);
    const pin = resolvePin(building);
    if (after.name !== undefined) await this.updateSlug(building, after.name, findReserved);
    if (LOCATION_FIELDS.some((key) => key in after)) await this.updateLocation(building, pin);
    await this.buildings.flush();
    return { before, after, formerSlug };
  }

  private async updateSlug(
    building: BuildingWithLocation,
    name: string,
    findReserved: FindReservedSlugs,
  ): Promise<void> {
    const base = toSlug(name, FALLBACK_SLUG);
    if (!isSlugVariant(building.slug, base)) building.slug = await this.generateSlug(base, findReserved);
  }

  /** A slug not used by any building and never used by a building of another customer. */
  private async generateSlug(base: string, findReserved: FindReservedSlugs): Promise<string> {
    const taken = await this.buildings.lockAndListSlugs(base);
    return findFreeSlug(base, new Set([...taken, ...(await findReserved(base))]));
  }

  private async updateLocation(building: BuildingWithLocation, pin: Point | null): Promise<void> {
    const found = (await this.locations.getTree()).resolve(building.city, pin);
    building.location = (found &&
      (await this.buildings.findLocation(found.id))) as BuildingWithLocation['location'];
  }
}
