import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../platform/database/index.ts';
import { assertNoFaults, changedMeanwhile, DomainError } from '../../platform/errors/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { ProjectionMarks } from '../../platform/projections/index.ts';
import { freeSlug, slugOf } from '../../platform/text/index.ts';
import { AuditTrail } from '../audit/index.ts';
import { found, type LocationListQuery, type LocationRow } from './location-directory.ts';
import { locationSource } from './location.sources.ts';
import { adminLocation } from './location.admin.mapper.ts';
import type { Location } from './location.entity.ts';
import { LocationRepository } from './location.repository.ts';
import { LocationRows } from './location-rows.service.ts';
import { problemsOf, type LocationValues, type Placed } from './location-values.ts';
import { LocationsService } from './locations.service.ts';

/** Values of a location; without a slug it is generated from the name, or stays. */
export type LocationInput = Omit<LocationValues, 'slug'> & { slug: string | null };

/** Administration of the location tree. */
@Injectable()
export class LocationAdmin {
  constructor(
    private readonly repository: LocationRepository,
    private readonly rows: LocationRows,
    private readonly locations: LocationsService,
    private readonly audit: AuditTrail,
    private readonly marks: ProjectionMarks,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async list(query: LocationListQuery): Promise<{ rows: LocationRow[]; missing: number }> {
    const rows = found(await this.rows.all(), query);
    const missing = rows.filter(({ node }) => node.locative === null);
    return { rows: query.isLocativeMissing ? missing : rows, missing: missing.length };
  }

  /** All rows of a list, for an export. */
  async *everything(query: LocationListQuery): AsyncGenerator<LocationRow, void, undefined> {
    yield* (await this.list(query)).rows;
  }

  async read(id: number): Promise<LocationRow> {
    const row = await this.rows.byId(id);
    if (!row) throw new DomainError('not-found', 'NOTFOUND');
    return row;
  }

  async add(actor: Actor, kind: 'town' | 'city_part', input: LocationInput): Promise<LocationRow> {
    const id = await this.unitOfWork.run(async () => {
      const all = await this.repository.allLocked();
      const slug =
        input.slug ??
        freeSlug(slugOf(input.name, 'misto').slice(0, LONGEST_MADE), new Set(all.map((one) => one.slug)));
      const { parent, ...values } = judged(kind, null, { ...input, slug }, all);
      const location = await this.repository.add({ ...values, kind, parent });
      await this.repository.freeSlug(slug);
      await this.audit.record(actor, 'location.add', subject(location.id), {}, facts(location));
      this.unitOfWork.afterCommit(() => {
        this.locations.forget();
      });
      return location.id;
    });
    return this.read(id);
  }

  /** Updates a location. The former slug becomes an alias; its spaces are re-projected. */
  async change(actor: Actor, id: number, version: number, input: LocationInput): Promise<LocationRow> {
    await this.unitOfWork.run(async () => {
      const all = await this.repository.allLocked();
      const location = await this.repository.locked(id);
      if (!location) throw new DomainError('not-found', 'NOTFOUND');
      if (location.version !== version) throw changedMeanwhile(adminLocation(await this.read(id)));
      const before = facts(location);
      Object.assign(
        location,
        judged(location.kind, id, { ...input, slug: input.slug ?? location.slug }, all),
      );
      await this.repository.flush();
      const after = facts(location);
      if (JSON.stringify(before) === JSON.stringify(after)) return;
      if (before.slug !== after.slug) await this.repository.renamed(location, before.slug);
      if (before.name !== after.name || before.parent !== after.parent) this.marks.mark(locationSource, [id]);
      await this.audit.record(actor, 'location.save', subject(id), before, after);
      this.unitOfWork.afterCommit(() => {
        this.locations.forget();
      });
    });
    return this.read(id);
  }

  /** Deletes a town or city part without references. */
  async remove(actor: Actor, id: number): Promise<LocationRow> {
    return this.unitOfWork.run(async () => {
      await this.repository.allLocked();
      const location = await this.repository.locked(id);
      if (!location) throw new DomainError('not-found', 'NOTFOUND');
      const row = await this.read(id);
      const { parts, buildings, inquiries, seoUrls } = row.uses;
      const isFixed = location.kind === 'country' || location.kind === 'region';
      if (isFixed || parts + buildings + inquiries + seoUrls > 0)
        throw new DomainError('conflict', 'IN_USE', {
          extra: { uses: { parts, buildings, inquiries, seo_urls: seoUrls } },
        });
      const before = facts(location);
      await this.repository.remove(location);
      await this.audit.record(actor, 'location.delete', subject(id), before, {});
      this.unitOfWork.afterCommit(() => {
        this.locations.forget();
      });
      return row;
    });
  }
}

const LONGEST_MADE = 60;
const subject = (id: number) => ({ type: 'location', id });

/**
 * Validates the values and resolves the parent.
 * @throws DomainError with errors by field
 */
function judged(
  kind: Location['kind'],
  id: number | null,
  { parentId, ...values }: LocationValues,
  all: readonly Location[],
): Omit<LocationValues, 'parentId'> & { parent: Location | null } {
  const placed: Placed[] = all.map((one) => ({
    id: one.id,
    slug: one.slug,
    name: one.name,
    kind: one.kind,
    parentId: one.parent?.id ?? null,
  }));
  const fields = problemsOf(kind, id, { ...values, parentId }, placed);
  assertNoFaults(fields);
  return { ...values, parent: all.find((one) => one.id === parentId) ?? null };
}

const facts = ({ slug, name, kind, parent, locative, lat, lng, population }: Location) => ({
  slug,
  name,
  kind,
  parent: parent?.name ?? null,
  locative,
  lat,
  lng,
  population,
});
