import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../platform/database/index.ts';
import { assertNoFieldErrors, createConflictError, DomainError } from '../../platform/errors/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { ProjectionInvalidator } from '../../platform/projections/index.ts';
import { findFreeSlug, toSlug } from '../../platform/text/index.ts';
import { AuditTrailService } from '../audit/index.ts';
import { SeoUrlValuesService } from '../seo/index.ts';
import {
  filterLocations,
  sumUsage,
  type LocationListQuery,
  type LocationRow,
  type LocationUsage,
} from './location-list.ts';
import { locationSource } from './location.sources.ts';
import { toAdminLocationDto, type LocationInput } from './location.admin.mapper.ts';
import type { Location } from './location.entity.ts';
import { LocationRepository } from './location.repository.ts';
import { LocationTree } from './location-tree.ts';
import { LocationUsageRegistry } from './location-usage-registry.ts';
import { validateLocation, type LocationValues, type ExistingLocation } from './location-values.ts';
import { LocationsService, toLocationNode } from './locations.service.ts';

type OwnUsage = Omit<LocationUsage, 'parts'>;
const NO_USAGE: OwnUsage = { buildings: 0, spaces: 0, inquiries: 0, seoUrls: 0 };

/** Administration of the location tree. */
@Injectable()
export class LocationAdminService {
  constructor(
    private readonly repository: LocationRepository,
    private readonly usageRegistry: LocationUsageRegistry,
    private readonly seoUrlValues: SeoUrlValuesService,
    private readonly locations: LocationsService,
    private readonly audit: AuditTrailService,
    private readonly marks: ProjectionInvalidator,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async list(query: LocationListQuery): Promise<{ rows: LocationRow[]; missing: number }> {
    const rows = filterLocations(await this.listAll(), query);
    const missing = rows.filter(({ node }) => node.locative === null);
    return { rows: query.isLocativeMissing ? missing : rows, missing: missing.length };
  }

  /** All rows of a list, for an export. */
  async *streamAll(query: LocationListQuery): AsyncGenerator<LocationRow, void, undefined> {
    yield* (await this.list(query)).rows;
  }

  async findOrFail(id: number): Promise<LocationRow> {
    const row = (await this.listAll()).find(({ node }) => node.id === id);
    if (!row) throw new DomainError('not-found', 'NOTFOUND');
    return row;
  }

  async create(actor: Actor, kind: 'town' | 'city_part', input: LocationInput): Promise<LocationRow> {
    const id = await this.unitOfWork.run(async () => {
      const all = await this.repository.listForUpdate();
      const slug =
        input.slug ??
        findFreeSlug(
          toSlug(input.name, 'misto').slice(0, MAX_GENERATED_SLUG),
          new Set(all.map((one) => one.slug)),
        );
      const { parent, ...values } = validate(kind, null, { ...input, slug }, all);
      const location = await this.repository.create({ ...values, kind, parent });
      await this.repository.deleteAlias(slug);
      await this.audit.record(actor, 'location.add', toSubject(location.id), {}, toAuditValues(location));
      this.unitOfWork.afterCommit(() => {
        this.locations.invalidate();
      });
      return location.id;
    });
    return this.findOrFail(id);
  }

  /** Updates a location. The former slug becomes an alias; its spaces are re-projected. */
  async update(actor: Actor, id: number, version: number, input: LocationInput): Promise<LocationRow> {
    await this.unitOfWork.run(async () => {
      const all = await this.repository.listForUpdate();
      const location = await this.repository.findForUpdate(id);
      if (!location) throw new DomainError('not-found', 'NOTFOUND');
      if (location.version !== version)
        throw createConflictError(toAdminLocationDto(await this.findOrFail(id)));
      const before = toAuditValues(location);
      Object.assign(
        location,
        validate(location.kind, id, { ...input, slug: input.slug ?? location.slug }, all),
      );
      await this.repository.flush();
      const after = toAuditValues(location);
      if (JSON.stringify(before) === JSON.stringify(after)) return;
      if (before.slug !== after.slug) await this.repository.addAlias(location, before.slug);
      if (before.name !== after.name || before.parent !== after.parent)
        this.marks.invalidate(locationSource, [id]);
      await this.audit.record(actor, 'location.save', toSubject(id), before, after);
      this.unitOfWork.afterCommit(() => {
        this.locations.invalidate();
      });
    });
    return this.findOrFail(id);
  }

  /** Deletes a town or city part without references. */
  async remove(actor: Actor, id: number): Promise<LocationRow> {
    return this.unitOfWork.run(async () => {
      await this.repository.listForUpdate();
      const location = await this.repository.findForUpdate(id);
      if (!location) throw new DomainError('not-found', 'NOTFOUND');
      const row = await this.findOrFail(id);
      const { parts, buildings, inquiries, seoUrls } = row.uses;
      const isFixed = location.kind === 'country' || location.kind === 'region';
      if (isFixed || parts + buildings + inquiries + seoUrls > 0)
        throw new DomainError('conflict', 'IN_USE', {
          extra: { uses: { parts, buildings, inquiries, seo_urls: seoUrls } },
        });
      const before = toAuditValues(location);
      await this.repository.remove(location);
      await this.audit.record(actor, 'location.delete', toSubject(id), before, {});
      this.unitOfWork.afterCommit(() => {
        this.locations.invalidate();
      });
      return row;
    });
  }

  /** Locations with their current usage, read from the database. */
  private async listAll(): Promise<LocationRow[]> {
    const locations = await this.repository.listAll();
    const tree = new LocationTree(locations.map(toLocationNode));
    const uses = sumUsage(tree, await this.loadOwnUsage());
    return locations.map((location) => ({
      node: toLocationNode(location),
      path: tree.getPath(location.id),
      version: location.version,
      uses: uses.get(location.id) ?? { ...NO_USAGE, parts: 0 },
    }));
  }

  private async loadOwnUsage(): Promise<Map<number, OwnUsage>> {
    const usageById = new Map<number, OwnUsage>();
    const addCounts = (member: keyof OwnUsage, uses: readonly { id: number; count: number }[]): void => {
      for (const { id, count } of uses)
        usageById.set(id, { ...(usageById.get(id) ?? NO_USAGE), [member]: count });
    };
    for (const provider of this.usageRegistry.providers) addCounts(provider.name, await provider.uses());
    addCounts('seoUrls', await this.seoUrlValues.countUses('location'));
    return usageById;
  }
}

const MAX_GENERATED_SLUG = 60;
const toSubject = (id: number) => ({ type: 'location', id });

/**
 * Validates the values and resolves the parent.
 * @throws DomainError with errors by field
 */
function validate(
  kind: Location['kind'],
  id: number | null,
  { parentId, ...values }: LocationValues,
  all: readonly Location[],
): Omit<LocationValues, 'parentId'> & { parent: Location | null } {
  const existing: ExistingLocation[] = all.map((one) => ({
    id: one.id,
    slug: one.slug,
    name: one.name,
    kind: one.kind,
    parentId: one.parent?.id ?? null,
  }));
  const fields = validateLocation(kind, id, { ...values, parentId }, existing);
  assertNoFieldErrors(fields);
  return { ...values, parent: all.find((one) => one.id === parentId) ?? null };
}

const toAuditValues = ({ slug, name, kind, parent, locative, lat, lng, population }: Location) => ({
  slug,
  name,
  kind,
  parent: parent?.name ?? null,
  locative,
  lat,
  lng,
  population,
});
